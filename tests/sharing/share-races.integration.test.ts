import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { OPEN_TWICE } from '../modelling/open-twice.ts';
import type { BrokenSharing } from './broken-sharing.ts';
import { runRevocations } from './revocations.ts';
import { runShareRaces } from './share-races.ts';

const SCRIPT = fileURLToPath(new URL('../share-races.ts', import.meta.url));

// A slice of the full run, which `node tests/share-races.ts` makes.
describe.each(['embedded', 'postgres'] as const)('sharing on two servers (%s)', (kind) => {
  it('has one right result of every race', async () => {
    const { databases, close } = await OPEN_TWICE[kind]();
    try {
      const { faults, done, refused } = await runShareRaces(databases, { rounds: 8, runners: 10 });
      expect(faults).toEqual([]);
      expect(done).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
    } finally {
      await close();
    }
  });

  it('answers nothing after a right has ended', async () => {
    const { databases, close } = await OPEN_TWICE[kind]();
    try {
      const { faults, before, after } = await runRevocations(databases, { rounds: 6 });
      expect(faults).toEqual([]);
      expect(before).toBeGreaterThan(0);
      expect(after).toBeGreaterThan(0);
    } finally {
      await close();
    }
  });
});

describe('sharing that is broken on purpose', () => {
  const run = async (control: BrokenSharing, kind: string): Promise<string> => {
    const sizes = ['--rounds', '4', '--runners', '10', '--revocations', '2'];
    const args = [SCRIPT, kind, ...sizes, '--control', control];
    return (await promisify(execFile)(process.execPath, args)).stdout;
  };

  it.each([
    ['lock', 'postgres', '! round 0, places:'],
    ['seat', 'embedded', '! round 0, places: 10 invited'],
    ['manager', 'embedded', '! round 1, managers: 0 are left'],
    ['reset', 'embedded', '! round 2, reset: the old address let someone in afterwards'],
    ['transfer', 'embedded', '! round 3, transfer: the file is not the new owner’s'],
    ['revocation', 'embedded', '! round 0, person: a read afterwards'],
  ] as const)('is found without its %s (%s)', async (control, kind, said) => {
    expect(await run(control, kind)).toContain(said);
  });
});
