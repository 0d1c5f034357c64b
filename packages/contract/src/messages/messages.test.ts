import { describe, expect, it } from 'vitest';
import { parseLocale } from '../locale.ts';
import { sharedMessages } from './shared.ts';
import { createTranslator, formatMessage } from './translator.ts';

const placesOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();

const chinese = /\p{Script=Han}/u;

describe('shared messages', () => {
  const keys = Object.keys(sharedMessages.zh) as (keyof typeof sharedMessages.zh)[];

  it('fill the same places in both languages', () => {
    expect(Object.keys(sharedMessages.en).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect(sharedMessages.en[key], key).not.toBe('');
      expect(placesOf(sharedMessages.en[key]), key).toEqual(placesOf(sharedMessages.zh[key]));
    }
  });

  it('are Chinese and English where they say so', () => {
    for (const key of keys) {
      if (placesOf(sharedMessages.zh[key]).length === 0)
        expect(chinese.test(sharedMessages.zh[key]), key).toBe(true);
      expect(chinese.test(sharedMessages.en[key]), key).toBe(false);
    }
  });

  it('read right in English for one and many', () => {
    const plural = /\{(n|count)\} (more )?[a-z]+s\b/;
    const wrong = keys.filter((key) => !key.startsWith('validation.') && plural.test(sharedMessages.en[key]));
    expect(wrong).toEqual([]);
  });
});

describe('createTranslator', () => {
  it('looks a text up and fills its places', () => {
    expect(createTranslator('zh', sharedMessages)('time.minutes', { n: 5 })).toBe('5 分钟前');
    expect(createTranslator('en', sharedMessages)('file.copyOf', { title: '$& {n}' })).toBe('$& {n} copy');
  });
});

describe('formatMessage', () => {
  it('leaves a place without a value as it is', () => {
    expect(formatMessage('{a} and {b}', { b: 0 })).toBe('{a} and 0');
    expect(formatMessage('{a}')).toBe('{a}');
  });
});

describe('parseLocale', () => {
  it('[PROD-29] is zh unless English is asked for first', () => {
    expect([undefined, '', 'zh-CN,en;q=0.9', 'fr', 'eng', '*', 'de, en'].map(parseLocale)).toEqual(
      Array(7).fill('zh'),
    );
    expect(['en', 'en-GB,zh;q=0.8', ' EN'].map(parseLocale)).toEqual(['en', 'en', 'en']);
  });
});
