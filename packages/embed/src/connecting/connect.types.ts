import type { Token } from '../api/options.types.ts';

/** Code of a person's consent, which becomes a token. */
export interface ConnectCode {
  /** Works once, within a minute, for this client alone. */
  readonly code: string;
  /** Proves that this page asked for the code. */
  readonly verifier: string;
}

/** Options of `connect`. */
export interface ConnectOptions {
  /** Scopes of tokens, e.g. `['files:read']`. Default all that the client is registered for. */
  readonly scopes?: readonly string[];
  /** A window that was opened in the person's click. Default one that is opened now. */
  readonly popup?: Window | null;
  /**
   * Goes there and back in this tab in place of a window. The address has to be registered letter by letter, and the page at it
   * calls `connect` with the same options, which then ends the begun connection.
   */
  readonly returnUrl?: string | URL;
  /** Has your backend trade the code by its secret. Default the page trades it itself, without a secret. */
  readonly exchange?: (code: ConnectCode) => Promise<Token>;
}
