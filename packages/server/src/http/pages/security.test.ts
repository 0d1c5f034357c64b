import { createServer } from 'node:http';
import express from 'express';
import { expect, it } from 'vitest';
import { outsideSources } from './outside.ts';
import { createSecurityHeaders } from './security.ts';

const policyOf = async (wemeetSdkId: string): Promise<string> => {
  const app = express().use(
    createSecurityHeaders([], outsideSources({}, { wemeetSdkId })),
    (_request, response) => {
      response.end();
    },
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  server.close();
  return headers.get('content-security-policy') ?? '';
};

it('lets pages load the script of the meeting app only where the server is known to that app', async () => {
  expect(await policyOf('')).toContain("script-src 'self';");
  expect(await policyOf('sdk-1')).toContain("script-src 'self' https://cdn.meeting.tencent.com;");
});
