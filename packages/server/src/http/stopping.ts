import type { Server } from 'node:http';
import type { RequestHandler } from 'express';

const IDLE_EVERY_MS = 100;
const GIVE_UP_MS = 5_000;

/** Knows whether the server is stopping, and lets running requests end first. */
export interface Stopping {
  readonly isStopping: () => boolean;
  readonly middleware: RequestHandler;
  /** Refuses new connections, lets running requests end for at most 5 seconds, then cuts the rest. */
  readonly stop: (server: Server) => Promise<void>;
}

/** Creates the stop switch. While stopping, `/readyz` answers 503 and every response closes its connection. */
export const createStopping = (giveUpMs = GIVE_UP_MS): Stopping => {
  let stopping = false;
  return {
    isStopping: () => stopping,
    middleware: (_request, response, next) => {
      if (stopping) response.set('Connection', 'close');
      next();
    },
    stop: (server) => {
      stopping = true;
      return new Promise((resolve) => {
        const idle = setInterval(() => server.closeIdleConnections(), IDLE_EVERY_MS);
        const cut = setTimeout(() => server.closeAllConnections(), giveUpMs);
        server.close(() => {
          clearInterval(idle);
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
};
