import { strict as assert } from 'node:assert';
import { run } from '../../../scripts/processes/run.ts';
import { serveNext } from '../serve-next.ts';
import type { Attempt, Column, Outside } from './toolchain.types.ts';

interface Pages {
  readonly pick: string;
  readonly rows: string;
  readonly signIn: string;
}

const TITLE = 'Listed by a server component';
const seen = new WeakMap<Outside, Promise<Pages>>();

const readPages = async (outside: Outside): Promise<Pages> => {
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const site = await serveNext(outside.folder, (args, cwd) => run(process.execPath, args, { cwd, env }));
  try {
    const order = new URLSearchParams({ order: JSON.stringify(outside.orderOf(TITLE)) });
    return {
      pick: await site.read('/pick'),
      rows: await site.read(`/rows?${order.toString()}`),
      signIn: await site.read('/?account=someone@example.test'),
    };
  } finally {
    await site.stop();
  }
};

const pagesOf = (outside: Outside): Promise<Pages> => {
  const known = seen.get(outside) ?? readPages(outside);
  seen.set(outside, known);
  return known;
};

/** Tries packages in Next: a client component each of a partner and of ours, and a server component that lists files. */
export const inNext: Readonly<Partial<Record<Column, Attempt>>> = {
  embed: async (outside) => {
    assert.match((await pagesOf(outside)).pick, /<div[^>]*class="picker"/);
    return 'works in a client component';
  },
  libraries: async (outside) => {
    assert.ok((await pagesOf(outside)).rows.includes(`<li>${TITLE}</li>`));
    return 'works in a server component';
  },
  react: async (outside) => {
    assert.ok((await pagesOf(outside)).signIn.includes('value="someone@example.test"'));
    return 'works from a client component, rendered on the server';
  },
};
