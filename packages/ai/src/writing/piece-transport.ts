import { PIECES_TYPE } from '@chartdock/contract';
import type { Transport } from '@chartdock/client';

/** Options of a transport of pieces. */
export interface PieceTransportOptions {
  /** Is told each piece as it comes. */
  readonly onPiece: (piece: string) => void;
  /** Default the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
}

const isPiece = (value: unknown): value is { readonly piece: string } =>
  typeof value === 'object' && value !== null && 'piece' in value && typeof value.piece === 'string';

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Reads lines of JSON: pieces are told, and the last line that is none is returned. */
const readLines = async (
  body: ReadableStream<Uint8Array>,
  onPiece: PieceTransportOptions['onPiece'],
): Promise<string> => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let [rest, envelope] = ['', ''];
  const take = (line: string): void => {
    const value = parse(line);
    if (isPiece(value)) onPiece(value.piece);
    else if (line.trim() !== '') envelope = line;
  };
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
    if (!done) continue;
    take(rest);
    return envelope;
  }
};

/** Creates a transport that asks for responses in pieces, tells each, and hands the envelope at their end on. */
export const createPieceTransport = ({ onPiece, fetch: send = fetch }: PieceTransportOptions): Transport => ({
  send: async ({ url, method, headers, body, signal }) => {
    const response = await send(url, {
      method,
      headers: { ...headers, accept: PIECES_TYPE },
      signal,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
    });
    const { status, body: stream } = response;
    const comesInPieces = response.headers.get('content-type')?.startsWith(PIECES_TYPE) === true;
    if (!comesInPieces || stream === null) return response;
    return { status, text: () => readLines(stream, onPiece) };
  },
});
