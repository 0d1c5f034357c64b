import { expect, it } from 'vitest';
import { pageToSign } from './trusted-page.ts';
import { signPage } from './wemeet.ts';

it('signs an address as it is, without its fragment', () => {
  const page = 'https://charts.example/a?b=%E5%9B%BE&c=图';
  expect(pageToSign(`${page}#d?e`, ['charts.example'])).toBe(page);
  expect(pageToSign('HTTPS://charts.example/', ['charts.example'])).toBeUndefined();
  expect(pageToSign('https://CHARTS.example/', ['Charts.Example'])).toBe('https://CHARTS.example/');
  expect(pageToSign(page, [])).toBeUndefined();
});

it.each([
  ['https://a.charts.example/', '*.charts.example', true],
  ['https://a.b.charts.example/', '*.charts.example', true],
  ['https://charts.example/', '*.charts.example', false],
  ['https://evilcharts.example/', '*.charts.example', false],
  ['https://a.charts.example/', 'charts.example', false],
  ['https://charts.example.evil/', 'charts.example', false],
  ['http://charts.example:8080/x', 'charts.example', true],
  ['ftp://charts.example/', 'charts.example', false],
  ['xhttps://charts.example/', 'charts.example', false],
  ['https://me@charts.example/', 'charts.example', false],
  ['https://:secret@charts.example/', 'charts.example', false],
  ['https://charts.example\\@evil/', 'charts.example', false],
  ['https://charts.example/a b', 'charts.example', false],
  ['https://charts.example/\u007f', 'charts.example', false],
  ['https://charts.example/\n', 'charts.example', false],
  ['https://', 'charts.example', false],
  ['https://charts.example:x/', 'charts.example', false],
  ['', '', false],
])('of %j under the trusted domain %s: %s', (page, domain, isTrusted) => {
  expect(pageToSign(page, ['other.example', domain])).toBe(isTrusted ? page : undefined);
});

it('signs fields as the meeting app orders', () => {
  const fields = {
    corpId: 'c',
    sdkId: 's',
    timestamp: '1',
    nonceStr: 'n',
    url: 'https://a.b/?x=1',
    ticket: 't',
  };
  // Computed apart, with sha256sum over corp_id=c&sdk_id=s&timestamp=1&nonce_str=n&url=https://a.b/?x=1&ticket=t
  expect(signPage(fields)).toBe('969d6c15e3858eb562845f44cffd96fed7ec03b35ac24aaf9859427bd6960355');
});
