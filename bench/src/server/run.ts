// Measures list, count and search latency at 1,000, 10,000 and 100,000 files of one user on both databases.
// Usage: node src/server/run.ts [rounds]   (default 60)
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../packages/server/src/db/testing/start-postgres.ts';
import { formatTable, median } from '../statistics.ts';
import { OPERATIONS } from './operations.ts';
import type { Operation } from './operations.ts';
import { runServerCommand, startServer } from './server-process.ts';

const SIZES = [1_000, 10_000, 100_000];
const rounds = Number(process.argv[2] ?? 60);
const accountOf = (size: number): string => `bench-${size}@chartdock.test`;

const signIn = async (address: string, account: string): Promise<string> => {
  const answer = await fetch(`${address}/api/personal/login/v2/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password: 'Chartdock1' }),
  });
  const { code, data } = (await answer.json()) as { code: string; data: { token: string } };
  if (code !== '200') throw new Error(`Sign-in of ${account} answered ${code}`);
  return data.token;
};

const timeCall = async (address: string, token: string, { path, query }: Operation): Promise<number> => {
  const url = `${address}${path}?${new URLSearchParams(query).toString()}`;
  const begun = performance.now();
  const answer = await fetch(url, { headers: { token } });
  const { code } = (await answer.json()) as { code: string };
  const took = performance.now() - begun;
  if (code !== '200') throw new Error(`${path} answered ${code}`);
  return took;
};

const measure = async (label: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const limits = { CHARTDOCK_SEED: 'none', CHARTDOCK_CALLS_PER_MINUTE: '0', CHARTDOCK_LOG_LEVEL: 'silent' };
  for (const size of SIZES) {
    await runServerCommand(['seed', '--files', String(size), '--account', accountOf(size)], {
      ...env,
      ...limits,
    });
  }
  const server = await startServer({ ...env, ...limits });
  try {
    const tokens = new Map<number, string>();
    for (const size of SIZES) tokens.set(size, await signIn(server.address, accountOf(size)));
    const times = new Map<string, number[]>();
    for (let round = -5; round < rounds; round += 1) {
      for (const operation of OPERATIONS) {
        for (const size of SIZES) {
          const took = await timeCall(server.address, tokens.get(size) ?? '', operation);
          const key = `${operation.name}/${size}`;
          // The first rounds warm caches and the compiler up and are not counted.
          if (round >= 0) times.set(key, [...(times.get(key) ?? []), took]);
        }
      }
    }
    const rows = OPERATIONS.map(({ name }) => {
      const figures = SIZES.map((size) => median(times.get(`${name}/${size}`) ?? []));
      const [small = Number.NaN, , large = Number.NaN] = figures;
      return [name, ...figures.map((figure) => figure.toFixed(2)), (large / small).toFixed(2)];
    });
    const head = [`${label}, ms`, ...SIZES.map((size) => `${size} files`), 'ratio 100,000 : 1,000'];
    console.log(`${formatTable([head, ...rows])}\n`);
  } finally {
    await server.stop();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'chartdock-bench-'));
try {
  await measure('embedded', { CHARTDOCK_DATA: join(folder, 'data'), DATABASE_URL: '' });
  const postgres = await startPostgres({ durable: true });
  try {
    await measure('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
