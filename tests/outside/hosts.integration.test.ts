import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Installation } from './install-archives.ts';
import { installArchives, withDependencies } from './install-archives.ts';
import { readBlock, readWalk } from './readme-walk.ts';

// Builds and packs, on a machine that may be busy.

const HOSTS = ['miniprogram', 'meeting', 'desktop'] as const;
type HostName = (typeof HOSTS)[number];

describe('from an empty folder to a picked file, by the READMEs of the installed hosts', () => {
  let installed: Installation;
  beforeAll(async () => {
    const names = [...new Set([...HOSTS, 'testing'].flatMap(withDependencies))];
    installed = await installArchives({ names });
  });
  afterAll(() => installed.remove());

  const packageOf = (host: HostName): string =>
    join(installed.folder, 'node_modules/@chartdock', `host-${host}`);

  /** Writes what a README has its reader write, and returns the folder. */
  const writeFiles = (host: HostName): string => {
    const folder = join(installed.folder, `walk-${host}`);
    for (const { path, text } of readWalk(join(packageOf(host), 'README.md'))) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return folder;
  };

  it('in the simulator of a mini-program', async () => {
    const folder = writeFiles('miniprogram');
    const native = join(folder, 'app/chartdock');
    cpSync(join(packageOf('miniprogram'), 'native'), native, { recursive: true });
    const json = readBlock(join(packageOf('miniprogram'), 'README.md'), 'json', '"pages"');
    writeFileSync(join(folder, 'app/app.json'), json);
    const config = readFileSync(join(native, 'config.js'), 'utf8');
    const wired = config.replace('onMessage(_message) {}', "onMessage: require('../picked')");
    expect(wired).not.toBe(config);
    writeFileSync(join(native, 'config.js'), wired);
    const { code, output } = await installed.node(['walk.mjs'], folder);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(/^shows https.*\/pick#.*\npicked Plan/),
    });
  });

  it('in a fake meeting app', async () => {
    const { code, output } = await installed.node(['walk.mjs'], writeFiles('meeting'));
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('picked Plan') });
  });

  it('in a fake Electron', async () => {
    const { code, output } = await installed.node(['walk.mjs'], writeFiles('desktop'));
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('picked copy Plan') });
  });
});
