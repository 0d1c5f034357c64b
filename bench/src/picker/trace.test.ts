import { describe, expect, it } from 'vitest';
import { cpuUntilMark } from './trace.ts';
import type { TraceEvent } from './trace.ts';

const task = (ts: number, dur: number, tdur: number): TraceEvent => ({
  name: 'ThreadControllerImpl::RunTask',
  pid: 1,
  tid: 1,
  ts,
  dur,
  tdur,
});
const mark = (ts: number): TraceEvent => ({ name: 'rows', pid: 1, tid: 1, ts });

describe('cpuUntilMark', () => {
  it('adds tasks that ended before the mark', () => {
    expect(cpuUntilMark([task(5_000, 2_000, 1_500), mark(8_000), task(0, 3_000, 1_000)], 'rows')).toBe(2.5);
  });

  it('leaves out tasks after the mark', () => {
    expect(cpuUntilMark([task(0, 1_000, 1_000), task(1_500, 1_000, 900), mark(2_000)], 'rows')).toBe(1);
  });

  it('counts nested tasks once, on one thread', () => {
    const others = [
      { ...task(0, 1_000, 700), tid: 2 },
      { ...task(0, 1_000, 700), pid: 2 },
    ];
    expect(cpuUntilMark([...others, task(0, 1_000, 600), task(100, 500, 300), mark(2_000)], 'rows')).toBe(
      0.6,
    );
  });

  it('is no number without the mark', () => {
    expect(cpuUntilMark([task(0, 1_000, 600)], 'rows')).toBeNaN();
  });
});
