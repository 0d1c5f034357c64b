import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { RequestHandler } from 'express';

const IDLE_EVERY_MS = 100;
const GIVE_UP_MS = 5_000;

/** How long a stop takes its time. */
export interface StoppingTimes {
  /** How long running requests may still take. Default 5 seconds. */
  readonly giveUpMs?: number;
  /** How long the door stays open, while `/readyz` says that it will close: a balancer goes elsewhere meanwhile. Default not at all. */
  readonly announceMs?: number;
}

/** Knows whether the server is stopping, and lets running requests end first. */
export interface Stopping {
  readonly isStopping: () => boolean;
  readonly middleware: RequestHandler;
  /** Lets the readiness say so for a while, refuses new connections, lets running requests end for at most 5 seconds, then cuts the rest. */
  readonly stop: (server: Server) => Promise<void>;
}

/** Creates the stop switch. While stopping, `/readyz` answers 503 and every response closes its connection. */
export const createStopping = ({ giveUpMs = GIVE_UP_MS, announceMs = 0 }: StoppingTimes = {}): Stopping => {
  let stopping = false;
  return {
    isStopping: () => stopping,
    middleware: (_request, response, next) => {
      if (stopping) response.set('Connection', 'close');
      next();
    },
    stop: async (server) => {
      stopping = true;
      if (announceMs > 0) await wait(announceMs);
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
