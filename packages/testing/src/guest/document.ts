import type { Arrival, GuestPlace, Posted } from '../page/place.ts';

/** A message of a guest on its way to the partner's page. */
export interface Sent {
  readonly data: unknown;
  readonly origin: string;
}

/** What a document of a guest is made of. */
export interface GuestDocumentOptions {
  readonly address: URL;
  /** Where it is shown; undefined for a page that has no window of the partner around it. */
  readonly place: GuestPlace | undefined;
  /** Origin of the partner's page. */
  readonly hostOrigin: string;
  readonly deliver: (arrival: Arrival) => void;
  /** Changes what the guest says on its way; undefined loses it. */
  readonly change: (sent: Sent) => Sent | undefined;
  readonly fetch: typeof fetch;
  /** The document goes to another address. */
  readonly onLeave: (address: string) => void;
}

/** A document of our guest page, as far as its code looks at it. */
export interface GuestDocument {
  readonly page: Window;
  /** The port it was given, once it was let in. */
  readonly port: () => MessagePort | undefined;
  /** Goes away as documents do: it says so first. */
  readonly unload: () => void;
}

type Listener = (event: unknown) => void;

const createListeners = () => {
  const listeners = new Set<readonly [type: string, listener: Listener]>();
  return {
    add: (type: string, listener: Listener) => void listeners.add([type, listener]),
    remove: (_type: string, listener: Listener) => {
      for (const entry of listeners) if (entry[1] === listener) listeners.delete(entry);
    },
    tell: (type: string, event: unknown) => {
      for (const [name, listener] of [...listeners]) if (name === type) listener(event);
    },
  };
};

/** Makes a document of a guest: messages arrive and leave under the rules of a browser. */
export const createGuestDocument = (options: GuestDocumentOptions): GuestDocument => {
  const { address, place, hostOrigin, onLeave } = options;
  const listeners = createListeners();
  let port: MessagePort | undefined;

  const host = {
    postMessage: (message: unknown, targetOrigin: string, ports: readonly MessagePort[] = []) => {
      if (targetOrigin !== hostOrigin) return;
      const sent = options.change({ data: structuredClone(message), origin: address.origin });
      if (sent !== undefined) options.deliver({ ...sent, source: place?.window, ports, isTrusted: true });
    },
  };
  place?.hear(({ data, targetOrigin, ports }: Posted) => {
    if (targetOrigin !== address.origin) return;
    port = ports[0] ?? port;
    listeners.tell('message', { data, origin: hostOrigin, source: host, ports, isTrusted: true });
  });

  const page = {
    addEventListener: listeners.add,
    removeEventListener: listeners.remove,
    fetch: (input: RequestInfo | URL, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('origin', address.origin);
      return options.fetch(input, { ...init, headers });
    },
    open: () => null,
    opener: place !== undefined && !place.isFramed ? host : null,
    document: { referrer: `${hostOrigin}/` },
    location: {
      origin: address.origin,
      pathname: address.pathname,
      search: address.search,
      hash: address.hash,
      ancestorOrigins: place?.isFramed === true ? [hostOrigin] : [],
      assign: (next: string | URL) => onLeave(String(next)),
      replace: (next: string | URL) => onLeave(String(next)),
    },
  };
  const framed = Object.assign(page, { parent: place?.isFramed === true ? host : page });
  return {
    page: framed as unknown as Window,
    port: () => port,
    unload: () => listeners.tell('pagehide', { type: 'pagehide' }),
  };
};
