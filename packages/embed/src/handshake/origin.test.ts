import { describe, expect, it } from 'vitest';
import { isAllowedOrigin, isOrigin } from './origin.ts';

describe('isAllowedOrigin', () => {
  it.each([
    ['https://app.example.com', 'https://app.example.com'],
    ['http://localhost:4601', 'http://localhost:*'],
    ['http://localhost', 'http://localhost:*'],
    ['http://partner.localhost:4601', 'http://*.localhost:*'],
    ['https://a.b.example.com', 'https://*.example.com'],
    ['http://[::1]:8080', 'http://[::1]:*'],
    ['https://my_app.example.com', 'https://*.example.com'],
  ])('lets %s in through %s', (origin, pattern) => {
    expect(isAllowedOrigin(origin, [pattern])).toBe(true);
  });

  it.each([
    ['https://app.example.com:444', 'https://app.example.com'],
    ['http://app.example.com', 'https://app.example.com'],
    ['https://example.com', 'https://*.example.com'],
    ['https://evil-example.com', 'https://*.example.com'],
    ['https://example.com.evil.test', 'https://*.example.com'],
    ['https://example.com.evil.test', 'https://example.com'],
    ['https://evil.test', '*'],
    ['https://evil.test', 'https://*'],
    ['https://evil.test', '.*'],
    ['null', 'null'],
    ['null', '*'],
    ['file://', 'file://'],
    ['https://app.example.com/', 'https://app.example.com'],
    ['https://user@app.example.com', 'https://app.example.com'],
    ['', 'https://app.example.com'],
    ['https://APP.example.com', 'https://app.example.com'],
    ['https://app.example.com:443', 'https://app.example.com:*'],
    ['http://localhost:80', 'http://localhost:*'],
    ['http://localhost:0443', 'http://localhost:*'],
    ['http://localhost:*', 'http://localhost:*'],
    ['https://*.example.com', 'https://*.example.com'],
    ['https://example.com\\.evil.test', 'https://*.evil.test'],
    ['https://app.example.com@evil.test', 'https://app.example.com'],
    ['https://evil.test#.example.com', 'https://*.example.com'],
    ['https://evil.test?.example.com', 'https://*.example.com'],
    ['https://evil.test/.example.com', 'https://*.example.com'],
    ['https://evil.test:1.example.com', 'https://*.example.com'],
    ['https://evil.test\n.example.com', 'https://*.example.com'],
  ])('keeps %j out of %s', (origin, pattern) => {
    expect(isAllowedOrigin(origin, [pattern])).toBe(false);
  });

  it('needs one of the patterns to match', () => {
    expect(isAllowedOrigin('https://b.test', ['https://a.test', 'https://b.test'])).toBe(true);
    expect(isAllowedOrigin('https://b.test', [])).toBe(false);
  });
});

describe('isOrigin', () => {
  it('knows the way browsers write an origin', () => {
    expect(isOrigin('https://app.example.com')).toBe(true);
    expect(isOrigin('https://app.example.com:443')).toBe(false);
    expect(isOrigin('null')).toBe(false);
  });
});
