import type { Effect } from '@chartdock/contract';
import type { ApiError } from './errors.ts';

/** Reaction to a failed call, for the application to perform. */
export interface ClientEffect {
  readonly effect: Exclude<Effect, 'silent'>;
  /** Text for people in the client's language. */
  readonly text: string;
  readonly error: ApiError;
}

/** Events of a client. */
export interface ClientEvents extends Record<string | symbol, unknown> {
  /** A failed call asks for a reaction; at most one per call (ERR-31). */
  effect: ClientEffect;
  /** The session has ended; once, however many calls found out (ERR-32). */
  signOut: ApiError;
}
