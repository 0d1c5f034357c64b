import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the endpoint got. */
export interface AiRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** Answers one request. */
export type AiAnswer = (response: ServerResponse) => void | Promise<void>;

/** A stand-in for an OpenAI-compatible API, over HTTP. */
export interface AiEndpoint {
  /** Address up to the version. */
  readonly url: string;
  readonly requests: readonly AiRequest[];
  /** How many connections were closed before their answer was complete. */
  readonly left: () => number;
  /** Answers all further requests. */
  readonly answer: (how: AiAnswer) => void;
  readonly stop: () => Promise<void>;
}

/** Writes an event with a part of a text. */
export const writePart = (response: ServerResponse, content: string, end?: string): void => {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  const choices = [{ index: 0, delta: { content }, finish_reason: end ?? null }];
  response.write(`data: ${JSON.stringify({ choices })}\n\n`);
};

/** Streams a text in parts, and ends as APIs do. */
export const streams =
  (...parts: readonly string[]): AiAnswer =>
  (response) => {
    for (const part of parts) writePart(response, part);
    writePart(response, '', 'stop');
    response.end('data: [DONE]\n\n');
  };

/** Answers with a status and nothing else. */
export const answersStatus =
  (status: number, headers: Readonly<Record<string, string>> = {}): AiAnswer =>
  (response) =>
    void response.writeHead(status, headers).end('{"error":{"message":"sk-hidden is wrong"}}');

/** Starts an endpoint on a free loopback port. */
export const startAiEndpoint = async (
  first: AiAnswer = streams('# Tea\n', '- Water\n'),
): Promise<AiEndpoint> => {
  const requests: AiRequest[] = [];
  let how = first;
  let left = 0;
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableFinished) left += 1;
    });
    void readBody(request).then((body) => {
      requests.push({ path: request.url ?? '', headers: request.headers, body });
      return how(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    left: () => left,
    answer: (next) => {
      how = next;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

const readBody = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return JSON.parse(Buffer.concat(chunks).toString() || 'null') as unknown;
};
