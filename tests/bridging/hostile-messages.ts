import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HostileReport } from '../../packages/embed/src/testing/hostile/report.types.ts';
import type { Random } from '../../packages/server/src/demo/random.ts';
import { createRandom } from '../../packages/server/src/demo/random.ts';
import { inRoot } from '../../scripts/repository/paths.ts';
import type { BrokenBridgeName } from './broken-bridges.ts';
import { bundleEmbed } from './bundle-embed.ts';

/** How many messages of which seed are sent, and to which bridge. */
export interface HostileMessages {
  readonly count: number;
  readonly seed: number;
  /** Sends them to a bridge that is broken on purpose. */
  readonly control?: BrokenBridgeName | undefined;
  readonly onProgress?: (sent: number) => void;
}

const HARNESS = 'packages/embed/src/testing/hostile/run.ts';

interface Harness {
  readonly runHostileMessages: (run: {
    readonly count: number;
    readonly random: Random;
    readonly onProgress: (sent: number) => void;
  }) => Promise<HostileReport>;
}

// It knows windows, which this program does not: so it is imported by its path.
const loadHarness = async (path: string): Promise<Harness> =>
  (await import(pathToFileURL(path).href)) as Harness;

/** Sends generated messages to the bridge in this process. */
export const sendHostileMessages = async ({
  count,
  seed,
  control,
  onProgress = () => undefined,
}: HostileMessages): Promise<HostileReport> => {
  const run = { count, random: createRandom(seed), onProgress };
  // As it stands it is loaded as it is, so that a run that breaks requirements on purpose breaks it too.
  if (control === undefined) return (await loadHarness(inRoot(HARNESS))).runHostileMessages(run);
  const folder = mkdtempSync(join(tmpdir(), 'chartdock-bridge-'));
  try {
    const file = join(folder, 'hostile.mjs');
    writeFileSync(file, await bundleEmbed(HARNESS, control, { platform: 'node' }));
    return await (await loadHarness(file)).runHostileMessages(run);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Counts what a report holds against the bridge. */
export const faultsOf = ({
  wronglyAccepted,
  wronglyRefused,
  misanswered,
  uncaught,
  leaks,
}: HostileReport): number => wronglyAccepted + wronglyRefused + misanswered + uncaught + leaks;
