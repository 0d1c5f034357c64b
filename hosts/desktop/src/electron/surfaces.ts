import { SURFACE_CHANNEL } from '../surfaces/surface-bridge.ts';
import { isSafeAddress } from '@chartdock/platform';
import type { MainIpc } from './ipc.types.ts';

/** Electron's `BrowserWindow`, as far as a surface needs it. */
export interface SurfaceWindow {
  readonly webContents: {
    on(
      event: 'will-navigate',
      listener: (navigation: { preventDefault(): void }, url: string) => void,
    ): unknown;
  };
  once(event: 'closed', listener: () => void): unknown;
  close(): void;
}

/** Options of `handleSurfaceBridge`. */
export interface SurfaceMainOptions<Sender> {
  readonly ipcMain: MainIpc<Sender>;
  /** Origin of the Chartdock server; surfaces of others are refused. */
  readonly origin: string;
  /** Origins of the pages that may ask, e.g. `['https://notes.example.com']`. */
  readonly pages: readonly string[];
  /** Opens a window and loads the address in it, without the app's own preload script. */
  readonly openWindow: (address: string, sender: Sender) => SurfaceWindow | Promise<SurfaceWindow>;
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

const carries = (address: string, ticket: string): boolean =>
  URL.canParse(address) && new URLSearchParams(new URL(address).hash.slice(1)).get('chartdock') === ticket;

/** Waits for the person: they close the window, or the surface leaves it with its ticket. */
const untilDone = (window: SurfaceWindow, ticket: string): Promise<void> =>
  new Promise((resolve) => {
    window.once('closed', () => resolve());
    window.webContents.on('will-navigate', (navigation, url) => {
      if (!carries(url, ticket)) return;
      // The page that asked is still there: it needs no second copy of itself.
      navigation.preventDefault();
      window.close();
    });
  });

/**
 * Shows surfaces for a partner's page in the main process; the page's promise resolves when the person is done. A message
 * counts only from a frame that shows one of `pages`. Throws `TypeError`, which the page hears as a refusal.
 */
export const handleSurfaceBridge = <Sender>(options: SurfaceMainOptions<Sender>): void => {
  const { ipcMain, openWindow } = options;
  const origin = originOf(options.origin);
  const pages = options.pages.map(originOf).filter((page) => page !== '');
  ipcMain.handle(SURFACE_CHANNEL, async ({ sender, senderFrame }, address, ticket) => {
    if (!pages.includes(originOf(senderFrame?.url ?? '')))
      throw new TypeError('chartdock: this page may not show surfaces');
    if (typeof address !== 'string' || typeof ticket !== 'string' || ticket === '')
      throw new TypeError('chartdock: a text is missing');
    if (!isSafeAddress(address) || originOf(address) !== origin)
      throw new TypeError('chartdock: this address is not of the server');
    await untilDone(await openWindow(address, sender), ticket);
  });
};
