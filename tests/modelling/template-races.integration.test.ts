import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { OPEN_TWICE } from './open-twice.ts';
import { runTemplateRaces } from './template-races.ts';

const SCRIPT = fileURLToPath(new URL('../template-races.ts', import.meta.url));

// A busy machine takes minutes for what a quiet one does in seconds.

describe.each(['embedded', 'postgres'] as const)('files made from a template that changes (%s)', (kind) => {
  it('are none unpaid, withdrawn or beyond quota', async () => {
    const { databases, close } = await OPEN_TWICE[kind]();
    try {
      const { faults, made, refused } = await runTemplateRaces(databases, { rounds: 8 });
      expect(faults).toEqual([]);
      // There was a race: some came before the change.
      expect(made).toBeGreaterThan(0);
      expect(refused).toBeGreaterThan(0);
    } finally {
      await close();
    }
  });
});

it('shows when withdrawn templates can be used (negative control)', async () => {
  const args = [SCRIPT, 'embedded', '--rounds', '1', '--control', 'withdrawn'];
  expect((await promisify(execFile)(process.execPath, args)).stdout).toContain(
    '! round 0, withdrawal: a file after the change',
  );
});
