import { isApiError } from '../../packages/client/src/index.ts';
import type { Client } from '../../packages/client/src/index.ts';
import * as CODE from '../../packages/contract/src/codes.ts';
import type { Database } from '../../packages/server/src/kernel/db/database.ts';
import { startTestServer } from '../../packages/server/src/testing/test-server.ts';
import type { Person, TestServer } from '../../packages/server/src/testing/test-server.ts';

/** Two servers on one database. */
export type Servers = readonly [TestServer, TestServer];

/** Starts two servers, of which every database given is one's, for as long as some work takes. */
export const onTwoServers = async <Result>(
  databases: readonly [Database, Database],
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> => {
  const servers = [await startTestServer(databases[0]), await startTestServer(databases[1])] as const;
  try {
    return await work(servers);
  } finally {
    for (const server of servers) await server.stop();
  }
};

/** Makes a client of a person at one of the servers; each is a client of its own, since a client lets a repeat take the place of an equal call. */
export const clientAt = (servers: Servers, { token }: Person, turn: number): Client =>
  (servers[turn % 2] ?? servers[0]).client(token);

/** Sends a call until the database is not too busy for it; resolves with the code of its response. */
export const codeOf = async (send: () => Promise<unknown>): Promise<string> => {
  for (;;) {
    const code = await send().then(
      () => CODE.ok,
      (thrown: unknown) => (isApiError(thrown) ? (thrown.envelopeCode ?? thrown.code) : String(thrown)),
    );
    if (code !== CODE.databaseBusy) return code;
  }
};

/** Sends a call that has to be answered. Throws otherwise. */
export const settle = async (send: () => Promise<unknown>): Promise<void> => {
  const code = await codeOf(send);
  if (code !== CODE.ok) throw new Error(`What the race is about was refused: ${code}`);
};

/** Makes a file of someone. */
export const makeFile = async ({
  client,
}: Person): Promise<{ readonly type: 'chart'; readonly id: string }> => ({
  type: 'chart',
  id: (await client.charts.create({ category: 'flow', title: 'Raced' })).chartId,
});
