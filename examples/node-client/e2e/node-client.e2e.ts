import type {} from '../../../tests/harness/provided-context.ts';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';

const run = async (env: Readonly<Record<string, string>>): Promise<string> => {
  const program = new URL('../src/main.ts', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, CHARTDOCK_URL: inject('serverUrl'), ...env },
  });
  return stdout;
};

it('signs in, creates, lists and searches', async () => {
  const lines = (await run({})).trim().split('\n');
  const title = lines[0]?.replace('created ', '') ?? '';
  expect(title).toMatch(/^Plans of process \d+$/);
  expect(lines).toEqual([`created ${title}`, `newest of my files: ${title}`, `found 1: ${title}`]);
});

it('says why it could not sign in', async () => {
  await expect(run({ PASSWORD: 'wrong' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^refused: /) as string,
  });
});
