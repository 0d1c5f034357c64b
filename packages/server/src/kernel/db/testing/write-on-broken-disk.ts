import { writeFileSync } from 'node:fs';
import { openDatabase } from '../database.ts';
import { emptyTemplate } from './test-databases.ts';

// Runs as its own process: writes once, breaks its disk (see the preload beside it), writes again, and reports the outcome.
const [, , dataDir = ''] = process.argv;
const failures: string[] = [];
const database = await openDatabase(
  { dataDir, template: await emptyTemplate() },
  { onFailure: (error) => failures.push(error.message) },
);
await database.pool.query('create table kept (value text)');
await database.pool.query(`insert into kept values ('before')`);
writeFileSync(process.env['CHARTDOCK_BROKEN_DISK'] ?? '', '');
const outcome = await database.pool.query(`insert into kept values ('after')`).then(
  () => 'written',
  (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
);
process.stdout.write(JSON.stringify({ outcome, failures }));
