import { describe, expect, it } from 'vitest';
import { compareVersion } from './compare-version.ts';
import { parseWemeetAgent } from './wemeet-agent.ts';

describe('compareVersion', () => {
  it.each([
    ['3.13.0', '3.13.0', 0],
    ['3.13', '3.13.0.0', 0],
    ['3.9.9', '3.13.0', -1],
    ['3.13.0.402', '3.13.0', 1],
    ['10.0', '9.9', 1],
    ['3.13.0-beta', '3.13.0', 0],
    ['', '0', 0],
    ['nonsense', '0.0.1', -1],
  ])('of %j and %j is %d', (one, other, expected) => {
    expect(compareVersion(one, other)).toBe(expected);
    expect(compareVersion(other, one) + expected).toBe(0);
  });
});

describe('parseWemeetAgent', () => {
  it.each([
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)arch/x86_64 app/tencent_wemeet os_name/Mac os_version/10.15.7 app_version/2.19.0.5 c_district/0',
      { system: 'mac', appVersion: '2.19.0.5' },
    ],
    ['app/tencent_wemeet os_name/Windows app_version/3.14', { system: 'windows', appVersion: '3.14' }],
    ['app/tencent_wemeet', { system: 'other', appVersion: '0' }],
    ['app/tencent_wemeeting os_name/Mac', undefined],
    ['Mozilla/5.0 Chrome/146', undefined],
  ])('reads %j', (userAgent, expected) => {
    expect(parseWemeetAgent(userAgent)).toEqual(expected);
  });
});
