import type { Arrival, GuestPlace, Posted } from '../page/place.ts';
import type { PageWindowOptions } from './page-window.ts';
import { createPageWindow } from './page-window.ts';

/** A message of a guest on its way to the partner's page. */
export interface Sent {
  readonly data: unknown;
  readonly origin: string;
}

/** Parts of a guest's document. */
export interface GuestDocumentOptions extends Pick<PageWindowOptions, 'address' | 'fetch' | 'onLeave'> {
  /** Where it is shown; undefined for a page that no window of the partner holds. */
  readonly place: GuestPlace | undefined;
  /** Origin of the partner's page. */
  readonly hostOrigin: string;
  readonly deliver: (arrival: Arrival) => void;
  /** Changes the guest's messages on their way. */
  readonly change: (sent: Sent) => Sent;
}

/** A document of our guest page. */
export interface GuestDocument {
  readonly page: Window;
  /** The port it was given, once it was let in. */
  readonly port: () => MessagePort | undefined;
  /** Goes away as documents do: it says so first. */
  readonly unload: () => void;
}

/** Creates a document of a guest: messages arrive and leave under the rules of a browser. */
export const createGuestDocument = (options: GuestDocumentOptions): GuestDocument => {
  const { address, place, hostOrigin } = options;
  let port: MessagePort | undefined;
  const host = {
    postMessage: (message: unknown, targetOrigin: string, ports: readonly MessagePort[] = []) => {
      if (targetOrigin !== hostOrigin) return;
      const sent = options.change({ data: structuredClone(message), origin: address.origin });
      options.deliver({ ...sent, source: place?.window, ports, isTrusted: true });
    },
  };
  const holder =
    place === undefined ? undefined : { window: host, origin: hostOrigin, isFraming: place.isFramed };
  const { page, tell } = createPageWindow({ ...options, holder });
  place?.hear(({ data, targetOrigin, ports }: Posted) => {
    if (targetOrigin !== address.origin) return;
    port = ports[0] ?? port;
    tell('message', { data, origin: hostOrigin, source: host, ports, isTrusted: true });
  });
  return { page, port: () => port, unload: () => tell('pagehide', {}) };
};
