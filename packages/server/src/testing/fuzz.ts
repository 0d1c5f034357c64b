import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openDatabase } from '../kernel/db/database.ts';
import { migrateDatabase } from '../kernel/db/migrate.ts';
import { runBadRequests } from './run-bad-requests.ts';
import { startTestServer } from './test-server.ts';

// The full run: node packages/server/src/testing/fuzz.ts [requests] [seed]; on PostgreSQL with DATABASE_URL of an empty database.
const [count = '100000', seed = '1'] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
const folder = mkdtempSync(join(tmpdir(), 'chartdock-fuzz-'));
const database = await openDatabase(url === undefined ? { dataDir: folder } : { url });
await migrateDatabase(database.db);
const server = await startTestServer(database);
const started = performance.now();
const report = await runBadRequests(server, { seed: Number(seed), count: Number(count) });
const seconds = Math.round((performance.now() - started) / 100) / 10;
await server.stop();
await database.close();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${JSON.stringify({ ...report, seconds, seed: Number(seed) }, null, 2)}\n`);
process.exit(report.faults.length === 0 ? 0 : 1);
