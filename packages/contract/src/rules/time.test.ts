import { describe, expect, it } from 'vitest';
import { createTranslator, sharedMessages } from '../messages/translator.ts';
import { formatEventTime, formatRelativeTime } from './time.ts';

const [zh, en] = [createTranslator('zh', sharedMessages), createTranslator('en', sharedMessages)];
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21);
const read = (age: number, t = en): string => formatRelativeTime(NOW - age, NOW, t);

describe('formatRelativeTime', () => {
  it('[TIME-01] reads just now under one minute, and for anything in the future', () => {
    expect([0, 1, 59 * SECOND, MINUTE - 1, -1, -DAY].map((age) => read(age))).toEqual(
      Array(6).fill('just now'),
    );
    expect(read(0, zh)).toBe('刚刚');
  });

  it.each([
    ['TIME-02', MINUTE, '1 min ago'],
    ['TIME-02', 2 * MINUTE - 1, '1 min ago'],
    ['TIME-02', HOUR - 1, '59 min ago'],
    ['TIME-03', HOUR, '1 h ago'],
    ['TIME-03', DAY - 1, '23 h ago'],
    ['TIME-04', DAY, '1 d ago'],
    ['TIME-04', 31 * DAY - 1, '30 d ago'],
    ['TIME-05', 31 * DAY, '1 mo ago'],
    ['TIME-05', 62 * DAY - 1, '1 mo ago'],
    ['TIME-05', 62 * DAY, '2 mo ago'],
    ['TIME-05', 372 * DAY - 1, '11 mo ago'],
    ['TIME-06', 372 * DAY, '1 yr ago'],
    ['TIME-06', 744 * DAY - 1, '1 yr ago'],
    ['TIME-06', 3720 * DAY, '10 yr ago'],
  ])('[%s] reads an age of %i ms as "%s"', (_, age, text) => {
    expect(read(age)).toBe(text);
  });

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
  it.each([
    ['TIME-07', 'updated', ['Updated 2 h ago', '更新于 2 小时前']],
    ['TIME-08', 'deleted', ['Deleted 2 h ago', '删除于 2 小时前']],
    ['TIME-09', 'created', ['Created 2 h ago', '创建于 2 小时前']],
    ['TIME-10', 'opened', ['Opened 2 h ago', '打开于 2 小时前']],
  ] as const)('[%s] puts %s in front', (_, prefix, texts) => {
    expect([en, zh].map((t) => formatEventTime(prefix, at, { now: NOW, t }))).toEqual(texts);
  });
});
