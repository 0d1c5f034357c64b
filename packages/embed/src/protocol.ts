import type { PAY_FEATURE } from './wire/pay-feature.ts';

/** The versions of the protocol this copy speaks. */
export const VERSIONS: VersionRange = { min: 1, max: 1 };

/** Abilities of this copy beyond the version's core; both ends keep to those they share. A host has the last only where its options say so. */
export const FEATURES: readonly string[] = [
  'tasks',
  'replay',
  'store',
  'sign-in',
  'pay.present' satisfies typeof PAY_FEATURE,
];

// Numbers both ends keep: one constant each, so that a build writes the number where it is used.

/** How long a request may take unless it says otherwise, and how long any acknowledgement may take, in milliseconds. */
export const DEADLINE_MS = 10_000;

/** How soon a request is acknowledged that has no response yet, in milliseconds. */
export const ACK_MS = 50;

/** Largest message, in bytes of UTF-8 JSON. */
export const MESSAGE_BYTES = 65_536;

/** Requests that wait for their response, in each direction. */
export const PENDING_REQUESTS = 32;

/** Messages that one side may begin in a second. */
export const MESSAGES_PER_SECOND = 100;

/** Pause between two signs of life, in milliseconds. */
export const PING_MS = 5_000;

/** Silence while visible after which the peer counts as gone, in milliseconds. */
export const SILENCE_MS = 15_000;

/** Most files one pick returns. */
export const PICK_ITEMS = 100;

/** A closed range of protocol versions. */
export interface VersionRange {
  readonly min: number;
  readonly max: number;
}

/** The error part of a response: never a stack, never a foreign message. */
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

/** A response that carries a result. */
export interface ResultMessage {
  readonly t: 'res';
  readonly id: number;
  readonly ok: unknown;
}

/** A response that carries an error. */
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
