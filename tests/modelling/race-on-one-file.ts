import { raceSavers } from '../../packages/server/src/domains/editing/testing/race-savers.ts';
import type { RaceOutcome } from '../../packages/server/src/domains/editing/testing/race-savers.ts';
import type { TestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import { shareNode } from '../../packages/server/src/testing/share-node.ts';
import { startTestServer } from '../../packages/server/src/testing/test-server.ts';

const markdownOf = (text: string): string =>
  JSON.stringify({ v: 2, type: 'markdown', page: { name: 'Race' }, text });

/** Lets the owner of a file and an editor of it save at once, round after round, on a server of their own. */
export const raceOnOneFile = async (database: TestDatabase, rounds: number): Promise<RaceOutcome> => {
  const server = await startTestServer(await database.open());
  try {
    const [owner, editor] = [await server.person(), await server.person()];
    const { chartId } = await owner.client.charts.create({ category: 'markdown' });
    const right = { ownerId: owner.id, nodeId: chartId, userId: editor.id, role: 'editor' } as const;
    await shareNode(server.app.database.db, right);
    return await raceSavers({
      rounds,
      savers: [owner.client, editor.client],
      chartId,
      definitionOf: markdownOf,
    });
  } finally {
    await server.stop();
  }
};
