import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { POSITION_EXPORT_PATH } from '../../packages/contract/src/index.ts';
import { endpoints } from '../../packages/contract/src/schema.ts';

const CLAIMED_BYTES = 20 * 1_048_576;
const SENT_BYTES = 1_048_576;
const AT_ONCE = 50;
const MULTIPART = 'multipart/form-data; boundary=----endless';

/** Somebody who sends requests to the server. */
export interface Caller {
  readonly address: string;
  /** Header token. */
  readonly token: string;
}

/**
 * Begins uploads that claim 20 MB, bring a megabyte and then keep silent: every second one with a token, the others to a
 * form that strangers may send. Resolves when the server has closed them all, with how many there were.
 */
export const stallUploads = async ({ address, token }: Caller, count: number): Promise<number> => {
  const stalled = Array.from({ length: count }, (_, index) =>
    index % 2 === 0
      ? stall(address, { path: endpoints.importing.importFile.path, token })
      : stall(address, { path: POSITION_EXPORT_PATH, token: '' }),
  );
  await Promise.all(stalled);
  return stalled.length;
};

const stall = async (
  address: string,
  { path, token }: { readonly path: string; readonly token: string },
): Promise<void> => {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  const closed = untilClosed(socket);
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    `content-type: ${MULTIPART}`,
    `content-length: ${CLAIMED_BYTES}`,
    ...(token === '' ? [] : [`token: ${token}`]),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(SENT_BYTES, 'x'));
  await closed;
};

/** Reads what comes, as a sender that never looked would not be told of the end. */
const untilClosed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('end', () => socket.destroy());
    socket.on('close', () => resolve());
  });

/** Tries wrong passwords, 50 at a time, each second one for an account that was tried before. Resolves with how many were answered. */
export const trySignIns = async ({ address }: Caller, count: number): Promise<number> => {
  let begun = 0;
  let answered = 0;
  const loop = async (): Promise<void> => {
    while (begun < count) {
      const attempt = begun;
      begun += 1;
      const account = `guess${attempt % 2 === 0 ? attempt : 1}@chartdock.test`;
      const answer = await fetch(`${address}${endpoints.session.signIn.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account, password: `Guess-${attempt}` }),
      });
      await answer.arrayBuffer();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
  return answered;
};
