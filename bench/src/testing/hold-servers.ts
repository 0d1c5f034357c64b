// Starts PostgreSQL and a server as the load bench does, says where they are, and waits to be stopped.
import { startPostgres } from '../../../packages/server/src/kernel/db/testing/start-postgres.ts';
import { startServer } from '../server/server-process.ts';
import { temporaryFolder } from '../stopping.ts';

const folder = temporaryFolder('held');
const postgres = await startPostgres();
const env = { CHARTDOCK_SEED: 'none', CHARTDOCK_LOG_LEVEL: 'silent', CHARTDOCK_DATA: folder };
const server = await startServer({ ...env, DATABASE_URL: postgres.url });
console.log(JSON.stringify({ pids: [postgres.pid, server.pid], folders: [folder, postgres.data] }));
setInterval(() => undefined, 60_000);
