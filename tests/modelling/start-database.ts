import type { TestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';

const load = () => import('../../packages/server/src/kernel/db/testing/test-databases.ts');

/** Starts a fresh database of each kind. The server is imported when one starts, so that a control can break it before. */
export const DATABASES: Readonly<Record<'embedded' | 'postgres', () => Promise<TestDatabase>>> = {
  embedded: async () => (await load()).startEmbeddedTestDatabase(),
  postgres: async () => (await load()).startPostgresTestDatabase(),
};
