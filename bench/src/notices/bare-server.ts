// Runs as a process of its own: an HTTP handler that verifies the signature of a notice and does nothing else. It prints its port.
import { createPublicKey, verify } from 'node:crypto';
import { createServer } from 'node:http';

const key = createPublicKey(process.env['PLATFORM_KEY'] ?? '');

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { headers } = request;
    const of = (name: string): string => String(headers[`wechatpay-${name}`]);
    const head = Buffer.from(`${of('timestamp')}\n${of('nonce')}\n`);
    const message = Buffer.concat([head, ...parts, Buffer.from('\n')]);
    const fits = verify('RSA-SHA256', message, key, Buffer.from(of('signature'), 'base64'));
    response.writeHead(fits ? 200 : 400, { 'content-type': 'application/json' });
    response.end('{"code":"SUCCESS"}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address !== null ? address.port : 0);
});
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => process.exit(0));
});
