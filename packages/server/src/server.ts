import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { createApp } from './app.ts';
import { createLogger } from './http/logging.ts';
import type { Logger } from './http/logging.ts';
import { createStopping } from './http/stopping.ts';
import type { App } from './services/context.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;

/** Holds what a listening server is made from. */
export interface ServerDeps {
  readonly app: App;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly webDir: string;
  readonly embedDir: string;
  readonly logger?: Logger;
}

/** A listening server. */
export interface RunningServer {
  /** Address to call, without a path. */
  readonly address: string;
  readonly server: Server;
  /** Lets running requests end for at most 5 seconds; the database stays open. */
  readonly stop: () => Promise<void>;
}

/** Starts the HTTP server; rejects when the port is taken. */
export async function startServer(deps: ServerDeps): Promise<RunningServer> {
  const { app, host, port, webDir, embedDir, logger = createLogger('silent') } = deps;
  const stopping = createStopping();
  const server = createServer(createApp({ app, logger, stopping, webDir, embedDir }));
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  return { address: `http://${name}:${boundPort}`, server, stop: () => stopping.stop(server) };
}
