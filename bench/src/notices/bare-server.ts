// Runs as a process of its own: the limit that our address for notices is compared with. On the same HTTP stack it verifies the signature of a
// notice, and does nothing else; as `written` it also has one row of each in the database before it answers, many in one durable write. It prints its port.
import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { createServer } from 'node:http';
import express from 'express';
import type { RequestHandler } from 'express';
import { openDatabase } from '../../../packages/server/src/kernel/db/database.ts';

const { PLATFORM_KEY = '', DATABASE_URL } = process.env;
const key = createPublicKey(PLATFORM_KEY);

/** Writes waiting notices together, one write at a time. */
const createWriter = async (url: string): Promise<() => Promise<void>> => {
  const { pool } = await openDatabase({ url });
  await pool.query('create table if not exists bare_row (id uuid primary key)');
  let waiting: (() => void)[] = [];
  let isWriting = false;
  const writeAll = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      await pool.query('insert into bare_row select unnest($1::uuid[])', [batch.map(() => randomUUID())]);
      for (const done of batch) done();
    }
    isWriting = false;
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      void writeAll();
    });
};

const write = DATABASE_URL === undefined ? undefined : await createWriter(DATABASE_URL);

const take: RequestHandler = (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { headers } = request;
    const of = (name: string): string => String(headers[`wechatpay-${name}`]);
    const head = Buffer.from(`${of('timestamp')}\n${of('nonce')}\n`);
    const message = Buffer.concat([head, ...parts, Buffer.from('\n')]);
    const fits = verify('RSA-SHA256', message, key, Buffer.from(of('signature'), 'base64'));
    const answer = (): void => {
      response.writeHead(fits ? 200 : 400, { 'content-type': 'application/json' });
      response.end('{"code":"SUCCESS"}');
    };
    if (write === undefined || !fits) answer();
    else void write().then(answer);
  });
};

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
app.post('/pay/notice/:gateway', take);
const server = createServer(app);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
