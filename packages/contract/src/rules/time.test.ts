import { describe, expect, it } from 'vitest';
import { sharedMessages } from '../messages/shared.ts';
import { createTranslator } from '../messages/translator.ts';
import { formatAge, formatEventTime, formatRelativeTime, formatShortTime } from './time.ts';
import type { TimePrefix } from './time.ts';

const [zh, en] = [createTranslator('zh', sharedMessages), createTranslator('en', sharedMessages)];
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21);
const read = (age: number, t = en): string => formatRelativeTime(NOW - age, NOW, t);

describe('formatRelativeTime', () => {
  it('[TIME-01] reads just now under a minute and future', () => {
    expect([0, 1, 59 * SECOND, MINUTE - 1, -1, -DAY].map((age) => read(age))).toEqual(
      Array(6).fill('just now'),
    );
    expect(read(0, zh)).toBe('刚刚');
    expect(read(MINUTE)).not.toBe('just now');
  });

  const expectReadings = (readings: readonly (readonly [age: number, text: string])[]): void =>
    expect(readings.map(([age]) => read(age))).toEqual(readings.map(([, text]) => text));

  it('[TIME-02] counts minutes below an hour', () =>
    expectReadings([
      [MINUTE, '1 min ago'],
      [2 * MINUTE - 1, '1 min ago'],
      [HOUR - 1, '59 min ago'],
    ]));

  it('[TIME-03] counts hours below a day', () =>
    expectReadings([
      [HOUR, '1 h ago'],
      [DAY - 1, '23 h ago'],
    ]));

  it('[TIME-04] counts days below 31', () =>
    expectReadings([
      [DAY, '1 d ago'],
      [31 * DAY - 1, '30 d ago'],
    ]));

  it('[TIME-05] counts months of 31 days below twelve', () =>
    expectReadings([
      [31 * DAY, '1 mo ago'],
      [62 * DAY - 1, '1 mo ago'],
      [62 * DAY, '2 mo ago'],
      [372 * DAY - 1, '11 mo ago'],
    ]));

  it('[TIME-06] counts years of twelve such months', () =>
    expectReadings([
      [372 * DAY, '1 yr ago'],
      [744 * DAY - 1, '1 yr ago'],
      [3720 * DAY, '10 yr ago'],
    ]));

  it('counts in Chinese too', () => {
    expect([read(5 * MINUTE, zh), read(3 * DAY, zh), read(800 * DAY, zh)]).toEqual([
      '5 分钟前',
      '3 天前',
      '2 年前',
    ]);
  });
});

describe('formatEventTime', () => {
  const at = NOW - 2 * HOUR;
  const expectTexts = (prefix: TimePrefix, texts: readonly string[]): void =>
    expect([en, zh].map((t) => formatEventTime(prefix, at, { now: NOW, t }))).toEqual(texts);

  it('[TIME-07] says when something was updated', () =>
    expectTexts('updated', ['Updated 2 h ago', '更新于 2 小时前']));

  it('[TIME-08] says when something was deleted', () =>
    expectTexts('deleted', ['Deleted 2 h ago', '删除于 2 小时前']));

  it('[TIME-09] says when something was created', () =>
    expectTexts('created', ['Created 2 h ago', '创建于 2 小时前']));

  it('[TIME-10] says when something was opened', () =>
    expectTexts('opened', ['Opened 2 h ago', '打开于 2 小时前']));
});

describe('formatAge', () => {
  const expectAges = (ages: readonly (readonly [age: number, text: string])[]): void =>
    expect(ages.map(([age]) => formatAge(NOW - age, NOW, en))).toEqual(ages.map(([, text]) => text));

  it('[TIME-11] counts minutes from one below an hour', () =>
    expectAges([
      [-DAY, '1 min ago'],
      [0, '1 min ago'],
      [MINUTE, '1 min ago'],
      [2 * MINUTE, '2 min ago'],
      [HOUR - 1, '59 min ago'],
      [HOUR, '1 h ago'],
    ]));

  it('[TIME-12] counts hours before a day', () =>
    expectAges([
      [HOUR, '1 h ago'],
      [DAY - 1, '23 h ago'],
      [DAY, '1 d ago'],
    ]));

  it('[TIME-13] counts days before 30', () =>
    expectAges([
      [DAY, '1 d ago'],
      [30 * DAY - 1, '29 d ago'],
      [30 * DAY, '1 mo ago'],
    ]));

  it('[TIME-14] counts months of 30 days before 360', () => {
    expectAges([
      [30 * DAY, '1 mo ago'],
      [60 * DAY - 1, '1 mo ago'],
      [60 * DAY, '2 mo ago'],
      [360 * DAY - 1, '11 mo ago'],
    ]);
    // A date; which one depends on where on earth the test runs.
    expect(formatAge(NOW - 360 * DAY, NOW, en)).toMatch(/^2025-11-2[56]$/);
  });

  it('[TIME-15] is a date from 360 days on', () => {
    const at = new Date(2020, 0, 2, 23, 59).getTime();
    expect([formatAge(at, at + 360 * DAY, en), formatAge(at, at + 360 * DAY, zh)]).toEqual([
      '2020-01-02',
      '2020-01-02',
    ]);
  });
});

describe('formatShortTime', () => {
  it('[TIME-16] counts minutes, then shows the full time', () => {
    const at = new Date(2026, 2, 4, 5, 6, 7).getTime();
    expect([MINUTE, HOUR - 1].map((age) => formatShortTime(at, at + age, en))).toEqual([
      '1 min ago',
      '59 min ago',
    ]);
    expect([HOUR, 400 * DAY].map((age) => formatShortTime(at, at + age, en))).toEqual([
      '2026-03-04 05:06:07',
      '2026-03-04 05:06:07',
    ]);
  });
});
