import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScratchPackage } from '../../tests/harness/scratch-package.ts';
import { packageEntries, publishedPackages } from '../repository/packages.ts';
import { inRoot } from '../repository/paths.ts';
import { inBuildOrder } from './package-steps.ts';
import { planPackage } from './package-plan.ts';
import { dropRequirementIds, rewriteDeclaration } from './package-types.ts';
import { BuildError, runSteps, runStepsTogether } from './run-steps.ts';
import { hashInputs } from './stale.ts';
import type { BuildStep } from './step.types.ts';

let base = '';
const write = (path: string, text: string): void => {
  writeFileSync(join(base, path), text);
};

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'chartdock-build-'));
  mkdirSync(join(base, 'src'));
  write('src/a.ts', 'one');
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(base, { recursive: true, force: true });
});

const step = (build: BuildStep['build']): BuildStep => ({
  name: 'a',
  inputs: ['src'],
  outputs: ['out.js'],
  build,
});
const working = vi.fn(async () => {
  write('out.js', 'built');
  return { code: 0, output: '' };
});

describe('runSteps', () => {
  it('builds once, then after any change', async () => {
    const one = [step(working)];
    expect(await runSteps(one, base)).toBe(1);
    expect(await runSteps(one, base)).toBe(0);
    write('src/a.ts', 'two');
    expect(await runSteps(one, base)).toBe(1);
    write('src/b.ts', 'new');
    expect(await runSteps(one, base)).toBe(1);
    rmSync(join(base, 'out.js'));
    expect(await runSteps(one, base)).toBe(1);
    expect(await runSteps(one, base)).toBe(0);
  });

  it('stops at a failing step and retries', async () => {
    const failing = step(async () => ({ code: 1, output: 'a.ts: syntax error' }));
    await expect(runSteps([failing], base)).rejects.toThrow(/building a failed\na\.ts: syntax error/);
    await expect(runSteps([failing], base)).rejects.toBeInstanceOf(BuildError);
  });

  it('builds again after edits during a build', async () => {
    const edited = step(async () => {
      write('src/a.ts', 'edited meanwhile');
      return working();
    });
    await runSteps([edited], base);
    expect(await runSteps([step(working)], base)).toBe(1);
  });

  it('rebuilds steps with removed outputs', async () => {
    await runSteps([step(working)], base);
    const emptying: BuildStep = {
      ...step(async () => {
        rmSync(join(base, 'out.js'));
        write('other.js', 'built');
        return { code: 0, output: '' };
      }),
      name: 'emptying',
      outputs: ['other.js'],
    };
    expect(await runSteps([emptying, step(working)], base)).toBe(2);
  });

  it('tells a renamed file from the same file', () => {
    const before = hashInputs(step(working), base);
    rmSync(join(base, 'src/a.ts'));
    write('src/z.ts', 'one');
    expect(hashInputs(step(working), base)).not.toBe(before);
  });
});

describe('runStepsTogether', () => {
  const named = (name: string, build: BuildStep['build'], after?: string): BuildStep => ({
    name,
    inputs: ['src'],
    outputs: [`${name}.js`],
    ...(after === undefined ? {} : { after }),
    build,
  });
  const writes = (name: string): { readonly code: number; readonly output: string } => {
    write(`${name}.js`, 'built');
    return { code: 0, output: '' };
  };

  it('runs two at a time, in order', async () => {
    const order: string[] = [];
    const gate = Promise.withResolvers<undefined>();
    const first = named('a', async () => {
      order.push('a begins');
      await gate.promise;
      order.push('a ends');
      return writes('a');
    });
    const second = named('b', async () => {
      // Both are at work, or the first would never end.
      gate.resolve(undefined);
      return writes('b');
    });
    const third = named(
      'c',
      async () => {
        order.push('c begins');
        return writes('c');
      },
      'a',
    );
    expect(await runStepsTogether([first, second, third], base)).toBe(3);
    expect(order).toEqual(['a begins', 'a ends', 'c begins']);
    expect(await runStepsTogether([first, second, third], base)).toBe(0);
  });

  it('throws failures after others have ended', async () => {
    const failing = named('a', async () => ({ code: 1, output: 'a.ts: syntax error' }));
    const after = named('c', async () => writes('c'), 'a');
    const other = named('b', async () => writes('b'));
    await expect(runStepsTogether([failing, other, after], base)).rejects.toThrow(/building a failed/);
    expect(existsSync(join(base, 'b.js'))).toBe(true);
    expect(existsSync(join(base, 'c.js'))).toBe(false);
  });
});

describe('planPackage', () => {
  it('pairs sources with their published files', () => {
    const exports = {
      '.': './src/index.ts',
      './browser': './src/browser/index.ts',
      './s.css': './src/styles/s.css',
    };
    const { one, remove } = createScratchPackage({}, exports);
    remove();
    expect(planPackage(one)).toEqual({
      entries: { index: 'src/index.ts', 'browser/index': 'src/browser/index.ts' },
      programs: {},
      styles: { 'dist/styles/s.css': 'src/styles/s.css' },
    });
  });

  it('builds each file behind a pattern, tests left out', () => {
    const files = {
      'src/calls/lists.ts': '',
      'src/calls/view-links.ts': '',
      'src/calls/lists.test.ts': '',
      'src/index.ts': '',
    };
    const { one, remove } = createScratchPackage(files, { './calls/*': './src/calls/*.ts' });
    const plan = planPackage(one);
    const entries = packageEntries(one);
    remove();
    expect(plan.entries).toEqual({
      'calls/lists': 'src/calls/lists.ts',
      'calls/view-links': 'src/calls/view-links.ts',
    });
    expect(entries.map(({ subpath }) => subpath)).toEqual(['./calls/lists', './calls/view-links']);
  });
});

describe('planPackage of programs', () => {
  it('builds the main file that the command loads', () => {
    const manifest = { name: '@chartdock/scratch', bin: { chartdock: './bin/chartdock.js' } };
    expect(planPackage({ path: base, manifest }).programs).toEqual({ main: 'src/main.ts' });
  });

  it('builds workers started by address', () => {
    const server = publishedPackages().find(({ short }) => short === 'server');
    const { programs, entries } = planPackage(server ?? expect.fail('there is no server package'));
    expect(Object.keys(programs)).toEqual([
      ...['main', 'embedded-worker', 'picture-worker', 'format-worker'],
    ]);
    expect(Object.keys(entries)).not.toContain('embedded-worker');
    for (const source of Object.values(programs))
      expect(existsSync(inRoot('packages/server', source))).toBe(true);
  });
});

describe('inBuildOrder', () => {
  it('puts a package after those it depends on', () => {
    const make = (name: string, ...on: readonly string[]): Parameters<typeof inBuildOrder>[0][number] => ({
      short: name,
      folder: `packages/${name}`,
      path: `/${name}`,
      manifest: {
        name: `@chartdock/${name}`,
        dependencies: Object.fromEntries(on.map((each) => [`@chartdock/${each}`, 'workspace:*'])),
      },
    });
    const sorted = inBuildOrder([make('a', 'c', 'b'), make('b', 'c'), make('c')]);
    expect(sorted.map(({ short }) => short)).toEqual(['c', 'b', 'a']);
  });
});

describe('rewriteDeclaration', () => {
  it('turns extensions of relative imports', () => {
    const text = `import { a } from './a.ts';\nexport type B = import("../b/b.tsx").B;\nimport './c.ts';\nimport d from 'd.ts';`;
    expect(rewriteDeclaration(text)).toBe(
      `import { a } from './a.js';\nexport type B = import("../b/b.js").B;\nimport './c.js';\nimport d from 'd.ts';`,
    );
  });
});

describe('dropRequirementIds', () => {
  it.each([
    ['/** Signs in once (GUARD-01). */', '/** Signs in once. */'],
    ['/** Lists (SCENE-01, SCENE-03) in order. */', '/** Lists in order. */'],
    ['/** Formats (EXPORT-01..30): all. */', '/** Formats: all. */'],
    ['/** Gives it (CALL-N-017). */', '/** Gives it. */'],
    ['/**\n * Is too long (VALID-05,\n * VALID-06). More.\n */', '/**\n * Is too long. More.\n */'],
    ['/** Reads (CALL-F-027: only 200 is success). */', '/** Reads (only 200 is success). */'],
  ])('leaves ids out of %j', (text, rest) => {
    expect(dropRequirementIds(text)).toBe(rest);
  });

  it('leaves all else as it is', () => {
    const text =
      "export type Known = 'GUARD-01';\n/** UTF-8: its SHA-256: (SHA-256) as base64url (RFC 7636). */";
    expect(dropRequirementIds(text)).toBe(text);
  });
});
