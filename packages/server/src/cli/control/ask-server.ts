import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { readControlAccess } from './control-file.ts';
import type { ControlAccess } from './control-file.ts';
import { CONTROL_VERSION, controlLineSchema, controlRefusalSchema } from './control-messages.ts';
import type { ControlRequest } from './control-messages.ts';

/** Reports a running server that did not do a command, or went away in the middle of it. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  readonly code = 'server_did_not_answer';
}

/** Request to the running server, and the receiver of its lines. */
export interface Asking extends Omit<ControlRequest, 'v'> {
  readonly dataDir: string;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Hears that a server listens, before it is asked. */
  readonly onConnected: () => void;
}

/**
 * Has the server that runs on a data folder do a command, and returns its exit code; undefined when none listens there. Throws a
 * ControlError when it refused, or ended before the command did.
 */
export const askServer = async (asking: Asking): Promise<number | undefined> => {
  const { dataDir, print, printError } = asking;
  const access = readControlAccess(dataDir);
  const response = access === undefined ? undefined : await send(access, asking);
  if (response === undefined) return undefined;
  if (response.statusCode !== 200) throw new ControlError(await refusalOf(response));
  // A connection that breaks ends the lines; the exit code is then missing.
  response.on('error', () => undefined);
  for await (const text of createInterface({ input: response })) {
    const line = controlLineSchema.parse(JSON.parse(text));
    if ('exit' in line) return line.exit;
    if ('out' in line) print(line.out);
    else printError(line.err);
  }
  throw new ControlError(
    'The server ended before the command did. Start it again and look whether the command was done.',
  );
};

/** Nobody listens any more: a server that was killed leaves its socket behind. */
const GONE: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

const send = (
  { socket, key }: ControlAccess,
  { args, cwd, onConnected }: Asking,
): Promise<IncomingMessage | undefined> => {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage | undefined>();
  const asked: ControlRequest = { v: CONTROL_VERSION, args, cwd };
  const body = JSON.stringify(asked);
  const sent = httpRequest(
    {
      socketPath: socket,
      method: 'POST',
      path: '/commands',
      agent: false,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    },
    resolve,
  );
  sent.once('socket', (connection) => connection.once('connect', onConnected));
  sent.on('error', (error: NodeJS.ErrnoException) => {
    if (GONE.has(error.code ?? '')) resolve(undefined);
    else reject(new ControlError(`The running server could not be asked (${error.message}).`));
  });
  sent.end(body);
  return promise;
};

const refusalOf = async (response: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of response as AsyncIterable<Buffer>) body += chunk.toString();
  try {
    return controlRefusalSchema.parse(JSON.parse(body)).error;
  } catch {
    return `The running server refused the command (${response.statusCode ?? 0}).`;
  }
};
