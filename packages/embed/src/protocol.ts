/** The versions of the protocol this copy speaks. */
export const VERSIONS: VersionRange = { min: 1, max: 1 };

/** What this copy can do beyond the version's core; both ends keep to what they share. */
export const FEATURES: readonly string[] = ['pick-files', 'replay', 'store'];

/** Numbers both ends keep. Milliseconds, bytes of UTF-8 JSON, and counts, as the name says. */
export const WIRE_LIMITS = {
  /** How long a request may take unless it says otherwise, and how long any acknowledgement may take. */
  deadlineMs: 10_000,
  messageBytes: 65_536,
  /** Requests that wait for their answer, in each direction. */
  pending: 32,
  messagesPerSecond: 100,
  pingMs: 5_000,
  /** Silence while visible after which the peer counts as gone. */
  silenceMs: 15_000,
  /** Most files one pick returns. */
  items: 100,
} as const;

/** A closed range of protocol versions. */
export interface VersionRange {
  readonly min: number;
  readonly max: number;
}

/** The error part of an answer: never a stack, never a foreign message. */
export interface WireError {
  readonly code: string;
  readonly retry: boolean;
  readonly detail?: string;
}

/** A request: id, method, parameters and deadline in milliseconds (0: as long as the surface lives). */
export interface RequestMessage {
  readonly t: 'req';
  readonly id: number;
  readonly m: string;
  readonly p: unknown;
  readonly d: number;
}

/** An answer that carries a result. */
export interface ResultMessage {
  readonly t: 'res';
  readonly id: number;
  readonly ok: unknown;
}

/** An answer that carries an error. */
export interface ErrorMessage {
  readonly t: 'res';
  readonly id: number;
  readonly err: WireError;
}

/** An event: running number, name and data. */
export interface EventMessage {
  readonly t: 'evt';
  readonly seq: number;
  readonly n: string;
  readonly d: unknown;
}

/** Why one end leaves: the page goes away, or the surface is closed for good. */
export type ByeReason = 'unload' | 'closed';

/** A message that is only about a request, or a sign of life. */
export interface IdMessage {
  readonly t: 'ack' | 'cancel' | 'ping' | 'pong';
  readonly id: number;
}

/** The last message of one end. */
export interface ByeMessage {
  readonly t: 'bye';
  readonly reason: ByeReason;
}

/** Everything that may travel over the port. */
export type PortMessage =
  RequestMessage | ResultMessage | ErrorMessage | EventMessage | IdMessage | ByeMessage;
