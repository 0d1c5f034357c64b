import { Router } from 'express';
import { sql } from 'kysely';
import { pendingMigrations } from '../db/migrate.ts';
import { DEMO_MARK } from '../seed/seed-demo.ts';
import type { App } from '../calls/context.ts';
import type { Stopping } from './stopping.ts';

/** Answers `/healthz` (the process is up) and `/readyz` (the database answers, its schema is current, and which seed it holds). */
export function createHealthRouter(app: App, stopping: Stopping): Router {
  const router = Router();
  let migrated = false;
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    const problem = stopping.isStopping() ? 'stopping' : await findProblem();
    if (problem === undefined) response.json({ status: 'ready', seed: await findSeed() });
    else response.status(503).json({ status: problem });
  });
  // The sign-in page offers the demo accounts only where they exist.
  const findSeed = async (): Promise<'demo' | 'none'> => {
    const mark = app.database.db.selectFrom('app_meta').select('key').where('key', '=', DEMO_MARK);
    return (await mark.executeTakeFirst()) === undefined ? 'none' : 'demo';
  };
  const findProblem = async (): Promise<string | undefined> => {
    try {
      await sql`select 1`.execute(app.database.db);
      migrated ||= (await pendingMigrations(app.database.db)).length === 0;
      return migrated ? undefined : 'migrations pending';
    } catch {
      return 'database unreachable';
    }
  };
  return router;
}
