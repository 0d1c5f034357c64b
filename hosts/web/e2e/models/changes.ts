import { createClient } from '@chartdock/client';
import type { Locator, Page } from 'playwright-core';
import type { Words } from './words.ts';

/** View of a visitor on changes under way, and the way to take them back. */
export interface ChangesModel {
  /** The panel of long changes. */
  readonly panel: Locator;
  /** Picks everything of the list and presses Delete. */
  readonly trashesAll: () => Promise<void>;
  readonly renamesByKeys: (title: string, next: string) => Promise<void>;
  readonly trashesByKeys: (title: string) => Promise<void>;
  readonly undoesByKeys: () => Promise<void>;
  readonly stops: () => Promise<void>;
  readonly triesAgain: () => Promise<void>;
  readonly goesOn: () => Promise<void>;
  readonly seesNoPanel: () => Promise<void>;
  /** Holds the calls of batches back until the answered function lets them go, one after the other. */
  readonly holdsBatches: () => Promise<() => Promise<void>>;
  /** Lets a file of the system hover over the list. */
  readonly dragsFileOver: (name: string) => Promise<void>;
  readonly dragsFileAway: () => Promise<void>;
}

const isBatch = (url: URL): boolean => url.pathname.endsWith('/folder/batch_operation');

/** Creates the model of changes. */
export const createChanges = (page: Page, { ui }: Words): ChangesModel => {
  const panel = page.locator('.cd-changes');
  const itemOf = (title: string): Locator =>
    page.locator('[data-cd-index]').filter({ has: page.getByTitle(title, { exact: true }) });
  const presses = (name: string): Promise<void> => panel.getByRole('button', { name, exact: true }).click();
  const sendDrag = async (type: string, name: string): Promise<void> => {
    const dataTransfer = await page.evaluateHandle((title) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['# Notes'], title));
      return transfer;
    }, name);
    await page.locator('.cd-area__body').dispatchEvent(type, { dataTransfer });
  };
  return {
    panel,
    trashesAll: async () => {
      await page.locator('[data-cd-index="0"]').focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
    },
    renamesByKeys: async (title, next) => {
      await itemOf(title).focus();
      await page.keyboard.press('F2');
      const field = page.locator('.cd-name-field').getByRole('textbox');
      await field.fill(next);
      await field.press('Enter');
      await field.waitFor({ state: 'detached' });
    },
    trashesByKeys: async (title) => {
      await itemOf(title).focus();
      await page.keyboard.press('Delete');
    },
    undoesByKeys: () => page.keyboard.press('ControlOrMeta+z'),
    stops: () => presses(ui('change.stop')),
    triesAgain: () => presses(ui('change.retry')),
    goesOn: () => presses(ui('change.goOn')),
    seesNoPanel: () => panel.waitFor({ state: 'hidden' }),
    holdsBatches: async () => {
      const waiting: (() => void)[] = [];
      let isOpen = false;
      await page.route(isBatch, async (route) => {
        if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
        await route.continue();
      });
      return async () => {
        isOpen = true;
        waiting.splice(0).forEach((release) => release());
        await panel.waitFor();
      };
    },
    dragsFileOver: (name) => sendDrag('dragover', name),
    dragsFileAway: () => sendDrag('dragleave', 'notes.md'),
  };
};

/** Makes folders in an account without its screen. */
export const makeFolders = async (
  address: string,
  account: string,
  { folderId, titles }: { readonly folderId: string; readonly titles: readonly string[] },
): Promise<readonly string[]> => {
  const client = createClient({ baseUrl: address });
  const { token } = await client.session.signIn({ account, password: 'Chartdock1' });
  client.tokens.write(token);
  const ids: string[] = [];
  for (const title of titles) {
    const { file } = await client.folders.create({ folderId, title });
    ids.push(file.folderId ?? file._id ?? '');
  }
  return ids;
};
