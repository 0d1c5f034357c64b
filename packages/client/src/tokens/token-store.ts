import type { CallDescriptor, Envelope } from '@chartdock/contract';

/** How a token came to be, as far as its life depends on it. */
export interface TokenOrigin {
  /** The token was exchanged by a verify call and lives 15 days in place of 7 (AUTH-04). Default false. */
  readonly verified?: boolean;
}

/** Makes a call without an input and returns its envelope with any code; it reacts to nothing. */
export type SendCall = (call: CallDescriptor) => Promise<Envelope>;

/** Keeps the login token of one client. */
export interface TokenStore {
  /** Returns the token, or undefined when nobody is signed in. May ask the host or the server first. */
  read(): string | undefined | Promise<string | undefined>;
  /** Returns another token in place of one the server rejected, or undefined. */
  renew(rejected: string): string | undefined | Promise<string | undefined>;
  /**
   * Returns a token that covers a scope which the refused one lacks, or undefined: the session goes on as it is. Stores
   * whose tokens cover everything have no need of it.
   */
  stepUp?(refused: string, scope: string): Promise<string | undefined>;
  /** Keeps a token. */
  write(token: string, origin?: TokenOrigin): void;
  /** Forgets the token; nobody is signed in until the next `write` or `restore`. */
  clear(): void;
  /** Looks for a session that is already there, also after `clear`; undefined when there is none. */
  restore(): string | undefined | Promise<string | undefined>;
  /** Receives the way to make calls of the client it serves, once, when that is made. */
  connect?(send: SendCall): void;
}

/** Lets calls that want the same thing at the same time share one result. */
export const shareFlight = <Argument, Value>(
  fly: (argument: Argument) => Promise<Value>,
): ((argument: Argument) => Promise<Value>) => {
  let flight: Promise<Value> | undefined;
  return (argument) => {
    flight ??= fly(argument).finally(() => {
      flight = undefined;
    });
    return flight;
  };
};
