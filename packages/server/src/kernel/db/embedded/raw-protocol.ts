import type { PGlite } from '@electric-sql/pglite';

/** First byte of a message that has no kind of its own: the one that begins a session. */
const STARTUP = 0;

/** Sends wire-protocol bytes to the engine and returns its response, in memory of its own. */
export const execRaw = (postgres: PGlite, request: Uint8Array): Uint8Array<ArrayBuffer> => {
  if (request[0] === STARTUP) return new Uint8Array(postgres.execProtocolRawSync(request));
  // The other way to send bytes also parses every response and keeps the result as long as the engine lives.
  const chunks: Uint8Array[] = [];
  let size = 0;
  void postgres.execProtocolRawStream(request, {
    syncToFs: false,
    // These bytes lie in the engine's memory, which the next piece overwrites.
    onRawData: (data) => {
      chunks.push(data.slice());
      size += data.length;
    },
  });
  const answer = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    answer.set(chunk, offset);
    offset += chunk.length;
  }
  return answer;
};

/** Writes a simple query as the message that carries it. */
export const simpleQuery = (text: string): Uint8Array => {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write('Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
};
