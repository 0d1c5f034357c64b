import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { createFakeClock } from './testing/fake-clock.ts';

describe('systemClock', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
  afterEach(() => void vi.useRealTimers());

  it('reads the engine’s clock at each call', () => {
    const seen: string[] = [];
    const once = systemClock.setTimeout(() => void seen.push('once'), 10);
    const forgotten = systemClock.setTimeout(() => void seen.push('forgotten'), 10);
    const often = systemClock.setInterval(() => void seen.push('often'), 10);
    systemClock.clearTimeout(forgotten);
    vi.advanceTimersByTime(20);
    systemClock.clearInterval(often);
    systemClock.clearTimeout(once);
    vi.advanceTimersByTime(20);
    expect(seen).toEqual(['once', 'often', 'often']);
    expect(systemClock.now()).toBe(1040);
  });
});

describe('createFakeClock', () => {
  it('stands still until it is moved', () => {
    const clock = createFakeClock(500);
    let ran = 0;
    clock.setTimeout(() => void (ran += 1), 0);
    expect([clock.now(), ran, clock.pending()]).toEqual([500, 0, 1]);
    clock.advance(0);
    expect([clock.now(), ran, clock.pending()]).toEqual([500, 1, 0]);
  });

  it('runs timers in order of time', () => {
    const clock = createFakeClock();
    const seen: [string, number][] = [];
    const note = (name: string) => () => void seen.push([name, clock.now()]);
    clock.setTimeout(note('late'), 30);
    clock.setTimeout(note('early'), 10);
    clock.setTimeout(note('also early'), 10);
    clock.setInterval(note('often'), 15);
    clock.advance(30);
    expect(seen).toEqual([
      ['early', 10],
      ['also early', 10],
      ['often', 15],
      ['late', 30],
      ['often', 30],
    ]);
    expect(clock.now()).toBe(30);
  });

  it('runs nested timers within a move', () => {
    const clock = createFakeClock();
    const seen: number[] = [];
    const again = (): void => {
      seen.push(clock.now());
      if (seen.length < 3) clock.setTimeout(again, 10);
    };
    clock.setTimeout(again, 10);
    clock.advance(25);
    expect(seen).toEqual([10, 20]);
    clock.advance(5);
    expect(seen).toEqual([10, 20, 30]);
  });

  it('forgets timers, also from inside one', () => {
    const clock = createFakeClock();
    let ran = 0;
    const often = clock.setInterval(() => {
      ran += 1;
      if (ran === 2) clock.clearInterval(often);
    }, 10);
    clock.clearTimeout(clock.setTimeout(() => void (ran += 100), 5));
    clock.advance(100);
    expect([ran, clock.pending()]).toEqual([2, 0]);
  });

  it('lets promises settle between timers', async () => {
    const clock = createFakeClock();
    const seen: string[] = [];
    const wait = (ms: number): Promise<void> => new Promise((resolve) => clock.setTimeout(resolve, ms));
    const run = async (): Promise<void> => {
      await wait(10);
      seen.push(`first ${clock.now()}`);
      await wait(10);
      seen.push(`second ${clock.now()}`);
    };
    void run();
    await clock.advanceAsync(20);
    expect(seen).toEqual(['first 10', 'second 20']);
  });
});
