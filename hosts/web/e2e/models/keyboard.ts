import type { Locator, Page } from 'playwright-core';
import type { AreaTextKey, PageTextKey } from './words.ts';
import { demoPassword } from './sign-in.ts';
import type { Words } from './words.ts';

/** Actions of someone without a pointer; a missing way by keys fails the step. */
export interface KeyboardModel {
  readonly signsIn: (account: string) => Promise<void>;
  /** Follows a link of the side menu. */
  readonly goesTo: (path: string) => Promise<void>;
  /** Chooses an entry of the New menu. */
  readonly choosesToCreate: (entry: AreaTextKey) => Promise<void>;
  /** Writes into the field of the dialog that has opened, and confirms. */
  readonly answers: (text: string) => Promise<void>;
  /** Confirms the dialog that has opened, whose button says so. */
  readonly confirms: (button: AreaTextKey) => Promise<void>;
  /** Walks to an item of the list. */
  readonly walksToItem: (title: string) => Promise<void>;
  /** Walks to an item and presses a key on it. */
  readonly pressesOn: (title: string, key: string) => Promise<void>;
  /** Opens the menu of an item and chooses from it. */
  readonly choosesFromMenu: (title: string, entry: AreaTextKey) => Promise<void>;
  /** Chooses a folder in the open move dialog. */
  readonly choosesFolder: (title: string) => Promise<void>;
  readonly searchesFor: (text: string) => Promise<void>;
  readonly clearsSearch: () => Promise<void>;
  readonly choosesView: (view: 'icon' | 'list') => Promise<void>;
  readonly opensKeyMap: () => Promise<void>;
  readonly leavesDialog: () => Promise<void>;
  readonly signsOut: () => Promise<void>;
}

/** More presses than any page has stops. */
const enough = 80;

/** Creates the model of someone who uses the keyboard alone. */
export const createKeyboard = (page: Page, words: Words): KeyboardModel => {
  const { ui, web } = words;
  const { keyboard } = page;
  const dialog = page.locator('dialog[open]');
  const hasFocus = async (target: Locator): Promise<boolean> =>
    (await target.and(page.locator(':focus')).count()) > 0;
  /** Presses a key until something has the focus. */
  const walks = async (target: Locator, key: string): Promise<void> => {
    await target.first().waitFor({ state: 'attached' });
    for (let presses = 0; !(await hasFocus(target)); presses += 1) {
      if (presses === enough) throw new Error(`${key} never reaches ${String(target)}`);
      await keyboard.press(key);
    }
  };
  const presses = async (target: Locator, key = 'Enter'): Promise<void> => {
    await walks(target, 'Tab');
    await keyboard.press(key);
  };
  const named = (key: PageTextKey): string => web(key);
  const items = page.locator('.cd-grid, .cd-list').locator('[data-cd-index]');
  const item = (title: string): Locator => items.filter({ has: page.getByTitle(title, { exact: true }) });
  const walksToItem = async (title: string): Promise<void> => {
    await item(title).waitFor();
    if (await hasFocus(item(title))) return;
    await walks(items, 'Tab');
    await keyboard.press('Home');
    await walks(item(title), 'ArrowRight');
  };
  const entry = (key: AreaTextKey): Locator =>
    page.getByRole('menuitem').filter({ has: page.getByText(ui(key), { exact: true }) });
  const choosesEntry = async (key: AreaTextKey): Promise<void> => {
    await walks(entry(key), 'ArrowDown');
    await keyboard.press('Enter');
  };
  const search = page.getByRole('textbox', { name: named('shell.search.label') });
  return {
    signsIn: async (account) => {
      await page.goto('/login');
      await walks(page.getByLabel(named('signIn.account')), 'Tab');
      await keyboard.type(account);
      await keyboard.press('Tab');
      await keyboard.type(demoPassword);
      await keyboard.press('Enter');
      await page.waitForURL('**/history');
    },
    goesTo: async (path) => {
      await presses(page.locator(`.cd-nav a[href="${path}"]`));
      await page.waitForURL(`**${path}*`);
    },
    choosesToCreate: async (key) => {
      await presses(
        page.locator('.cd-header').getByRole('button', { name: ui('create.label'), exact: true }),
      );
      await choosesEntry(key);
    },
    answers: async (text) => {
      const field = page.locator('dialog input:focus, .cd-name-field input:focus');
      await field.waitFor();
      await keyboard.press('ControlOrMeta+a');
      await keyboard.type(text);
      await keyboard.press('Enter');
      await field.waitFor({ state: 'detached' });
    },
    confirms: async (button) => {
      await presses(dialog.getByRole('button', { name: ui(button), exact: true }));
      await dialog.waitFor({ state: 'detached' });
    },
    walksToItem,
    pressesOn: async (title, key) => {
      await walksToItem(title);
      await keyboard.press(key);
    },
    choosesFromMenu: async (title, key) => {
      await walksToItem(title);
      await keyboard.press('Shift+F10');
      await choosesEntry(key);
    },
    choosesFolder: async (title) => {
      await walks(dialog.getByRole('treeitem'), 'Tab');
      await walks(dialog.getByRole('treeitem', { name: title }), 'ArrowDown');
      await keyboard.press('Enter');
    },
    searchesFor: async (text) => {
      await keyboard.press('/');
      await search.and(page.locator(':focus')).waitFor();
      await keyboard.type(text);
      await keyboard.press('Enter');
    },
    clearsSearch: async () => {
      await walks(search, 'Shift+Tab');
      await keyboard.press('ControlOrMeta+a');
      await keyboard.press('Delete');
    },
    choosesView: async (view) => {
      const radios = page.getByRole('radio', {
        name: new RegExp(`^(${ui('view.icon')}|${ui('view.list')})$`),
      });
      await walks(radios, 'Tab');
      await keyboard.press(view === 'list' ? 'ArrowRight' : 'ArrowLeft');
    },
    opensKeyMap: async () => {
      await keyboard.press('?');
      await dialog.getByRole('heading', { name: ui('keys.title') }).waitFor();
    },
    leavesDialog: async () => {
      await keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
    signsOut: async () => {
      await presses(page.locator('.cd-account__button'));
      await presses(
        page.locator('.cd-account__panel').getByRole('button', { name: named('account.signOut') }),
      );
    },
  };
};
