import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { tokensOf } from './variables.ts';

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one = '', other = ''): number => {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

it('keeps an accent that can be read', () => {
  expect(tokensOf({ accent: '#1a6fe1' }, 'light')).toMatchObject({
    '--cd-accent': '#1a6fe1',
    '--cd-on-accent': '#ffffff',
  });
});

it('keeps texts readable on every accent and palette', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(hex, fc.constantFrom('light', 'dark'), (accent, palette) => {
      const tokens = tokensOf({ accent }, palette);
      expect(contrast(tokens['--cd-accent'], tokens['--cd-on-accent'])).toBeGreaterThan(4.4);
      expect(contrast(tokens['--cd-accent-text'], tokens['--cd-accent-tint-strong'])).toBeGreaterThan(4.4);
    }),
    { seed: 20261121, numRuns: 300 },
  );
});

it('takes radius and font over, nothing else', () => {
  expect(tokensOf({ radius: 0, font: 'Georgia' }, 'dark')).toEqual({
    '--cd-radius-small': '0px',
    '--cd-radius-control': '0px',
    '--cd-radius-card': '0px',
    '--cd-radius-dialog': '0px',
    '--cd-font': 'Georgia',
  });
  expect(tokensOf({}, 'light')).toEqual({});
});
