import { expect, it } from 'vitest';
import { createLogger, describeError } from './logging.ts';

it('leaves tokens, cookies, passwords and what a driver hangs on an error out of the log', () => {
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
