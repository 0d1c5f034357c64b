import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/repository/paths.ts';
import { limitOfTest, runPatience } from '../../scripts/testing/patience.ts';
import { findFreePort } from '../harness/free-port.ts';
import type { EmptyClone, TypedCommand } from './empty-clone.ts';
import { createEmptyClone, parseShellLines } from './empty-clone.ts';

// Installing and building from nothing, on a machine that runs other tests meanwhile.

const lines = parseShellLines(readFileSync(inRoot('README.md'), 'utf8'));
const lineOf = (script: string): string => {
  const found = lines.find((line) => line.endsWith(` ${script}`));
  if (found === undefined) throw new Error(`the README shows no line for ${script}`);
  return found;
};

const isAnswered = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
};

/** An install and several builds pass before an address answers: most of what a whole test may take. */
const BUILD_PATIENCE_MS = 0.8 * limitOfTest(runPatience());

const until = async (isSo: () => Promise<boolean>, command: TypedCommand): Promise<void> => {
  const early = command.ended.then((code) => {
    throw new Error(`ended with ${code}\n${command.output()}`);
  });
  await Promise.race([early, expect.poll(isSo, { interval: 500, timeout: BUILD_PATIENCE_MS }).toBe(true)]);
};

describe('the README in an empty clone, where npm must not ask and has fetched nothing yet', () => {
  let clone: EmptyClone;
  beforeAll(() => {
    clone = createEmptyClone();
  });
  afterAll(() => {
    clone.remove();
  });

  it('shows exactly the two commands', () => {
    expect(lines).toEqual(['npx --yes pnpm@12 start', 'npx --yes pnpm@12 test']);
  });

  it.each(['start', 'test'])('could not %s without --yes', async (script) => {
    const command = clone.type(lineOf(script).replace(' --yes', ''));
    expect(await command.ended).not.toBe(0);
    expect(command.output()).toContain('npx canceled due to missing packages and no YES option');
  });

  it('tests: a stage ends with its count', async () => {
    const command = clone.type(lineOf('test'), { CHARTDOCK_STAGES: 'set-up' });
    const code = await command.ended;
    expect(command.output()).toMatch(/== set-up\nChromium: [^]*\n0 passed, 0 failed\n$/);
    expect(command.output()).not.toContain('Unsupported engine');
    expect(code).toBe(0);
  });

  it('starts: answers, stops, and warns of nothing', async () => {
    const port = await findFreePort();
    const addresses = [`http://localhost:${port}/`, `http://localhost:${port + 1}/`];
    const command = clone.type(lineOf('start'), { PORT: String(port) });
    for (const address of addresses) await until(() => isAnswered(address), command);
    command.terminate();
    await command.ended;
    for (const address of addresses) await expect.poll(() => isAnswered(address)).toBe(false);
    expect(command.output()).toContain(`Chartdock        http://localhost:${port}`);
    expect(command.output()).not.toMatch(/Unsupported engine|ended with exit code|Error/);
  });
});
