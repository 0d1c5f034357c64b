import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { zh } from './zh.ts';

const placesOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('texts of the web app', () => {
  it('exist in both languages under the same keys', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zh).sort());
  });

  it('are never empty, with equal places', () => {
    for (const [key, text] of Object.entries(zh)) {
      const other = Object.entries(en).find(([name]) => name === key)?.[1] ?? '';
      expect(text.trim(), key).not.toBe('');
      expect(other.trim(), key).not.toBe('');
      expect(placesOf(other), key).toEqual(placesOf(text));
    }
  });

  it('are Chinese in zh, never in en', () => {
    for (const [key, text] of Object.entries(en)) expect(text, key).not.toMatch(/\p{Script=Han}/u);
  });
});
