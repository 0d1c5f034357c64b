import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A way to a server that can stop handing bytes on while every connection stays open, as a network does that swallows packets. */
export interface HangingProxy {
  readonly port: number;
  /** Hands nothing on any more, in neither direction; new connections are taken and hang too. */
  readonly hang: () => void;
  /** Resumes, and hands on the held-back bytes too. */
  readonly resume: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts a proxy on a free loopback port before a port of this machine. */
export const startHangingProxy = async (target: number): Promise<HangingProxy> => {
  const sockets = new Set<Socket>();
  let hangs = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (hangs) socket.pause();
  };
  const server = createServer((inner) => {
    const outer = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('close', () => to.destroy());
      keep(from);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    hang: () => {
      hangs = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      hangs = false;
      for (const socket of sockets) socket.resume();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
