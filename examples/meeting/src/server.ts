import { createMeetingServer } from './meeting-server.ts';

// Usage: PORT=4602 node src/server.ts
const port = Number(process.env['PORT'] ?? 4602);

const server = await createMeetingServer();
server.listen(port, '127.0.0.1', () => console.log(`meeting apps on http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
