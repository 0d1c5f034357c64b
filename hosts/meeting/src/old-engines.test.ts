import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { findTooNew } from '../../../scripts/checking/old-engines.ts';
import { workspacePackages } from '../../../scripts/repository/packages.ts';

const here = workspacePackages().find(({ folder }) => folder === 'hosts/meeting');
const target = here?.manifest.browserslist?.map((name) => name.replace(/\s/g, ''));

/** Bundles an entry with all that it needs of ours, as the meeting app gets it; the SDKs of others are their own affair. */
const bundle = async (entry: string, engines: string[]): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    format: 'esm',
    target: engines,
    // Safari 13 has it; its fault with a rare form of it keeps esbuild from writing any.
    supported: { destructuring: true },
    external: ['@zoom/appssdk', '@microsoft/teams-js'],
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
};

describe('the bundle for meeting apps', () => {
  it('is built for the oldest engines among them', () => {
    expect(target).toEqual(['chrome77', 'safari13']);
  });

  it.each(['./index.ts', './zoom/index.ts', './teams/index.ts'])(
    'of %s holds nothing unknown to old engines',
    async (entry) => {
      const script = await bundle(entry, [...(target ?? [])]);
      expect(script).toContain('not_available');
      expect(findTooNew(script)).toEqual([]);
    },
  );

  it('would hold such things for newer engines', async () => {
    expect(findTooNew(await bundle('./index.ts', ['chrome146']))).not.toEqual([]);
  });
});
