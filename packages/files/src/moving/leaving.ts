import type { AreaContext } from '../area-context.types.ts';
import { afterItemsCame, afterItemsLeft } from '../file-area.state.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { isSameQuery } from '../list/list-query.ts';
import { placesOf, queryOf } from '../list/list.state.ts';

/** Takes items out of the list at once; the answer puts some of them back where they were, if that list is still open. */
export const takeOut = (
  context: AreaContext,
  items: readonly FileItem[],
): ((back: readonly FileItem[]) => void) => {
  const { getState, apply } = context;
  const before = getState().list;
  const query = queryOf(before);
  const places = placesOf(before, new Set(items.map((item) => item.id)));
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
  };
};
