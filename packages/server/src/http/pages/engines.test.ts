import { describe, expect, it } from 'vitest';
import { EMBEDDED, LEGACY, engineOf, isBelow, needsLegacy } from './engines.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const onMac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

const build = (userAgent: string): string => {
  const engine = engineOf(userAgent);
  if (isBelow(engine, LEGACY)) return 'none';
  return needsLegacy(engine) ? 'legacy' : 'modern';
};

describe('engineOf', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/146.0.0.0 Safari/537.36`, 'modern'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/105.0.0.0 Safari/537.36`, 'modern'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/104.0.0.0 Safari/537.36`, 'legacy'],
    [
      `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/77.0.3865.90 Safari/537.36 app/tencent_wemeet`,
      'legacy',
    ],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/76.0.3809.100 Safari/537.36`, 'none'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/64.0 Safari/537.36 Edge/17.17134`, 'none'],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'none'],
    ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', 'none'],
    [`${onMac} Version/17.4 Safari/605.1.15`, 'modern'],
    [`${onMac} Version/13.1 Safari/605.1.15`, 'legacy'],
    [`${onMac} Version/12.1 Safari/605.1.15`, 'none'],
    [`${onMac} app/tencent_wemeet os_name/Mac app_version/3.30.1`, 'legacy'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0',
      'legacy',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148',
      'modern',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
      'none',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'modern'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:102.0) Gecko/20100101 Firefox/102.0', 'legacy'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:60.0) Gecko/20100101 Firefox/60.0', 'none'],
    ['curl/8.5.0', 'modern'],
    ['', 'modern'],
  ])('gives %s the build: %s', (userAgent, expected) => {
    expect(build(userAgent)).toBe(expected);
  });

  it('lets Chrome 86 in frames, nothing older', () => {
    const chrome = (version: number) => engineOf(`Mozilla/5.0 ${webkit} Chrome/${version}.0 Safari/537.36`);
    expect([85, 86].map((version) => isBelow(chrome(version), EMBEDDED))).toEqual([true, false]);
  });
});
