import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readControlAccess, removeControlAccess, writeControlAccess } from './control-file.ts';
import { MAX_REQUEST_BYTES, controlRequestSchema } from './control-messages.ts';
import type { ControlLine, ControlRequest } from './control-messages.ts';
import { findSocketPlace, removeSocket } from './socket-place.ts';

const REQUEST_MS = 10_000;
const STOP_MS = 5_000;

/** Runs one command, says lines meanwhile, and returns its exit code. */
export type RunControlled = (request: ControlRequest, say: (line: ControlLine) => void) => Promise<number>;

/** Listener for commands in the data folder. */
export interface Control {
  /** Takes no more commands, lets those that run end for at most 5 seconds, and removes socket and key. */
  readonly stop: () => Promise<void>;
}

/** Dependencies of the control listener. The caller holds the lock of the data folder. */
export interface ControlOptions {
  readonly dataDir: string;
  /** Returns whether a running server has such a command; unknown commands are refused before anything runs. */
  readonly isKnown: (args: readonly string[]) => boolean;
  readonly run: RunControlled;
}

/**
 * Listens for commands on a local socket that only the user of the server can open, with a new key for each start. The leftovers
 * of an earlier server are removed: the holder of the data folder's lock knows that no other server runs.
 */
export const openControl = async ({ dataDir, isKnown, run }: ControlOptions): Promise<Control> => {
  removeStale(dataDir);
  const key = randomBytes(32).toString('base64url');
  const place = findSocketPlace(dataDir, randomBytes(16).toString('hex'));
  const running = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const work = answer(request, response, { key, isKnown, run });
    running.add(work);
    void work.finally(() => running.delete(work));
  });
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = REQUEST_MS;
  try {
    await listen(server, place.path);
    place.close();
    writeControlAccess(dataDir, { socket: place.path, key });
  } catch (error) {
    server.close();
    place.remove();
    throw error;
  }
  return {
    stop: async () => {
      removeControlAccess(dataDir);
      server.close();
      await Promise.race([Promise.allSettled(running), wait(STOP_MS, undefined, { ref: false })]);
      server.closeAllConnections();
      place.remove();
    },
  };
};

const removeStale = (dataDir: string): void => {
  const left = readControlAccess(dataDir);
  if (left !== undefined) removeSocket(dataDir, left.socket);
  removeSocket(dataDir, join(dataDir, 'control.sock'));
  removeControlAccess(dataDir);
};

const listen = async (server: Server, path: string): Promise<void> => {
  server.listen(path);
  await once(server, 'listening');
};

interface Answering extends Pick<ControlOptions, 'isKnown' | 'run'> {
  readonly key: string;
}

/** Answers one request; anything but a whole and known command with the key is refused, and nothing of it runs. */
const answer = async (
  request: IncomingMessage,
  response: ServerResponse,
  { key, isKnown, run }: Answering,
): Promise<void> => {
  if (!hasKey(request, key)) return refuse(response, 401, 'The key of the running server is another one.');
  if (request.method !== 'POST' || request.url !== '/commands')
    return refuse(response, 404, 'There is nothing but POST /commands.');
  const body = await readBody(request);
  if (body === undefined) return refuse(response, 413, 'The command is too long.');
  const asked = parseRequest(body);
  if (asked === undefined)
    return refuse(response, 400, 'The running server is of another version: restart it, then try again.');
  if (!isKnown(asked.args)) return refuse(response, 400, 'The running server has no such command.');
  response.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
  const say = (line: ControlLine): void => void response.write(`${JSON.stringify(line)}\n`);
  say({ exit: await run(asked, say) });
  response.end();
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in the same time for every key. */
const hasKey = ({ headers }: IncomingMessage, key: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${key}`));

const readBody = async (request: IncomingMessage): Promise<string | undefined> => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_REQUEST_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_REQUEST_BYTES) return undefined;
      chunks.push(chunk);
    }
  } catch {
    // Who goes in the middle of a command has not given one.
    return '';
  }
  return Buffer.concat(chunks).toString('utf8');
};

const parseRequest = (body: string): ControlRequest | undefined => {
  try {
    return controlRequestSchema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

const refuse = (response: ServerResponse, status: number, error: string): void => {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify({ error }));
};
