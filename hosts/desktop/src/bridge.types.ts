import type { DownloadRequest, ShareRequest } from '@chartdock/platform';

/**
 * Actions of the desktop app around the page. A way that is missing is left to the page itself. Every promise may reject; the
 * host then reports that the app refused.
 */
export interface DesktopBridge {
  /** Shows an `http(s):` address in the person's own browser. */
  readonly openExternal: (address: string) => Promise<void>;
  /** Shows an `http(s):` address of the page's own origin in another window of the app. */
  readonly openWindow: (address: string) => Promise<void>;
  /** Closes the window of the page. */
  readonly close: () => Promise<void>;
  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => Promise<void>;
  /** Saves a file with the app's own dialog; default the page's own download. `blob:` addresses never come here. */
  readonly download?: (request: DownloadRequest) => Promise<void>;
  /** Offers an address in the system's share sheet; without one it is copied. */
  readonly share?: (request: ShareRequest) => Promise<void>;
}
