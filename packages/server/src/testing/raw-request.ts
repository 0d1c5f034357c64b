import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A request that a test sends byte by byte. */
export interface RawRequest {
  readonly socket: Socket;
  /** Waits for the whole response: its head and the received part of its body. */
  readonly answer: Promise<string>;
  /** Text received until now. */
  readonly received: () => string;
  readonly write: (bytes: string | Uint8Array) => Promise<void>;
  readonly end: () => void;
}

/** Opens a connection and sends the head of a POST; the body is the test's. */
export const postRaw = (
  address: string,
  path: string,
  headers: Readonly<Record<string, string | number>>,
): RawRequest => {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  const done = Promise.withResolvers<string>();
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
    if (isWhole(text)) done.resolve(text);
  });
  socket.on('close', () => done.resolve(text));
  socket.on('error', () => undefined);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return {
    socket,
    answer: done.promise,
    received: () => text,
    write: (bytes) => new Promise((resolve) => socket.write(bytes, () => resolve())),
    end: () => socket.destroy(),
  };
};

const isWhole = (text: string): boolean => {
  const [head = '', body] = text.split('\r\n\r\n', 2);
  const [, length] = /content-length: (\d+)/i.exec(head) ?? [];
  return body !== undefined && length !== undefined && Buffer.byteLength(body) >= Number(length);
};
