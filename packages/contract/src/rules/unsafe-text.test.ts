import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeUnsafe, isUnsafeText } from './unsafe-text.ts';

const SEEDED = { seed: 20261121, numRuns: 500 };

it('counts brackets, quotes and encoded forms unsafe', () => {
  const unsafe = ['<', '>', '"', "'", '&lt;', '&GT;', '&Quot;', '&#39;', '%3C', '%3c', '%3E', '%22', '%27'];
  expect(unsafe.filter((text) => !isUnsafeText(`a${text}b`))).toEqual([]);
  const safe = ['', 'plain', 'a & b', '50% off', '%41', '&amp;', '“中文”', '‹x›', 'lt;'];
  expect(safe.filter(isUnsafeText)).toEqual([]);
});

it('escapes unsafe text, and escaping again changes nothing', () => {
  expect(escapeUnsafe(`<a href="x" title='y'>`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;');
  expect(escapeUnsafe('%3Cscript%3e %22 %27')).toBe('&lt;script&gt; &quot; &#39;');
  expect(escapeUnsafe('&lt;b&gt; & &amp;')).toBe('&lt;b&gt; & &amp;');
});

it('leaves nothing unescaped and repeats itself', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '%',
    '3',
    'c',
    'C',
    '2',
    '7',
    '&',
    'lt',
    ';',
    '#39',
    ' ',
    '中',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
      const once = escapeUnsafe(parts.join(''));
      expect(once).not.toMatch(/[<>"']|%(?:3c|3e|22|27)/i);
      expect(escapeUnsafe(once)).toBe(once);
    }),
    SEEDED,
  );
});

it('leaves safe text alone', () => {
  fc.assert(
    fc.property(
      fc.string().filter((text) => !isUnsafeText(text)),
      (text) => escapeUnsafe(text) === text,
    ),
    SEEDED,
  );
});
