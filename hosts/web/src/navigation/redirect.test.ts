import { describe, expect, it } from 'vitest';
import { parseRedirect, signInAddress } from './redirect.ts';

const origin = 'https://charts.example';

const refused = [
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\\/evil.example',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'http://charts.example/history',
  'https://charts.example.evil.example/',
  'https://charts.example@evil.example/',
  'https://user@charts.example/history',
  'https://user:secret@charts.example/history',
  'https://charts.example:8443/history',
  'https://evil.example/charts.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u0001//evil.example',
  'javascript://charts.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://charts.example/uuid',
  'file:///etc/passwd',
  'ftp://charts.example/',
  'about:blank',
  'mailto:a@evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/history/..//evil.example',
  '/%2e%2e//evil.example',
  'https://charts.example//evil.example',
  'https://charts.example/..//evil.example',
  '..//evil.example',
  'trash',
  '?folder=a',
  './/evil.example',
  '/history\u0085',
  '/history\u2028',
  '/history\u2029',
  '/history\u007f',
  '/history folder',
  'https://',
  'https://[',
  'http:',
  '//',
  '/login',
  '/login?redirect=%2Flogin',
  'https://charts.example/login',
  '/./login',
  '',
];

const followed: readonly (readonly [string, string])[] = [
  ['/history', '/history'],
  ['/diagrams?folder=abc#top', '/diagrams?folder=abc#top'],
  ['/diagrams?title=%E5%9B%BE', '/diagrams?title=%E5%9B%BE'],
  ['/图', '/%E5%9B%BE'],
  ['https://charts.example/trash', '/trash'],
  ['/a/../trash', '/trash'],
  ['/diagrams?next=//evil.example', '/diagrams?next=//evil.example'],
  ['/diagrams#javascript:alert(1)', '/diagrams#javascript:alert(1)'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
];

describe('parseRedirect', () => {
  it.each(refused)('refuses %j', (value) => {
    expect(parseRedirect(value, origin)).toBeUndefined();
  });

  it.each(followed)('follows %j to %j', (value, target) => {
    expect(parseRedirect(value, origin)).toBe(target);
  });

  it('treats a missing parameter as no target', () => {
    expect(parseRedirect(null, origin)).toBeUndefined();
    expect(parseRedirect(undefined, origin)).toBeUndefined();
  });

  it('always returns a target on the origin', () => {
    for (const [, target] of followed) expect(new URL(target, origin).origin).toBe(origin);
  });
});

describe('signInAddress', () => {
  it('carries path, query and hash through one encoding', () => {
    const address = signInAddress({ pathname: '/diagrams', search: '?folder=a&b=1', hash: '#x' });
    expect(address).toBe('/login?redirect=%2Fdiagrams%3Ffolder%3Da%26b%3D1%23x');
    expect(parseRedirect(new URLSearchParams(address.split('?')[1]).get('redirect'), origin)).toBe(
      '/diagrams?folder=a&b=1#x',
    );
  });

  it('leaves the start page out', () => {
    expect(signInAddress({ pathname: '/', search: '', hash: '' })).toBe('/login');
  });
});
