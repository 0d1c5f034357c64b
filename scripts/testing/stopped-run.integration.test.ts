import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { inRoot } from '../repository/paths.ts';

it('reports when the command is stopped', async () => {
  const env = { ...process.env, CHARTDOCK_STAGES: 'check,e2e', CHARTDOCK_TEST_ORDER: '1' };
  const child = spawn(process.execPath, [inRoot('scripts/test.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = once(child, 'exit');
  for await (const chunk of child.stdout) {
    const before = output;
    output += String(chunk);
    if (!before.includes('== check\n') && output.includes('== check\n')) child.kill('SIGTERM');
  }
  expect(await ended).toEqual([1, null]);
  expect(output).toMatch(
    /\nStopped by SIGTERM in: check\nNot run: browser tests\n\n[^]*\d+ passed, [1-9]\d* failed\n$/,
  );
});
