import { createPartnerServer } from './partner-server.ts';

// Usage: PORT=4601 CHARTDOCK_URL=http://localhost:4600 node src/server.ts
const port = Number(process.env['PORT'] ?? 4601);
const host = process.env['HOST'] ?? '127.0.0.1';
const serverUrl = new URL(process.env['CHARTDOCK_URL'] ?? 'http://localhost:4600').origin;

const server = createPartnerServer(serverUrl);
server.listen(port, host, () => {
  console.log(`partner page on http://localhost:${port}, Chartdock on ${serverUrl}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
