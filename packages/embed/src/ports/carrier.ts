/**
 * A way to the other end that hands messages over in bundles: all messages since the last hand-over, in order. A bundle may
 * come twice, as web views deliver again on a later occasion.
 */
export interface Carrier {
  /** Sends one message, which JSON can hold. */
  send(message: unknown): void;
  /** Tells of every bundle; the answered function takes the listener away. */
  listen(receive: (bundle: readonly unknown[]) => void): () => void;
}

/** Options of the port of a carrier. */
export interface CarriedOptions {
  readonly carrier: Carrier;
  /** Makes an id that no other message of this end has; default random. */
  readonly newId?: () => string;
}
