import { describe, expect, it } from 'vitest';
import { afterGone, afterJoin, afterLoad, lossOf, newLife, type Life } from './life.state.ts';

const connected: Life = { at: 'connected', loadDue: false };

describe('the life of a surface', () => {
  it('connects whether the join or the load event comes first', () => {
    expect(afterLoad(afterJoin(newLife))).toEqual(connected);
    expect(afterJoin(afterLoad(newLife))).toEqual(connected);
  });

  it('takes a load event that is not due for a reload', () => {
    expect(afterLoad(connected)).toEqual({ at: 'recovering', loaded: true });
  });

  it('recovers after the document said good-bye, in either order of load and join', () => {
    expect(afterLoad(afterJoin(afterGone(connected)))).toEqual(connected);
    expect(afterJoin(afterLoad(afterGone(connected)))).toEqual(connected);
  });

  it('says what was lost when nobody comes', () => {
    expect(lossOf(newLife)).toBe('frame_unreachable');
    expect(lossOf(afterLoad(newLife))).toBe('frame_blocked');
    expect(lossOf(afterGone(connected))).toBe('frame_crashed');
    expect(lossOf(afterLoad(afterGone(connected)))).toBe('frame_navigated');
    expect(lossOf(connected)).toBeUndefined();
  });

  it('does not come back once it is over', () => {
    const over: Life = { at: 'over' };
    expect([afterLoad(over), afterJoin(over), afterGone(over)]).toEqual([over, over, over]);
    expect(lossOf(over)).toBeUndefined();
  });
});
