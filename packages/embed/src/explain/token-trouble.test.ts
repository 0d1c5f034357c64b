import { afterEach, expect, it, vi } from 'vitest';
import { describeTrouble, sayTokenTrouble } from './token-trouble.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each<[Parameters<typeof describeTrouble>[0], string]>([
  ['nothing', 'getToken gave nothing in ten seconds.'],
  [{ came: undefined }, 'getToken gave undefined.'],
  [{ came: 7 }, 'getToken gave a number.'],
  [{ came: '' }, 'getToken gave an empty text.'],
  [{ came: 'x'.repeat(5000) }, 'getToken gave a text longer than 4096 characters.'],
  [{ came: {} }, 'getToken gave an object of no fields.'],
  [{ came: { token: 'secret' } }, 'getToken gave an object of token.'],
  [{ came: [] }, 'getToken gave an object of Array.'],
  [{ came: Object.create(null) as object }, 'getToken gave an object of object.'],
  [{ thrown: new TypeError('Failed to fetch') }, 'getToken failed: TypeError: Failed to fetch.'],
  [{ thrown: { status: 500 } }, 'getToken failed: an object of status.'],
])('names %j by what it is', (trouble, text) => {
  expect(describeTrouble(trouble)).toBe(text);
});

it('names the wrapped field, and the use of Response', () => {
  expect(describeTrouble({ came: { code: '200', msg: '', data: { value: 'secret' } } })).toMatch(
    /an object of code, msg, data: hand on what is in its data/,
  );
  expect(describeTrouble({ came: new Response('{}', { status: 500 }) })).toMatch(
    /a Response: look at its \.ok/,
  );
});

it('logs one line without the token', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const _ of [1, 2]) sayTokenTrouble({ came: { accessToken: 'secret' } });
  expect(warn).toHaveBeenCalledOnce();
  const [line] = warn.mock.calls[0] ?? [];
  expect(line).toContain('an object of accessToken. It gives a token as a text');
  expect(line).not.toMatch(/secret|\n/);
});
