import { composeClient } from '@chartdock/client';
import type { ClientControls } from '@chartdock/client';
import type { CallData, CallInput, Locale } from '@chartdock/contract';
import { write } from '@chartdock/contract/calls/ai';
import { createPieceTransport } from './piece-transport.ts';

/** Request for a text. */
export type Wish = CallInput<'ai', 'write'>;

/** A text that was written. */
export type WrittenText = CallData<'ai', 'write'>;

/** How a text is asked for. */
export interface AskOptions {
  /** Stops the writing. */
  readonly signal: AbortSignal;
  /** Is told each piece as it comes. */
  readonly onPiece: (piece: string) => void;
}

/** Has a text written. Rejects with an `ApiError`. */
export type WriteText = (wish: Wish, options: AskOptions) => Promise<WrittenText>;

/** Dependencies of a writer. */
export interface TextWriterOptions {
  /** The session of the page's own client. */
  readonly tokens: Pick<ClientControls['tokens'], 'restore'>;
  readonly locale: () => Locale;
  /** Default none: the page's own origin. */
  readonly baseUrl?: string;
  /** Hears that the server knows the session no more. */
  readonly onSignedOut?: () => void;
  /** Default the global `fetch`. */
  readonly fetch?: typeof fetch;
}

/** The server gives up first, and says why. */
const TIMEOUT_MS = 2_000_000;

const nothing = (): undefined => undefined;

/** Creates the way to have texts written by the server, piece by piece, in the session of another client. */
export const createTextWriter = (options: TextWriterOptions): WriteText => {
  const { tokens, locale, baseUrl = '', onSignedOut = nothing } = options;
  const restore = () => tokens.restore();
  const tokenStore = { read: restore, restore, renew: nothing, write: nothing, clear: nothing };
  return (wish, { signal, onPiece }) => {
    const transport = createPieceTransport({ onPiece, fetch: options.fetch });
    const client = composeClient({
      calls: { ai: { write } },
      baseUrl,
      locale: locale(),
      tokenStore,
      transport,
    });
    client.on('signOut', onSignedOut);
    return client.ai.write(wish, { signal, quiet: true, timeoutMs: TIMEOUT_MS });
  };
};
