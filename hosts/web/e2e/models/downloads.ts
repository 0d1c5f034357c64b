import type { Download, Locator, Page, Request } from 'playwright-core';
import type { FileAreaModel } from './file-area.ts';
import type { Words } from './words.ts';

/** Actions of a visitor in the download submenu of a file. */
export interface DownloadsModel {
  /** Opens the menu of a file. */
  readonly opensMenuOf: (title: string) => Promise<void>;
  /** Opens the menu of a file with the button on it, by a finger. */
  readonly tapsMenuOf: (title: string) => Promise<void>;
  /** Walks to the entry that leads to the formats and into them, without a pointer. */
  readonly walksToFormats: (title: string) => Promise<void>;
  /** The format with the focus. */
  readonly focusedFormat: Locator;
  /** The entry that leads to the formats. */
  readonly entry: Locator;
  /** The submenu of formats. */
  readonly formats: Locator;
  /** Chooses a format by its name; the submenu is open. */
  readonly chooses: (name: string) => Promise<void>;
  /** Chooses a format of a file and returns the file that the browser saves. */
  readonly downloads: (title: string, name: string) => Promise<Download>;
  /** Requests of hidden frames so far, as method and address without secrets. */
  readonly frameRequests: () => string[];
}

const isOfFrame = (page: Page, request: Request): boolean =>
  request.isNavigationRequest() && request.frame() !== page.mainFrame();

/** Creates the model of downloads. */
export const createDownloads = (page: Page, words: Words, files: FileAreaModel): DownloadsModel => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!isOfFrame(page, request)) return;
    const { pathname, searchParams } = new URL(request.url());
    requests.push(`${request.method()} ${pathname} ${searchParams.get('action') ?? ''}`.trim());
  });
  const label = words.ui('action.download');
  const entry = page.getByRole('menuitem', { name: label, exact: true });
  const formats = page.getByRole('menu', { name: label, exact: true });
  const opensMenuOf = (title: string): Promise<void> => files.item(title).click({ button: 'right' });
  const chooses = (name: string): Promise<void> =>
    formats.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
  return {
    opensMenuOf,
    tapsMenuOf: (title) => files.item(title).locator('[data-cd-part="menu"]').tap(),
    walksToFormats: async (title) => {
      await files.item(title).focus();
      await page.keyboard.press('Shift+F10');
      await page.getByRole('menuitem').and(page.locator(':focus')).waitFor();
      // Typing finds the entry by how its name begins.
      await page.keyboard.press(label.slice(0, 1));
      await entry.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('ArrowRight');
    },
    focusedFormat: formats.getByRole('menuitem').and(page.locator(':focus')),
    entry,
    formats,
    chooses,
    downloads: async (title, name) => {
      await opensMenuOf(title);
      await entry.hover();
      const [download] = await Promise.all([page.waitForEvent('download'), chooses(name)]);
      return download;
    },
    frameRequests: () => [...requests],
  };
};
