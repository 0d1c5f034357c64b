import { HostError, isHostError, requireSafeAddress } from '@chartdock/platform';
import type { Host, WindowTarget } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';
import type { DesktopBridge } from './bridge.types.ts';

/** Options of `createDesktopHost`. */
export interface DesktopHostOptions {
  readonly bridge: DesktopBridge;
  /** Default the global window. */
  readonly window?: Window;
  /** Shows a path of our own origin without loading the page again; default loads it. */
  readonly navigate?: (path: string) => void;
  /** Is told when the app refuses to show an address, which `open` cannot wait for. Default the page's own report of errors. */
  readonly onRefused?: (error: HostError) => void;
}

/** Tauri rejects with a text, Electron with an error; both list the commands that are not allowed. */
const reasonOf = (cause: unknown): string => {
  const reason = cause instanceof Error ? cause.message : cause;
  return typeof reason === 'string' && reason !== '' ? `: ${reason}` : '';
};

const refused = (what: string, cause: unknown): HostError =>
  isHostError(cause)
    ? cause
    : new HostError('blocked', `${what} – the desktop app refused${reasonOf(cause)}`, { cause });

const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (cause) {
    throw refused(what, cause);
  }
};

/**
 * Creates the host of a page in a desktop app. Created and opened files stay in the same window (CREATE-37); a new window
 * is one of the app for our own addresses and the person's browser for all others.
 */
export const createDesktopHost = (options: DesktopHostOptions): Host => {
  const { bridge } = options;
  const page: Window = options.window ?? (globalThis as unknown as Window);
  const onRefused = options.onRefused ?? ((error: HostError): void => page.reportError(error));
  const browser = createBrowserHost({
    window: page,
    kind: 'desktop',
    closable: true,
    shareSheet: bridge.share !== undefined,
    ...(options.navigate === undefined ? {} : { navigate: options.navigate }),
  });
  const openNew = (address: string): void => {
    const url = new URL(address, page.location.href);
    const show = url.origin === page.location.origin ? bridge.openWindow : bridge.openExternal;
    void attempt('open a window', () => show(url.href)).catch((error: unknown) =>
      onRefused(refused('open a window', error)),
    );
  };
  const copy = (text: string): Promise<void> => attempt('copy a text', () => bridge.copy(text));
  return {
    capabilities: browser.capabilities,
    open: (address, target: WindowTarget = 'same') => {
      const safe = requireSafeAddress(address);
      if (target === 'same') browser.open(safe, 'same');
      else openNew(safe);
    },
    reserveWindow: () => browser.reserveWindow(),
    copy,
    close: () => attempt('close the window', bridge.close),
    share: async (request) => {
      const address = new URL(requireSafeAddress(request.address), page.location.href).href;
      const { share } = bridge;
      if (share === undefined) {
        await copy(address);
        return 'copied';
      }
      await attempt('share an address', () => share({ title: request.title, address }));
      return 'shared';
    },
    download: async (request) => {
      const { download } = bridge;
      if (download === undefined || request.address.startsWith('blob:')) return browser.download(request);
      const address = new URL(requireSafeAddress(request.address), page.location.href).href;
      await attempt('save a file', () => download({ address, fileName: request.fileName }));
    },
    loadHidden: (request, onPage) => browser.loadHidden(request, onPage),
  };
};
