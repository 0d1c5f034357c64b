import { describe, expect, it } from 'vitest';
import { file, files } from '../testing/builders.ts';
import {
  NOTHING_PICKED,
  afterAllPicked,
  afterBandDrawn,
  afterItemToggled,
  afterOnlyPicked,
  afterPickedGone,
  afterRangePicked,
  afterRowsKnown,
  isPicked,
  pickedCount,
} from './selection.state.ts';
import type { Selection } from './selection.types.ts';

const [a, b, c] = [file('a'), file('b'), file('c')];
const some = (...items: readonly ReturnType<typeof file>[]): Selection => ({
  mode: 'some',
  picked: new Map(items.map((item) => [item.id, item])),
  anchor: items[items.length - 1]?.id ?? '',
});
const allBut = (...ids: readonly string[]): Selection => ({
  mode: 'all',
  except: new Set(ids),
  anchor: ids[ids.length - 1],
});

describe('selection mode', () => {
  it('[LIST-07] turns on when one item is picked', () => {
    expect(afterItemToggled(NOTHING_PICKED, a, 3)).toEqual(some(a));
    expect(afterOnlyPicked(b)).toEqual(some(b));
  });

  it('[LIST-08] turns off when the last pick is taken back', () => {
    expect(afterItemToggled(some(a), a, 3)).toEqual({ mode: 'off' });
  });

  it('[LIST-08] turns off when the last picked item leaves', () => {
    expect(afterPickedGone(some(a), new Set(['a']), 2)).toEqual({ mode: 'off' });
  });

  it('[LIST-08] turns off when all were taken out', () => {
    const one = afterItemToggled(allBut('a'), b, 2);
    expect(one).toEqual({ mode: 'off' });
  });

  it('stays on while another pick is left', () => {
    expect(afterItemToggled(some(a, b), a, 3)).toMatchObject({ mode: 'some', picked: new Map([['b', b]]) });
    expect(afterPickedGone(some(a, b), new Set(['b']), 2)).toMatchObject({ picked: new Map([['a', a]]) });
    const picked = some(a, b);
    expect(afterPickedGone(picked, new Set(['c']), 2)).toBe(picked);
  });
});

describe('a band or a run of keys', () => {
  it.each(['toggle', 'add'] as const)('over nothing leaves the picks, to %s', (manner) => {
    const from = some(a);
    expect(afterBandDrawn({ from, manner }, [], 3)).toBe(from);
  });

  it('picks alone, in addition, or inverted', () => {
    const drawn = (['only', 'add', 'toggle'] as const).map((manner) =>
      afterBandDrawn({ from: some(a), manner }, [a, b], 3),
    );
    const picked = drawn.map((one) => ['a', 'b', 'c'].filter((id) => isPicked(one, id)).join(''));
    expect(picked).toEqual(['ab', 'ab', 'b']);
    expect(afterBandDrawn({ from: some(a), manner: 'only' }, [], 3)).toEqual({ mode: 'off' });
  });
});

describe('everything picked', () => {
  it('covers rows that are not loaded', () => {
    const selection = afterAllPicked(100_000);
    expect([isPicked(selection, 'never-seen'), pickedCount(selection, 100_000)]).toEqual([true, 100_000]);
  });

  it('holds nothing per row', () => {
    expect(afterAllPicked(100_000)).toEqual(afterAllPicked(3));
  });

  it('takes a toggled item out and in', () => {
    const without = afterItemToggled(afterAllPicked(10), a, 10);
    expect([isPicked(without, 'a'), isPicked(without, 'b'), pickedCount(without, 10)]).toEqual([
      false,
      true,
      9,
    ]);
    expect(pickedCount(afterItemToggled(without, a, 10), 10)).toBe(10);
  });

  it('does not turn on for an empty list', () => {
    expect(afterAllPicked(0)).toEqual({ mode: 'off' });
  });

  it('[LIST-08] turns off when only exceptions are left', () => {
    expect(afterPickedGone(allBut('a'), new Set(['b']), 1)).toEqual({ mode: 'off' });
  });

  it('forgets exceptions that leave the list', () => {
    expect(afterPickedGone(allBut('a', 'b'), new Set(['a']), 5)).toMatchObject({ except: new Set(['b']) });
  });
});

describe('ranges', () => {
  it('adds to the picks and keeps the anchor', () => {
    expect(afterRangePicked(some(a), [a, b, c])).toEqual({
      mode: 'some',
      picked: new Map([a, b, c].map((item) => [item.id, item])),
      anchor: 'a',
    });
  });

  it('begins where nothing was picked before', () => {
    expect(afterRangePicked(NOTHING_PICKED, [b, c])).toMatchObject({ mode: 'some', anchor: 'b' });
    expect(afterRangePicked(NOTHING_PICKED, [])).toEqual({ mode: 'off' });
    // An earlier pick stays the anchor.
    const more = afterRangePicked(some(a), [b, c]);
    expect([more.mode === 'some' && more.anchor, pickedCount(more, 3)]).toEqual(['a', 3]);
  });

  it('takes exceptions back in when everything is picked', () => {
    expect(afterRangePicked(allBut('a', 'b', 'c'), [a, b])).toMatchObject({ except: new Set(['c']) });
  });
});

describe('rows known again', () => {
  it('drops picks that a complete list no longer holds', () => {
    expect(afterRowsKnown(some(a, b), [b, c])).toMatchObject({ picked: new Map([['b', b]]) });
  });

  it('keeps picks in rows not loaded yet', () => {
    expect(afterRowsKnown(some(a, b), [b, undefined])).toMatchObject({
      picked: new Map([
        ['a', a],
        ['b', b],
      ]),
    });
  });

  it('brings picked items up to date', () => {
    const renamed = { ...a, title: 'New' };
    expect(afterRowsKnown(some(a), [renamed])).toMatchObject({ picked: new Map([['a', renamed]]) });
  });

  it('turns "all" off when no row is left', () => {
    expect(afterRowsKnown(afterAllPicked(2), [])).toEqual({ mode: 'off' });
    expect(afterRowsKnown(afterAllPicked(2), files(0, 2))).toEqual(afterAllPicked(2));
  });
});

it('counts and knows nothing while it is off', () => {
  expect([pickedCount(NOTHING_PICKED, 9), isPicked(NOTHING_PICKED, 'a')]).toEqual([0, false]);
});
