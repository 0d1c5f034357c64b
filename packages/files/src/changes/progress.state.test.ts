import { describe, expect, it } from 'vitest';
import { file } from '../testing/builders.ts';
import type { ChangeProgress } from './change.types.ts';
import {
  NO_CHANGES,
  afterChangeAdvanced,
  afterChangeGone,
  afterChangeShown,
  afterStopAsked,
  hasAftermath,
} from './progress.state.ts';

const failed = [{ item: file('a'), failure: { code: '1', text: { literal: 'no' }, isSilent: false } }];
const change = (id: number, more: Partial<ChangeProgress> = {}): ChangeProgress => ({
  id,
  type: 'move',
  status: 'running',
  total: 10,
  tried: 0,
  failed: [],
  ...more,
});

describe('changes on screen', () => {
  it('come in the order they began, each once', () => {
    const two = [change(1), change(2)].reduce(afterChangeShown, NO_CHANGES);
    expect(two.map(({ id }) => id)).toEqual([1, 2]);
    expect(afterChangeShown(two, change(1, { status: 'ended' }))).toEqual([
      change(1, { status: 'ended' }),
      change(2),
    ]);
  });

  it('continue by their own reports only while shown', () => {
    const two = [change(1), change(2)];
    expect(afterChangeAdvanced(two, 2, { tried: 5, failed })).toEqual([
      change(1),
      change(2, { tried: 5, failed }),
    ]);
    expect(afterChangeAdvanced(two, 3, { tried: 5, failed })).toEqual(two);
  });

  it('stop only while they run', () => {
    const statuses = (['finding', 'running', 'stopping', 'stopped', 'ended'] as const).map(
      (status) => afterStopAsked([change(1, { status })], 1)[0]?.status,
    );
    expect(statuses).toEqual(['stopping', 'stopping', 'stopping', 'stopped', 'ended']);
  });

  it('go when they are read', () => {
    expect(afterChangeGone([change(1), change(2)], 1)).toEqual([change(2)]);
  });
});

it('keeps a message when one of several failed', () => {
  expect(hasAftermath({ total: 2, failed })).toBe(true);
  expect([hasAftermath({ total: 1, failed }), hasAftermath({ total: 2, failed: [] })]).toEqual([
    false,
    false,
  ]);
});
