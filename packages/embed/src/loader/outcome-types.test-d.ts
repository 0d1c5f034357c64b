import { describe, expectTypeOf, it } from 'vitest';
import type { PickedItem } from '../surface.types.ts';
import type { Chartdock } from './chartdock.ts';

declare const dock: Chartdock;

describe('the type of an outcome', () => {
  it('has exactly one file unless several were asked for', async () => {
    const outcome = await dock.pickFiles({ types: ['mind'] });
    if (outcome.status === 'done') expectTypeOf(outcome.value).toEqualTypeOf<PickedItem>();
  });

  it('has one file or more with multiple', async () => {
    const outcome = await dock.pickFiles({ multiple: true, max: 3 });
    if (outcome.status === 'done')
      expectTypeOf(outcome.value).toEqualTypeOf<readonly [PickedItem, ...PickedItem[]]>();
  });

  it('narrows by status', async () => {
    const outcome = await dock.pickFiles();
    if (outcome.status === 'cancelled') expectTypeOf(outcome.by).toEqualTypeOf<'user' | 'host' | 'signal'>();
    if (outcome.status === 'failed') expectTypeOf(outcome.error.retryable).toEqualTypeOf<boolean>();
  });
});
