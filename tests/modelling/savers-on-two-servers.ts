import { openDatabase } from '../../packages/server/src/kernel/db/database.ts';
import type { TestDatabase } from '../../packages/server/src/kernel/db/testing/test-databases.ts';
import { appendLines } from '../../packages/server/src/domains/editing/testing/append-lines.ts';
import type { AppendOutcome } from '../../packages/server/src/domains/editing/testing/append-lines.ts';
import { shareNode } from '../../packages/server/src/testing/share-node.ts';
import { startTestServer } from '../../packages/server/src/testing/test-server.ts';

/** How many people save, and how many lines each of them adds. */
export interface SaversOnTwoServers {
  readonly savers: number;
  readonly lines: number;
}

const writeText = (text: string): string =>
  JSON.stringify({ v: 2, type: 'markdown', page: { name: 'Race' }, text });

const readText = (definition: string): string => (JSON.parse(definition) as { readonly text: string }).text;

/** Lets editors of one file add lines to it at once, every second one through another server with a pool and turns of its own on the same PostgreSQL. */
export const saveOnTwoServers = async (
  database: TestDatabase,
  { savers, lines }: SaversOnTwoServers,
): Promise<AppendOutcome> => {
  const main = await database.open();
  const url = main.pool.options.connectionString;
  if (url === undefined) throw new Error('Two servers need a PostgreSQL.');
  const beside = await openDatabase({ url });
  const servers = [await startTestServer(main), await startTestServer(beside)] as const;
  try {
    const [first] = servers;
    const owner = await first.person();
    const { chartId } = await owner.client.charts.create({ category: 'markdown' });
    const clients = [];
    for (let index = 0; index < savers; index += 1) {
      const editor = await first.person();
      const right = { ownerId: owner.id, nodeId: chartId, userId: editor.id, role: 'editor' } as const;
      await shareNode(first.app.database.db, right);
      clients.push((index % 2 === 0 ? servers[0] : servers[1]).client(editor.token));
    }
    return await appendLines({ savers: clients, lines, chartId, readText, writeText });
  } finally {
    for (const server of servers) await server.stop();
    await beside.close();
  }
};
