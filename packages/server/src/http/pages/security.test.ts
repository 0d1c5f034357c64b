import { createServer } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';
import { expect, it } from 'vitest';
import { outsideSources } from './outside.ts';
import { createHsts, createSecurityHeaders } from './security.ts';

const headersOf = async (handler: RequestHandler): Promise<Headers> => {
  const app = express().use(handler, (_request, response) => {
    response.end();
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  server.close();
  return headers;
};
const policyOf = async (wemeetSdkId: string): Promise<string> => {
  const headers = await headersOf(createSecurityHeaders([], outsideSources({}, { wemeetSdkId })));
  return headers.get('content-security-policy') ?? '';
};

it('loads the meeting script where configured only', async () => {
  expect(await policyOf('')).toContain("script-src 'self';");
  expect(await policyOf('sdk-1')).toContain("script-src 'self' https://cdn.meeting.tencent.com;");
});

it('sends HSTS for configured days only', async () => {
  const header = 'strict-transport-security';
  expect((await headersOf(createHsts(365))).get(header)).toBe('max-age=31536000');
  expect((await headersOf(createHsts(0))).get(header)).toBeNull();
});
