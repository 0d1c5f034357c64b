import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archiveOf } from '../../scripts/building/archive-steps.ts';
import { run } from '../../scripts/processes/run.ts';
import type { Manifest } from '../../scripts/repository/packages.ts';
import { publishedPackages } from '../../scripts/repository/packages.ts';
import { supportedNodes } from './supported-nodes.ts';
import type { Installation } from './install-archives.ts';
import { installArchives, withDependencies } from './install-archives.ts';

// Builds, packs and bundles, on a machine that may be busy.

describe('the package for partners, alone', () => {
  let installed: Installation;
  beforeAll(async () => {
    installed = await installArchives({ names: withDependencies('embed') });
  });
  afterAll(() => installed.remove());

  const output = async (program: string, args: readonly string[]): Promise<unknown> => {
    const { code, output: said } = await run(program, args, { cwd: join(installed.folder, 'embed') });
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^\{.*\}\s*$/) });
    return JSON.parse(said) as unknown;
  };

  it('is one archive without dependencies', async () => {
    const one = publishedPackages().find(({ short }) => short === 'embed');
    const folder = mkdtempSync(join(tmpdir(), 'chartdock-alone-'));
    try {
      mkdirSync(join(folder, 'cache'));
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'alone', private: true }));
      const archive = one === undefined ? '' : archiveOf(one);
      const args = [
        'install',
        archive,
        '--offline',
        '--no-audit',
        '--no-fund',
        '--cache',
        join(folder, 'cache'),
      ];
      const { code, output: said } = await run('npm', args, { cwd: folder });
      expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('added 1 package') });
      const modules = join(folder, 'node_modules');
      const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
      expect([names, readdirSync(join(modules, '@chartdock'))]).toEqual([['@chartdock'], ['embed']]);
      const manifest = JSON.parse(
        readFileSync(join(modules, '@chartdock/embed/package.json'), 'utf8'),
      ) as Manifest;
      expect(Object.keys(manifest.dependencies ?? {})).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('imports only its own parts', () => {
    const dist = join(installed.folder, 'node_modules/@chartdock/embed/dist');
    const foreign = readdirSync(dist, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|d\.ts)$/.test(name))
      .flatMap((name) =>
        [
          ...readFileSync(join(dist, name), 'utf8').matchAll(
            /(?:from|import)\s*\(?\s*["']([@\w][^"']*)["']/g,
          ),
        ].map(([, specifier]) => specifier),
      );
    expect([...new Set(foreign)].sort()).toEqual(['react', 'vue']);
  });

  it.each(['esbuild', 'rollup', 'vite', 'webpack'])(
    'is bundled by %s, inert without pages',
    async (bundler) => {
      const built = await installed.node(['bundle.mjs', bundler, 'embed/main.mjs', join('embed', bundler)]);
      expect(built.code, built.output).toBe(0);
      const folder = join(installed.folder, 'embed', bundler);
      expect(await output(process.execPath, ['try.mjs', join(folder, 'main.mjs')])).toEqual({
        picks: 'function',
        action: 'function',
        hasPage: false,
      });
      // What is loaded with the first surface is no part of what a page begins with.
      expect(readdirSync(folder).filter((name) => name.endsWith('.mjs')).length).toBeGreaterThan(2);
      expect(readFileSync(join(folder, 'main.mjs'), 'utf8')).not.toContain('showModal');
    },
  );

  it('is imported in Node 20, 22 and 24', async () => {
    const nodes = await supportedNodes();
    expect(nodes.size).toBe(3);
    for (const [version, program] of nodes) {
      expect([version, await output(program, ['try.mjs', 'main.mjs'])]).toMatchObject([
        version,
        { picks: 'function', hasPage: false },
      ]);
      expect([version, await output(program, ['--no-warnings', 'require.cjs'])]).toEqual([
        version,
        { picks: 'function', hasPage: false },
      ]);
    }
  });
});
