import { describe, expectTypeOf, it } from 'vitest';
import type { LinkedItem, PickedContent, PickedItem } from '../surface.types.ts';
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

  it('has links exactly where they were asked for', async () => {
    const one = await dock.pickFiles({ link: { password: 'required' } });
    if (one.status === 'done') expectTypeOf(one.value).toEqualTypeOf<LinkedItem>();
    const many = await dock.pickFiles({ link: true, multiple: true });
    if (many.status === 'done')
      expectTypeOf(many.value).toEqualTypeOf<readonly [LinkedItem, ...LinkedItem[]]>();
    const none = await dock.pickFiles({ upload: true });
    if (none.status === 'done') expectTypeOf(none.value).toEqualTypeOf<PickedItem>();
  });

  it('has content exactly where it was asked for', async () => {
    const one = await dock.pickFiles({ content: true, formats: ['svg'] });
    if (one.status === 'done') expectTypeOf(one.value.content).toEqualTypeOf<readonly PickedContent[]>();
    const both = await dock.pickFiles({ content: true, link: true, multiple: true });
    if (both.status === 'done') {
      expectTypeOf(both.value[0].content).toEqualTypeOf<readonly PickedContent[]>();
      expectTypeOf(both.value[0].link.url).toEqualTypeOf<string>();
    }
    const none = await dock.pickFiles({ content: false });
    if (none.status === 'done') expectTypeOf(none.value).not.toHaveProperty('content');
  });

  it('narrows by status', async () => {
    const outcome = await dock.pickFiles();
    if (outcome.status === 'cancelled') expectTypeOf(outcome.by).toEqualTypeOf<'user' | 'host' | 'signal'>();
    if (outcome.status === 'failed') expectTypeOf(outcome.error.retryable).toEqualTypeOf<boolean>();
  });
});
