/** A message as it arrives in a window. */
export interface Arrival {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
  readonly ports: readonly MessagePort[];
  readonly isTrusted: boolean;
}

/** Message that the partner's page posts into a window. */
export interface Posted {
  readonly data: unknown;
  readonly targetOrigin: string;
  readonly ports: readonly MessagePort[];
}

/** A place on the partner's page where a guest is shown: a frame, or a window of its own. */
export interface GuestPlace {
  readonly isFramed: boolean;
  /** Address of the guest page, with the channel in its fragment. */
  readonly address: URL;
  /** The window as the partner's page holds it. */
  readonly window: object;
  /** Sets the receiver of messages that the page posts into the window: the current document. */
  readonly hear: (receive: (posted: Posted) => void) => void;
  /** Tells the page that a document has loaded; a window of its own cannot tell. */
  readonly load: () => void;
}

/** Creates a place. `more` is added to its window besides taking messages. */
export const createPlace = (
  address: string,
  { isFramed, load, more }: { readonly isFramed: boolean; readonly load: () => void; readonly more?: object },
): GuestPlace => {
  let receive: (posted: Posted) => void = () => undefined;
  const postMessage = (message: unknown, targetOrigin: string, ports: readonly MessagePort[] = []): void => {
    const data: unknown = structuredClone(message);
    queueMicrotask(() => receive({ data, targetOrigin, ports }));
  };
  return {
    isFramed,
    address: new URL(address),
    window: Object.assign(more ?? {}, { postMessage }),
    hear: (next) => (receive = next),
    load,
  };
};
