/** The window that holds a guest, as far as its code looks at it. */
export interface Holder {
  readonly window: object;
  readonly origin: string;
  /** True for the window around a frame, false for the one that opened a window. */
  readonly isFraming: boolean;
}

/** Parts of a guest's own window. */
export interface PageWindowOptions {
  readonly address: URL;
  /** Undefined for a page that nobody holds. */
  readonly holder: Holder | undefined;
  readonly fetch: typeof fetch;
  /** The document goes to another address. */
  readonly onLeave: (address: string) => void;
}

/** A guest's own window. */
export interface PageWindow {
  readonly page: Window;
  /** Hands an event to the listeners of its type. */
  readonly tell: (type: 'message' | 'pagehide', event: object) => void;
  /** Counts the listeners for messages. */
  readonly listeners: () => number;
}

type Listener = (event: object) => void;

/** Creates the window of a guest page: the browser features that its code reads, and nothing else. */
export const createPageWindow = ({ address, holder, fetch, onLeave }: PageWindowOptions): PageWindow => {
  const entries = new Set<readonly [type: string, listener: Listener]>();
  const withOrigin: typeof fetch = (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('origin', address.origin);
    return fetch(input, { ...init, headers });
  };
  const page = {
    addEventListener: (type: string, listener: Listener) => void entries.add([type, listener]),
    removeEventListener: (type: string, listener: Listener) => {
      for (const entry of entries) if (entry[0] === type && entry[1] === listener) entries.delete(entry);
    },
    fetch: withOrigin,
    open: () => null,
    opener: holder?.isFraming === false ? holder.window : null,
    document: { referrer: holder === undefined ? '' : `${holder.origin}/` },
    location: {
      origin: address.origin,
      pathname: address.pathname,
      search: address.search,
      hash: address.hash,
      ancestorOrigins: holder?.isFraming === true ? [holder.origin] : [],
      assign: (next: string | URL) => onLeave(String(next)),
      replace: (next: string | URL) => onLeave(String(next)),
    },
  };
  const parent = holder?.isFraming === true ? holder.window : page;
  return {
    page: Object.assign(page, { parent }) as unknown as Window,
    tell: (type, event) => {
      for (const [name, listener] of [...entries]) if (name === type) listener(event);
    },
    listeners: () => [...entries].filter(([type]) => type === 'message').length,
  };
};
