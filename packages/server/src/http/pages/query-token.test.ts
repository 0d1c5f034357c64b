import { describe, expect, it } from 'vitest';
import { takeQueryToken } from './query-token.ts';

describe('the token in an address', () => {
  it.each([
    ['/trash', '/trash', undefined],
    ['/trash?a=1', '/trash?a=1', undefined],
    ['/trash?token=x', '/trash', 'x'],
    ['/trash?token=', '/trash', ''],
    ['/diagrams?folder=a&token=x&b=2', '/diagrams?folder=a&b=2', 'x'],
    ['/trash?token=x&token=y', '/trash', 'x'],
    ['/?token=x', '/', 'x'],
    ['/login?redirect=%2Ftrash%3Ftoken%3Dx', '/login?redirect=%2Ftrash', 'x'],
    ['/login?redirect=%2Ftrash%3Ftoken%3Dx%26a%3D1%23top', '/login?redirect=%2Ftrash%3Fa%3D1%23top', 'x'],
    ['/login?token=x&redirect=%2Ftrash%3Ftoken%3Dy', '/login?redirect=%2Ftrash', 'x'],
    [
      '/login?redirect=%2Flogin%3Fredirect%3D%252Ftrash%253Ftoken%253Dx',
      '/login?redirect=%2Flogin%3Fredirect%3D%252Ftrash',
      'x',
    ],
    ['/mindmap/1?action=down&token=x', '/mindmap/1?action=down&token=x', undefined],
    [
      '/login?redirect=%2Fmindmap%2F1%3Faction%3Ddown%26token%3Dx',
      '/login?redirect=%2Fmindmap%2F1%3Faction%3Ddown%26token%3Dx',
      undefined,
    ],
  ])('of %s leaves %s', (address, rest, token) => {
    expect(takeQueryToken(address)).toEqual({ address: rest, token });
  });

  it.each(['//evil.example/?token=x', '/\\evil.example?token=x', '\\\\evil.example?token=x', '///?token=x'])(
    'of %s never leads to another origin',
    (address) => {
      const { address: rest } = takeQueryToken(address);
      expect(new URL(rest, 'http://own.example').origin).toBe('http://own.example');
    },
  );
});
