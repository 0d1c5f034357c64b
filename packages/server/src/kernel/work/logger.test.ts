import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createLogger, describeError } from './logger.ts';

it('keeps secrets out of the log', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const secret = 'secret-value';
  const error = Object.assign(new Error('failed'), { query: secret, parameters: [secret], code: '23505' });
  const headers = { token: secret, cookie: secret, authorization: secret };
  logger.info(
    { req: { headers }, body: { password: secret, token: secret }, token: secret, err: error },
    'x',
  );
  expect(lines.join('')).not.toContain(secret);
  expect(lines.join('')).toContain('23505');
  expect(describeError('text')).toEqual({ type: 'string' });
});

/** Runs a program that logs, in a process of its own. */
const runLogging = (program: string) => {
  const from = new URL('./logger.ts', import.meta.url).href;
  const code = `import { createLogger } from '${from}'; const log = createLogger('info'); ${program}`;
  return spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};

it.each([
  ['ends', 'process.exit(3)'],
  ['breaks down', 'setImmediate(() => { throw new Error("broken"); })'],
])('keeps no line back when the process %s', async (_how, end) => {
  const child = runLogging(`log.info('the last line'); ${end};`);
  const [written] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  expect(written).toContain('the last line');
});

it('writes a line that no other follows', async () => {
  const child = runLogging("log.info('alone'); setInterval(() => undefined, 1_000);");
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  child.kill('SIGKILL');
  expect(line.toString()).toContain('alone');
});
