import type { Locator, Page } from 'playwright-core';

/** How a task is done elsewhere: each line is one step, written down from what we know of the service. */
export interface PeerSteps {
  readonly peer: string;
  readonly steps: readonly string[];
}

/** The shortest way through five tasks in the pickers and file areas of others. `docs/reference/steps.md` shows the table. */
export const PEER_STEPS = {
  find: {
    peer: 'Google Drive on the web; OneDrive needs as many',
    steps: ['press the search field', 'type a word and Enter', 'press the chip Type', 'press the kind'],
  },
  move: {
    peer: 'Nextcloud Files; Google Drive and Dropbox need one more to create the folder',
    steps: [
      'press the first file',
      'press the fifth with Shift',
      'press Move or copy',
      'press New folder',
      'type a name and Enter',
      'press Move',
    ],
  },
  restore: {
    peer: 'Google Drive on the web; Nextcloud, OneDrive and Dropbox lead back to the file by more steps',
    steps: [
      'press Trash',
      'open the menu of the file',
      'press Restore',
      'press Show file location',
      'press Move',
      'press the folder',
      'press Move in the dialog',
    ],
  },
  pick: {
    peer: 'Google Picker; OneDrive’s picker needs as many, those of Box and Nextcloud show no pictures of diagrams',
    steps: [
      'press the button of the page',
      'press the icon for pictures',
      'press a picture',
      'press a second with Ctrl',
      'press a third with Ctrl',
      'press Select',
    ],
  },
  phone: {
    peer: 'Nextcloud’s app; Google Drive’s has a button to confirm the name besides',
    steps: [
      'open the menu of the file',
      'press Add to favourites',
      'open the menu again',
      'press Rename',
      'type a name and Done',
    ],
  },
} as const satisfies Readonly<Record<string, PeerSteps>>;

/** A person whose steps are counted: a press of pointer, finger or key is one, a text with its Enter is one, a drag is one. */
export interface CountedPerson {
  readonly presses: (what: Locator, options?: Parameters<Locator['click']>[0]) => Promise<void>;
  readonly taps: (what: Locator) => Promise<void>;
  /** Types where the focus is, over what is selected there, and ends with Enter. */
  readonly types: (text: string) => Promise<void>;
  /** How many steps there were. */
  readonly taken: () => number;
}

/** Counts the steps that someone takes on a page. */
export const countSteps = (page: Page): CountedPerson => {
  let taken = 0;
  return {
    presses: async (what, options) => {
      taken += 1;
      await what.click(options);
    },
    taps: async (what) => {
      taken += 1;
      await what.tap();
    },
    types: async (text) => {
      taken += 1;
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    taken: () => taken,
  };
};
