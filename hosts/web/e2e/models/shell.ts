import type { Page } from 'playwright-core';
import type { Words } from './words.ts';

/** Addresses of the pages, as the specification has them. */
const ADDRESSES = {
  history: '/history',
  diagrams: '/diagrams',
  shared: '/colla',
  favourites: '/fav',
  trash: '/trash',
  templates: '/template_create',
} as const;

/** Actions of a visitor on the frame around the file area. */
export interface ShellModel {
  readonly goesTo: (page: keyof typeof ADDRESSES) => Promise<void>;
  readonly opensAccountMenu: () => Promise<void>;
  readonly choosesLanguage: (name: '中文' | 'English') => Promise<void>;
  readonly choosesTheme: (theme: 'light' | 'dark' | 'auto') => Promise<void>;
  readonly signsOut: () => Promise<void>;
  readonly searchesFor: (text: string) => Promise<void>;
  readonly clearsSearch: () => Promise<void>;
  readonly opensDrawer: () => Promise<void>;
  readonly collapsesMenu: () => Promise<void>;
  /** Lists the entries that the menu marks as open. */
  readonly openEntries: () => Promise<string[]>;
  /** Width of the side menu in pixels. */
  readonly menuWidth: () => Promise<number>;
  /** Number beside Trash; 0 when none is shown. */
  readonly trashCount: () => Promise<number>;
  readonly quotaText: () => Promise<string>;
}

/** Creates the model of the frame. */
export const createShell = (page: Page, words: Words): ShellModel => {
  const nav = page.getByRole('navigation', { name: words.web('shell.menu.label') });
  const search = page.getByRole('textbox', { name: words.web('shell.search.label') });
  const panel = page.locator('.cd-account__panel');
  return {
    goesTo: (name) => nav.locator(`a[href="${ADDRESSES[name]}"]`).click(),
    opensAccountMenu: async () => {
      await page.locator('.cd-account__button').click();
      await panel.waitFor();
    },
    choosesLanguage: (name) => panel.getByRole('radio', { name, exact: true }).click(),
    choosesTheme: (theme) =>
      panel.getByRole('radio', { name: words.web(`account.theme.${theme}`), exact: true }).click(),
    signsOut: () => panel.getByRole('button', { name: words.web('account.signOut') }).click(),
    searchesFor: (text) => search.fill(text),
    clearsSearch: () => search.fill(''),
    opensDrawer: () => page.getByRole('button', { name: words.web('shell.menu.open') }).click(),
    collapsesMenu: () => page.getByRole('button', { name: words.web('shell.menu.collapse') }).click(),
    openEntries: () => nav.locator('[aria-current]').allInnerTexts(),
    menuWidth: async () => (await page.locator('.cd-side').boundingBox())?.width ?? 0,
    trashCount: async () => {
      // All at once: the count may go between two looks.
      const [count] = await nav.locator('a[href="/trash"] .cd-nav__count').allTextContents();
      return count === undefined ? 0 : Number(count);
    },
    quotaText: async () => (await page.locator('.cd-side .cd-quota__title').textContent()) ?? '',
  };
};
