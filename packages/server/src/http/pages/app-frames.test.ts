import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../kernel/config/config.ts';

const framesOf = (value: string) => readConfig({ CHARTDOCK_APP_FRAMES: value }).appFrames;

describe('CHARTDOCK_APP_FRAMES', () => {
  it('names nobody by itself', () => {
    expect(framesOf('')).toEqual([]);
    expect(readConfig({}).hstsDays).toBe(0);
  });

  it('knows origins of apps by name', () => {
    expect(framesOf('zoom, https://*.example.com')).toEqual([
      'https://*.zoom.us',
      'https://*.zoom.com',
      'https://*.example.com',
    ]);
    expect(framesOf('teams')).toContain('https://teams.microsoft.com');
  });

  it.each([
    'webex',
    '*',
    'https://',
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example/path',
  ])('refuses %s', (value) => {
    expect(() => framesOf(value)).toThrow(ConfigError);
  });
});
