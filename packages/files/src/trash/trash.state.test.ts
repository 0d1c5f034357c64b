import { expect, it } from 'vitest';
import { TRASH_UNKNOWN, afterDeletedForGood, afterRestored, afterTrashCounted } from './trash.state.ts';

it('[LIFE-10] drops by 1 after a restore, never below 0', () => {
  expect(afterRestored(afterTrashCounted(3))).toEqual({ status: 'known', count: 2 });
  expect(afterRestored(afterTrashCounted(0))).toEqual({ status: 'known', count: 0 });
});

it('stays unknown after a restore while nobody has counted', () => {
  expect(afterRestored(TRASH_UNKNOWN)).toEqual({ status: 'unknown' });
});

it('[LIFE-11] goes to 0 after a permanent delete', () => {
  expect(afterDeletedForGood()).toEqual({ status: 'known', count: 0 });
});
