import { expect, it } from 'vitest';
import { isOriginPattern, matchesOrigin } from './origins.ts';

it.each([
  ['http://localhost:5173', 'http://localhost:*', true],
  ['http://localhost', 'http://localhost:*', true],
  ['https://localhost:5173', 'http://localhost:*', false],
  ['http://a.localhost:80', 'http://*.localhost:*', true],
  ['http://a.b.localhost:1', 'http://*.localhost:*', true],
  ['http://localhost:1', 'http://*.localhost:*', false],
  ['http://evil-localhost:1', 'http://*.localhost:*', false],
  ['https://partner.example', 'https://partner.example', true],
  ['https://partner.example:8443', 'https://partner.example', false],
  ['https://partner.example:8443', 'https://partner.example:8443', true],
  ['https://partner.example.evil.example', 'https://partner.example', false],
  ['null', 'https://partner.example', false],
  ['https://partner.example/path', 'https://partner.example', false],
  ['https://user@partner.example', 'https://partner.example', false],
  ['xhttps://partner.example', 'https://partner.example', false],
  ['https://partner.example', 'xhttps://partner.example', false],
  ['null', 'null', false],
])('tells %s against %s: %s', (origin, pattern, fits) => {
  expect(matchesOrigin(origin, pattern)).toBe(fits);
});

it('takes no pattern that is too wide', () => {
  for (const pattern of [
    '*',
    'https://*',
    'http://*:*',
    'null',
    "'self'",
    'https://a b',
    'https://a;script-src *',
    'data:',
    'blob:https://partner.example',
  ]) {
    expect(isOriginPattern(pattern)).toBe(false);
  }
});
