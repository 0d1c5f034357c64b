import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { inRoot } from '../../../scripts/repository/paths.ts';
import { classesOf, sheetsBelow, shippedClasses } from '../style-classes.ts';
import type { RuntimeId } from './runtimes.ts';
import type { Attempt, Column, Outside } from './toolchain.types.ts';

/** A toolchain that bundles. */
export type Bundler = 'webpack' | 'vite' | 'rollup' | 'esbuild';

type Attempts = Readonly<Partial<Record<Column, Attempt>>>;

const EMBEDDED = { picks: 'function', action: 'function', hasPage: false };
const REQUIRED = { picks: 'function', hasPage: false };

const bundle = async (outside: Outside, bundler: Bundler, entry: string): Promise<string> => {
  const target = join(outside.folder, 'bundles', bundler, entry.replaceAll('/', '-'));
  const { code, output } = await outside.run(['bundle.mjs', bundler, `${entry}.mjs`, target]);
  assert.equal(code, 0, output);
  return target;
};

const listsWith = async (outside: Outside, module: string, runtime?: RuntimeId): Promise<void> => {
  const title = `Listed ${module.slice(-30)} ${runtime ?? ''}`.replaceAll('/', ' ').trim();
  const args = ['toolchains/run-rows.mjs', module, JSON.stringify(outside.orderOf(title))];
  const found = (await outside.json(args, runtime)) as { readonly titles: readonly string[] };
  assert.ok(found.titles.includes(title), JSON.stringify(found));
};

const importsAll = async (outside: Outside, runtime?: RuntimeId): Promise<number> => {
  const found = (await outside.json(['node/import-all.mjs'], runtime)) as {
    readonly entries: readonly string[];
    readonly problems: readonly string[];
  };
  assert.deepEqual(found.problems, []);
  return found.entries.length;
};

const rendersRows = async (outside: Outside, runtime?: RuntimeId): Promise<void> => {
  const title = `Rendered in ${runtime ?? 'this'}`;
  const { baseUrl, credentials } = outside.orderOf(title);
  const { code, output } = await outside.run(
    ['node/render-rows.mjs', baseUrl, credentials.account, credentials.password, title],
    runtime,
  );
  assert.equal(code, 0, output);
  assert.match(output, /role="row"|role="gridcell"/);
  assert.ok(output.includes(`title="${title}"`), output);
};

/** Returns how the packages are tried with a bundler. */
export const withBundler = (bundler: Bundler): Attempts => ({
  embed: async (outside) => {
    const target = await bundle(outside, bundler, 'embed/main');
    assert.deepEqual(await outside.json(['embed/try.mjs', join(target, 'main.mjs')]), EMBEDDED);
    return 'works, its parts apart';
  },
  libraries: async (outside) => {
    await listsWith(outside, join(await bundle(outside, bundler, 'list-rows'), 'main.mjs'));
    return 'works';
  },
  react: async (outside) => {
    const kept = new Set(classesOf(sheetsBelow(await bundle(outside, bundler, 'toolchains/screens'))));
    const shipped = Object.values(shippedClasses(outside.folder)).flat();
    assert.deepEqual(
      shipped.filter((name) => !kept.has(name)),
      [],
    );
    return 'works, all style sheets kept';
  },
});

const commandOf = inRoot('packages/server/bin/chartdock.js');

/** Returns how the packages are tried in a Node that they are for. */
export const inNode = (runtime?: RuntimeId): Attempts => ({
  embed: async (outside) => {
    assert.deepEqual(
      await outside.json(['embed/try.mjs', join(outside.folder, 'embed/main.mjs')], runtime),
      EMBEDDED,
    );
    assert.deepEqual(await outside.json(['embed/require.cjs'], runtime), REQUIRED);
    return 'works';
  },
  libraries: async (outside) => {
    const entries = await importsAll(outside, runtime);
    await listsWith(outside, 'list-rows.mjs', runtime);
    return `works; all ${entries} entries of these columns can be imported and required`;
  },
  react: async (outside) => {
    await rendersRows(outside, runtime);
    return 'works, renders rows';
  },
});

/** Returns how the server says that a Node is too old for it. */
export const serverRefused: (runtime: RuntimeId) => Attempt = (runtime) => async (outside) => {
  const { code, output } = await outside.run([commandOf, '--help'], runtime);
  assert.equal(code, 1);
  assert.match(output, /needs Node 24 or newer; this is Node \d+/);
  return 'refused by name';
};

/** Tries the command of the server, which the lists above were read from as well. */
export const serverWorks: Attempt = async (outside) => {
  const { code, output } = await outside.run([commandOf, '--help']);
  assert.equal(code, 0, output);
  return 'works';
};

/** Words of an old Node without Web Crypto. */
export const inOldNode: Attempts = {
  embed: async (outside) => {
    const args = ['embed/try.mjs', join(outside.folder, 'embed/main.mjs')];
    assert.deepEqual(await outside.json(args, 'node18'), EMBEDDED);
    return 'can be imported, not required';
  },
  libraries: async (outside) => {
    const order = JSON.stringify(outside.orderOf('Never made'));
    const { code, output } = await outside.run(['toolchains/run-rows.mjs', 'list-rows.mjs', order], 'node18');
    assert.notEqual(code, 0);
    assert.match(output, /Chartdock needs Node 20 or newer\./);
    return 'refused by name';
  },
  server: serverRefused('node18'),
};

/** Returns how the packages are tried in workers of Node, which have no page. */
export const inWorkers: Attempts = {
  embed: async (outside) => {
    assert.deepEqual(
      await outside.json(['toolchains/start-worker.mjs', 'toolchains/embed-worker.mjs']),
      EMBEDDED,
    );
    return 'works';
  },
  libraries: async (outside) => {
    const title = 'Listed by a worker';
    const args = ['toolchains/start-worker.mjs', 'node/worker.mjs', JSON.stringify(outside.orderOf(title))];
    const found = (await outside.json(args)) as { readonly titles: readonly string[] };
    assert.ok(found.titles.includes(title));
    return 'works';
  },
  react: async (outside) => {
    const html = await outside.json(['toolchains/start-worker.mjs', 'toolchains/render-worker.mjs']);
    assert.match(String(html), /value="someone@example\.test"/);
    return 'works, renders a form';
  },
};

/** Renders on a server without a framework, as Remix and others do. */
export const onServer: Attempts = {
  embed: async (outside) => {
    const { code, output } = await outside.run(['toolchains/render-embed.mjs']);
    assert.deepEqual([code, output.trim()], [0, '<main><div class="picker"></div></main>']);
    return 'works, renders its place';
  },
  react: async (outside) => {
    await rendersRows(outside);
    return 'works, renders rows';
  },
};
