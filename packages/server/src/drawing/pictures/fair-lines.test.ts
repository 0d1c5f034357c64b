import { expect, it } from 'vitest';
import { createFairLines } from './fair-lines.ts';
import type { FairLines, Urgency, Wanted } from './fair-lines.ts';

const ROOM = { mostOfOne: { count: 100, cost: 1_000 }, mostCost: 5_000 };

const wish = (asker: string, urgency: Urgency = 'look', cost = 1): Wanted => ({ asker, urgency, cost });

/** Serves all that waits, each taking as long as its cost, and returns who was served in which order. */
const serve = (lines: FairLines<string>, mayServeStrangers = true): readonly string[] => {
  const served: string[] = [];
  for (let next = lines.shift(mayServeStrangers); next; next = lines.shift(mayServeStrangers)) {
    served.push(next.work);
    lines.spend(next.wanted, next.wanted.cost);
  }
  return served;
};

it('serves small askers before large ones', () => {
  const lines = createFairLines<string>(ROOM);
  for (let at = 0; at < 5; at += 1) lines.push(`many ${at}`, wish('many', 'look', 100));
  const first = lines.shift(true);
  lines.spend(first?.wanted ?? wish(''), 100);
  lines.push('few', wish('few'));
  expect(serve(lines)[0]).toBe('few');
});

it('serves who looks, then lists, then strangers', () => {
  const lines = createFairLines<string>(ROOM);
  lines.push('stranger', wish('a', 'stranger'));
  lines.push('list', wish('b', 'list'));
  lines.push('look', wish('c', 'look'));
  expect(serve(lines)).toEqual(['look', 'list', 'stranger']);
});

it('serves strangers too while others ask without an end', () => {
  const lines = createFairLines<string>(ROOM);
  lines.push('stranger', wish('a', 'stranger'));
  const served: string[] = [];
  for (let round = 0; round < 100 && !served.includes('stranger'); round += 1) {
    lines.push(`look ${round}`, wish('busy', 'look', 100));
    const next = lines.shift(true);
    served.push(next?.work ?? '');
    if (next !== undefined) lines.spend(next.wanted, 100);
  }
  expect(served).toContain('stranger');
});

it('passes strangers over where they may not be served', () => {
  const lines = createFairLines<string>(ROOM);
  lines.push('stranger', wish('a', 'stranger'));
  expect(lines.shift(false)).toBeUndefined();
  expect(lines.shift(true)?.work).toBe('stranger');
});

it('gives nobody savings for a time away', () => {
  const lines = createFairLines<string>(ROOM);
  for (let at = 0; at < 50; at += 1) {
    lines.push('x', wish('busy', 'look', 100));
    lines.spend(lines.shift(true)?.wanted ?? wish(''), 100);
  }
  lines.push('late 1', wish('late', 'look', 100));
  lines.push('late 2', wish('late', 'look', 100));
  lines.push('busy', wish('busy', 'look', 100));
  expect(serve(lines).indexOf('busy')).toBeLessThan(2);
});

it('bounds waiting by cost, allowing one', () => {
  const lines = createFairLines<string>({ mostOfOne: { count: 3, cost: 100 }, mostCost: 500 });
  expect(lines.push('huge', wish('a', 'look', 300))).toBeDefined();
  expect(lines.push('more', wish('a', 'look', 1))).toBeUndefined();
  expect(lines.push('of another', wish('b', 'look', 100))).toBeDefined();
  expect(lines.push('too much for all', wish('c', 'look', 101))).toBeUndefined();
  for (let at = 0; at < 3; at += 1) expect(lines.push('small', wish('d'))).toBeDefined();
  expect(lines.push('fourth', wish('d'))).toBeUndefined();
});

it('takes work out once, and makes room with it', () => {
  const lines = createFairLines<string>({ mostOfOne: { count: 1, cost: 10 }, mostCost: 10 });
  const leave = lines.push('one', wish('a', 'look', 10));
  expect(lines.push('two', wish('b', 'look', 10))).toBeUndefined();
  expect([leave?.(), leave?.()]).toEqual([true, false]);
  expect(lines.push('two', wish('b', 'look', 10))).toBeDefined();
  expect(lines.clear()).toEqual(['two']);
  expect(lines.shift(true)).toBeUndefined();
});
