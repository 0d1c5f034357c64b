import { isSafeAddress } from '@chartdock/platform';

/** Electron's `webContents`, as far as a guard needs it. */
export interface GuardedContents {
  on(
    event: 'will-navigate' | 'will-redirect',
    listener: (navigation: { preventDefault(): void }, url: string) => void,
  ): unknown;
  setWindowOpenHandler(handler: (details: { readonly url: string }) => { action: 'deny' }): void;
}

/** Options of `guardNavigation`. */
export interface GuardOptions {
  /** Origins that the window may show, e.g. `['https://charts.example.com']`. */
  readonly origins: readonly string[];
  /** `shell.openExternal`, for `http(s)` addresses of other origins. */
  readonly openExternal: (address: string) => Promise<void>;
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : '');

const isWebAddress = (address: string): boolean => isSafeAddress(address) && !address.startsWith('/');

/**
 * Keeps a window on its own origins: where a link, a script or a redirect would lead it elsewhere, it stays, and the
 * person's browser shows the address instead. No page opens windows by itself. Call it for each window that has a preload
 * script, because a page of another origin would have its bridge.
 */
export const guardNavigation = (contents: GuardedContents, { origins, openExternal }: GuardOptions): void => {
  const allowed = origins.map(originOf);
  const leadOut = (address: string): void => {
    // The browser may refuse; the window stays where it is either way.
    if (isWebAddress(address)) openExternal(address).catch(() => undefined);
  };
  for (const event of ['will-navigate', 'will-redirect'] as const)
    contents.on(event, (navigation, url) => {
      if (allowed.includes(originOf(url))) return;
      navigation.preventDefault();
      leadOut(url);
    });
  contents.setWindowOpenHandler(({ url }) => {
    leadOut(url);
    return { action: 'deny' };
  });
};
