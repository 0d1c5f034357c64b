import { sql } from 'kysely';
import { sweep } from '../../sweep.ts';
import { createRandom } from '../../../demo/random.ts';
import type { TestServer } from '../../../testing/test-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface State {
  readonly version: number;
  readonly savedAt: number;
}

/** Says in plain words which states stay; `jobs` are the instants at which the work of an hour ran. */
const thinnedBy = (states: readonly State[], now: number, days: number): readonly State[] => {
  const lastOf = (kept: readonly State[], stretch: number, age: number): readonly State[] =>
    kept.filter((state) => {
      const end = (Math.floor(state.savedAt / stretch) + 1) * stretch;
      if (end > Math.floor((now - age) / stretch) * stretch) return true;
      const same = kept.filter(
        (one) => Math.floor(one.savedAt / stretch) === Math.floor(state.savedAt / stretch),
      );
      return state.version === Math.max(...same.map(({ version }) => version));
    });
  const daily = lastOf(lastOf(states, HOUR_MS, HOUR_MS), DAY_MS, DAY_MS);
  return daily.filter(({ savedAt }) => savedAt >= now - days * DAY_MS);
};

/** Compares the rest after thinning random saves over months with its rule; returns the differences. */
export const compareThinning = async (
  server: TestServer,
  { free, seed, rounds }: { readonly free: boolean; readonly seed: number; readonly rounds: number },
): Promise<readonly string[]> => {
  const random = createRandom(seed);
  const { db } = server.app.database;
  const lasting = { memberUntil: server.clock.now() + 100_000 * DAY_MS };
  const person = await server.person(free ? { free } : lasting);
  const { chartId } = await person.client.charts.create({ category: 'mind' });
  const differences: string[] = [];
  let states: readonly State[] = [];
  let version = 0;
  for (let round = 0; round < rounds; round += 1) {
    const saves = Array.from({ length: 40 }, () => {
      // Mostly minutes apart, now and then days or weeks.
      server.clock.advance(random.next() < 0.9 ? random.int(1, 40) * 60_000 : random.int(1, 20) * DAY_MS);
      version += 1;
      return { version, savedAt: server.clock.now() };
    });
    states = [...states, ...saves];
    for (const { version: saved, savedAt } of saves)
      await sql`insert into node_revision (owner_id, node_id, canvas, version, def, saved_at)
        values (${person.id}, ${chartId}, 0, ${saved}, '{}', ${savedAt})`.execute(db);
    server.clock.advance(random.int(0, 3) * HOUR_MS);
    await sweep(server.app);
    states = thinnedBy(states, server.clock.now(), free ? 90 : 365);
    const { rows } = await sql<{ version: number }>`
      select version from node_revision where node_id = ${chartId} order by version`.execute(db);
    const [found, expected] = [rows.map((row) => row.version), states.map((state) => state.version)];
    if (found.join() !== expected.join())
      differences.push(`round ${round}: ${found.join()} and not ${expected.join()}`);
  }
  return differences;
};
