import { Router } from 'express';
import { sql } from 'kysely';
import { pendingMigrations } from '../db/migrate.ts';
import type { App } from '../services/context.ts';
import type { Stopping } from './stopping.ts';

/** Answers `/healthz` (the process is up) and `/readyz` (the database answers and its schema is current). */
export function createHealthRouter(app: App, stopping: Stopping): Router {
  const router = Router();
  let migrated = false;
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'up' });
  });
  router.get('/readyz', async (_request, response) => {
    response.set('Cache-Control', 'no-store');
    const problem = stopping.isStopping() ? 'stopping' : await findProblem();
    response.status(problem === undefined ? 200 : 503).json({ status: problem ?? 'ready' });
  });
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
