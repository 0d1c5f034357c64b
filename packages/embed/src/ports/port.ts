/** Carries messages to one peer, in order. Implementations: `window` and `memory`; one suite tests them all. */
export interface Port {
  /** Sends a copy of a value; after `close` it does nothing. Throws when the value cannot be copied. */
  post(value: unknown): void;
  /** Begins to receive, first all messages that have arrived so far. Called once. */
  listen(receive: (value: unknown) => void): void;
  /** Runs a task when the other end is gone for certain; not every browser tells. */
  onGone(task: () => void): void;
  /** Ends the connection and takes every listener away. */
  close(): void;
}
