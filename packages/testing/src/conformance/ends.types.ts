/** A greeting that an end posted into its peer's window. */
export interface PostedGreeting {
  readonly data: unknown;
  readonly targetOrigin: string;
  readonly ports: readonly MessagePort[];
}

/** A message that is delivered into an end's window. */
export interface DeliveredGreeting {
  readonly data: unknown;
  /** Default the origin of the true peer. */
  readonly origin?: string;
  /** Which window it comes from; default `peer`. */
  readonly source?: 'peer' | 'stranger';
  /** False for an event that a script has made; default true. */
  readonly isTrusted?: boolean;
  readonly ports?: readonly MessagePort[];
}

/** Controls of both kinds of ends for the suite. */
export interface EndUnderTest {
  /** The channel of this surface. */
  readonly channel: string;
  /** Origin of the end's own page. */
  readonly origin: string;
  /** Origin of the true peer, which the suite plays. */
  readonly peerOrigin: string;
  /** Messages that the end has posted into its peer's window so far. */
  readonly posted: readonly PostedGreeting[];
  /** Delivers a message into the end's window. */
  deliver(greeting: DeliveredGreeting): void;
  /** Moves the clock of the end on. */
  advance(milliseconds: number): void | Promise<void>;
  /** Takes everything down. */
  dispose(): void;
}

/**
 * A host that shows a picker for several files, whose guest the suite plays. Its code for choices refuses
 * `CONFORMANCE_FILES.refused`, never decides about `waiting`, and accepts all else. Its time-out for a guest is 10 seconds.
 */
export interface HostEnd extends EndUnderTest {
  /** The frame's document has loaded. */
  load(): void;
  /** How the picker ended: a status, or for `failed` the code of the error; undefined while it is open. */
  outcome(): string | undefined;
  /** Closes the picker from the host's side. */
  close(): void;
}

/** Report to a guest about its commit: the host's response, or the code of the error. */
export type CommitReport =
  { readonly accepted: boolean; readonly reason?: string } | { readonly error: string };

/** A guest page, whose host the suite plays. It never comes to an end with the act `refresh`, and does nothing else. */
export interface GuestEnd extends EndUnderTest {
  /** `waiting`, `joined`, or the code of the error with which it gave up. */
  state(): string;
  /** Offers one file to the host. */
  pick(file: {
    readonly id: string;
    readonly title: string;
    readonly category: string;
  }): Promise<CommitReport>;
}

/** Files named after the decision of a host under test. */
export const CONFORMANCE_FILES = {
  accepted: { id: 'accepted', title: 'Accepted', category: 'mind' },
  refused: { id: 'refused', title: 'Refused', category: 'mind' },
  waiting: { id: 'waiting', title: 'Waiting', category: 'mind' },
} as const;
