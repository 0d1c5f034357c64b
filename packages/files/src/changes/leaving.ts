import type { ChangeContext } from './change-context.types.ts';
import type { ChangedItem } from './change.types.ts';
import { showReturned } from './returned.ts';
import { afterItemsCame, afterItemsLeft } from '../browsing/browsing.state.ts';
import { isSameQuery } from '../list/list-query.ts';
import { contentOf, placesOf, queryOf } from '../list/list.state.ts';
import { NOTHING_PICKED } from '../selection/selection.state.ts';

/**
 * Takes items out of the list at once; the response puts some of them back where they were, if that list is still open, and
 * points at them. A change of more items than are loaded takes none out: the list could not say which places they leave.
 */
export const takeOut = (
  context: ChangeContext,
  items: readonly ChangedItem[],
): ((back: readonly ChangedItem[]) => void) => {
  const { getState, apply } = context;
  const before = getState().list;
  const query = queryOf(before);
  const places = placesOf(before, new Set(items.map((item) => item.id)));
  if (places.length < items.length && contentOf(before)?.rows.includes(undefined) === true) {
    apply((state) => ({ ...state, selection: NOTHING_PICKED }));
    return () => undefined;
  }
  apply((state) => afterItemsLeft(state, new Set(items.map((item) => item.id))));
  return (back) => {
    const ids = new Set(back.map((item) => item.id));
    if (ids.size === 0 || query === undefined || !isSameQuery(queryOf(getState().list), query)) return;
    apply((state) =>
      afterItemsCame(
        state,
        places.filter(({ item }) => ids.has(item.id)),
      ),
    );
    showReturned(context, [...ids]);
  };
};
