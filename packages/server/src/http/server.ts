import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import * as CODE from '@chartdock/contract/codes';
import { createApp } from './app.ts';
import type { HttpDeps } from './app.ts';
import { messageOf } from './answer.ts';
import { createLogger } from '../kernel/work/logger.ts';
import type { Logger } from '../kernel/work/logger.ts';
import { createStopping } from './stopping.ts';
import type { App } from '../kernel/calls/context.ts';
import { hearEnded } from '../kernel/calls/session-news.ts';

const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 15_000;
const KEEP_ALIVE_MS = 65_000;
// An address can carry every field of a list call at its longest.
const MAX_HEADER_BYTES = 65_536;
/** Where the head of a request is judged before its body is asked for. */
const READS_HEADS = /^\/(?:api|embed\/v1\/api|chart_image)\//;

/** Dependencies of a listening server. */
export interface ServerDeps {
  readonly app: App;
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  readonly webDir: string;
  readonly embedDir: string;
  readonly logger?: Logger;
  readonly failures?: HttpDeps['failures'];
  readonly after?: HttpDeps['after'];
  /** How long readiness says that the server stops before it does. Default 0. */
  readonly announceMs?: number;
}

/** A listening server. */
export interface RunningServer {
  /** Address to call, without a path. */
  readonly address: string;
  readonly server: Server;
  /** Lets readiness say so for a while and running requests end for at most 5 seconds; the database stays open. */
  readonly stop: () => Promise<void>;
}

/** Starts the HTTP server; rejects when the port is taken. */
export const startServer = async (deps: ServerDeps): Promise<RunningServer> => {
  const {
    app,
    host,
    port,
    webDir,
    embedDir,
    failures,
    after,
    logger = createLogger('silent'),
    announceMs = 0,
  } = deps;
  const stopping = createStopping({ announceMs });
  const answer = createApp({ app, logger, stopping, webDir, embedDir, failures, after });
  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, answer);
  // Clients that wait for `100 Continue` get it from the reader of the body, or are refused without having sent it.
  server.on('checkContinue', (request, response) => {
    if (!READS_HEADS.test(request.url ?? '')) response.writeContinue();
    answer(request, response);
  });
  server.on('clientError', answerUnreadable);
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const stopHearing = await hearEnded(app);
  const stop = async (): Promise<void> => {
    await stopping.stop(server);
    await stopHearing();
    await app.messenger.settle();
    await app.gateways.stop();
    await app.pictures.stop();
    await app.formats.stop();
  };
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound !== null ? bound.port : port;
  const name = host.includes(':') ? `[${host}]` : host;
  const address = `http://${name}:${boundPort}`;
  app.gateways.listenAt(address);
  return { address, server, stop };
};

/**
 * Answers bytes that are no HTTP, or too long for it, with an envelope too; there is no request yet that could name a language.
 */
const answerUnreadable = (_error: Error, socket: Duplex): void => {
  if (!socket.writable) return;
  const code = CODE.invalidInput;
  const body = JSON.stringify({ code, msg: messageOf(code, 'zh'), data: null });
  const length = Buffer.byteLength(body);
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${length}`,
  ];
  socket.end([...head, 'Connection: close', '', body].join('\r\n'));
};
