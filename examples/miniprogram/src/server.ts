import { createBackend } from './backend.ts';
import { getDemoToken } from './demo-token.ts';
import { exchangeWithWechat } from './wechat-code.ts';

// Usage: PORT=4603 WECHAT_APP_ID=wx… WECHAT_SECRET=… WECHAT_FILE=abc.txt WECHAT_FILE_TEXT=… node src/server.ts
const { env } = process;
const serverUrl = env['CHARTDOCK_URL'] ?? 'http://localhost:4600';
const [appId, secret, name, text] = ['APP_ID', 'SECRET', 'FILE', 'FILE_TEXT'].map(
  (key) => env[`WECHAT_${key}`],
);

const server = await createBackend({
  serverUrl,
  // Without keys everyone is the same demo person; never on a machine that others reach.
  exchangeCode:
    appId === undefined || secret === undefined
      ? () => Promise.resolve('demo')
      : exchangeWithWechat({ appId, secret }),
  getToken: getDemoToken(serverUrl),
  ...(name === undefined || text === undefined ? {} : { verification: { name, text } }),
});
const port = Number(env['PORT'] ?? 4603);
server.listen(port, '127.0.0.1', () => console.log(`backend on http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
