import { sharePostgres } from '../../packages/server/src/kernel/db/testing/shared-postgres.ts';

/** Prepares the integration project: its files share one PostgreSQL server, which the first that needs it starts. */
export default function setup(): () => Promise<void> {
  return sharePostgres();
}
