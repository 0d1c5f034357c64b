import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RealServer } from '../../packages/server/src/testing/real-server.ts';
import { freeAccount, startRealServer } from '../../packages/server/src/testing/real-server.ts';
import type { Installation } from './install-archives.ts';
import { installArchives, libraries, programOf } from './install-archives.ts';
import { run } from '../../scripts/processes/run.ts';
import { serveNext } from './serve-next.ts';
import { classesOf, sheetsBelow, shippedClasses } from './style-classes.ts';
import { supportedNodes } from './supported-nodes.ts';

// Builds, packs and bundles, on a machine that may be busy.

/** Waits for what a worker posts first; rejects with what it throws. */
const messageOf = async (worker: Worker): Promise<unknown> => {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  worker.once('message', resolve).once('error', reject);
  try {
    return await promise;
  } finally {
    await worker.terminate();
  }
};

describe('packages installed from their archives, outside of the workspace', () => {
  let installed: Installation;
  /** The classes of the sheets that the consumers import. */
  let classes: ReturnType<typeof shippedClasses>;
  let server: RealServer;
  beforeAll(async () => {
    [installed, server] = await Promise.all([
      installArchives({ names: [...libraries, 'embed'] }),
      startRealServer(),
    ]);
    classes = shippedClasses(installed.folder);
  });
  afterAll(async () => {
    installed.remove();
    await server.stop();
  });

  const orderOf = (title: string) => ({ baseUrl: server.address, credentials: freeAccount, title });

  const bundleWithWebpack = async ({ folder, node }: Installation): Promise<string> => {
    const { code, output } = await node(['bundle-with-webpack.cjs'], join(folder, 'bundled'));
    expect({ code, output }).toEqual({ code: 0, output: '' });
    return sheetsBelow(join(folder, 'bundled/webpack'));
  };

  it('ships sheets with all rules', () => {
    expect(classes.root).toContain('cd-button');
    expect(classes.files.length).toBeGreaterThan(20);
    expect(classes.account).toContain('cd-form');
  });

  it('keeps every style in webpack 5', async () => {
    const kept = classesOf(await bundleWithWebpack(installed));
    expect(kept).toEqual(expect.arrayContaining([...classes.root, ...classes.files, ...classes.account]));
    expect(readFileSync(join(installed.folder, 'bundled/webpack/main.js'), 'utf8')).toContain(
      'cd-form__problem',
    );
  });

  it('would lose them without side effects', async () => {
    const wrong = await installArchives({
      names: libraries,
      change: (manifest) => ({ ...manifest, sideEffects: false }),
    });
    try {
      expect(classesOf(await bundleWithWebpack(wrong))).not.toContain('cd-button');
    } finally {
      wrong.remove();
    }
  });

  describe('with Vite', () => {
    const output = (): string => join(installed.folder, 'bundled/vite/assets');
    beforeAll(async () => {
      const { code, output } = await installed.node(
        [programOf('vite', 'bin/vite.js'), 'build'],
        join(installed.folder, 'bundled'),
      );
      expect(code, output).toBe(0);
    });

    it('keeps every style', () => {
      const kept = classesOf(sheetsBelow(output()));
      expect(kept).toEqual(expect.arrayContaining([...classes.root, ...classes.files, ...classes.account]));
    });

    it('bundles a worker that lists files', async () => {
      const name = readdirSync(output()).find((file) => file.startsWith('list-worker')) ?? '';
      const title = 'Listed by a bundled worker';
      // What a browser gives a worker by the name of `self`, and nothing else of it.
      const worker = new Worker(
        `const { parentPort, workerData } = require('node:worker_threads');
         globalThis.self = { postMessage: (message) => parentPort.postMessage(message) };
         import(workerData.script).then(() => self.onmessage({ data: workerData.order }));`,
        {
          eval: true,
          workerData: { script: pathToFileURL(join(output(), name)).href, order: orderOf(title) },
        },
      );
      expect(await messageOf(worker)).toEqual({ titles: expect.arrayContaining([title]), hasPage: false });
    });
  });

  it('lists files in a Node worker', async () => {
    const title = 'Listed by a worker';
    const worker = new Worker(join(installed.folder, 'node/worker.mjs'), { workerData: orderOf(title) });
    expect(await messageOf(worker)).toEqual({ titles: expect.arrayContaining([title]), hasPage: false });
  });

  it('imports every entry in three Nodes', async () => {
    const nodes = await supportedNodes();
    expect([...nodes.keys()].map((version) => version.slice(0, 3))).toEqual(['v20', 'v22', 'v24']);
    for (const [version, program] of nodes) {
      const { code, output } = await run(program, ['--no-warnings', 'node/import-all.mjs'], {
        cwd: installed.folder,
      });
      expect({ version, code, output }).toEqual({ version, code: 0, output: expect.any(String) });
      const { entries, ...found } = JSON.parse(output) as { readonly entries: readonly string[] };
      expect({ version, ...found }).toEqual({ version, problems: [], hasPage: false });
      expect(entries).toEqual(
        expect.arrayContaining(['@chartdock/client', '@chartdock/react', '@chartdock/react/files']),
      );
    }
  });

  it('renders rows on a server', async () => {
    const title = 'Rendered on a server';
    const { account, password } = freeAccount;
    const { code, output } = await installed.node([
      'node/render-rows.mjs',
      server.address,
      account,
      password,
      title,
    ]);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/role="row"|role="gridcell"/),
    });
    expect(output).toContain(`title="${title}"`);
  });

  it('lists files in a CommonJS program', async () => {
    const title = 'Listed by a script';
    const { account, password } = freeAccount;
    const { code, output } = await installed.node([
      'node/list.cjs',
      server.address,
      account,
      password,
      title,
    ]);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('"makesWorkspaces":true') });
    expect(output).toContain(title);
  });

  it('renders on the server in Next, with its styles', async () => {
    const site = await serveNext(installed.folder, installed.node);
    try {
      const html = await site.read('/?account=someone@example.test');
      expect(html).toContain('Read from a store');
      expect(html).toContain('value="someone@example.test"');
      expect(html).toMatch(/<button[^>]*class="[^"]*cd-button/);
      // A client component of a partner's page: the server renders the place that the browser fills.
      const page = await site.read('/pick');
      expect(page).toMatch(/<div[^>]*class="picker"/);
      // A server component, which lists files before anything is sent.
      const title = 'Listed by a server component';
      const order = new URLSearchParams({ order: JSON.stringify(orderOf(title)) });
      expect(await site.read(`/rows?${order.toString()}`)).toContain(`<li>${title}</li>`);
      const sheets = [...html.matchAll(/href="([^"]+\.css[^"]*)"/g)].map(([, path = '']) => path);
      const texts = await Promise.all(sheets.map((path) => site.read(path)));
      const kept = classesOf(texts.join('\n'));
      expect(kept).toEqual(expect.arrayContaining([...classes.root, ...classes.account]));
    } finally {
      await site.stop();
    }
  });
});
