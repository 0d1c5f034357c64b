import { describe, expect, it } from 'vitest';
import { findFirefox } from './firefox.ts';

describe('findFirefox', () => {
  it('takes the one that the environment names', () => {
    expect(findFirefox({ CHARTDOCK_FIREFOX: '/opt/firefox', PATH: '' })).toBe('/opt/firefox');
  });

  it('gives nothing where Firefox is missing', () => {
    expect(findFirefox({ CHARTDOCK_FIREFOX: '', PATH: '' })).toBeUndefined();
  });
});
