import { expect, it } from 'vitest';
import { readEntryFacts } from './entry-facts.ts';

const pageOf = (isPhone: boolean): Window => {
  const page = {
    navigator: {
      language: 'zh-CN',
      userAgent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    },
    screen: { width: 375, height: 812 },
    matchMedia: (query: string) => ({ matches: query === '(pointer: coarse)' && isPhone }),
  };
  return page as unknown as Window;
};

it.each([
  ['/join/abc', 'user_invite'],
  ['/joined', 'register'],
  ['/trash', 'register'],
  [undefined, 'register'],
])('tells how someone came who was sent by %s', (target, userSource) => {
  expect(readEntryFacts(pageOf(false), target).userSource).toBe(userSource);
});

it('tells a phone from a desk', () => {
  expect(readEntryFacts(pageOf(false), undefined).terminalType).toBe('web');
  expect(readEntryFacts(pageOf(true), undefined)).toEqual({
    userSource: 'register',
    terminalType: 'h5',
    channelType: 'po',
    device: {
      browser: 'Chrome 140',
      os: 'Android',
      screen: '375x812',
      language: 'zh-CN',
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
});
