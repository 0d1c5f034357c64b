import type { AreaContext } from '../area-context.types.ts';
import { WRITE } from '../call-settings.ts';
import { failureOf } from '../events/failure-of.ts';
import type { CommandResult } from '../events/file-area-event.types.ts';
import { afterItemUpdated } from '../file-area.state.ts';
import type { ItemCommands } from '../file-area.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { createTurns } from '../items/in-turn.ts';
import { queryOf } from '../list/list.state.ts';
import type { ListLoader } from '../list/list.ts';
import { takeOut } from '../moving/leaving.ts';

/** Adds and takes away favourites (LIFE-16); on the list of favourites a cancelled one leaves. */
export const createFavourites = (
  context: AreaContext,
  list: ListLoader,
): Pick<ItemCommands, 'toggleFavourite'> => {
  const { client, emit, apply, getState } = context;
  const inTurn = createTurns();

  const show = (id: string, isFavourite: boolean): void =>
    apply((state) => afterItemUpdated(state, id, (row) => ({ ...row, isFavourite })));

  const toggle = async (item: FileItem): Promise<CommandResult> => {
    const query = queryOf(getState().list);
    const wasListed = query?.source === 'favourites';
    const putBack = wasListed ? takeOut(context, [item]) : () => undefined;
    show(item.id, !item.isFavourite);
    try {
      const input = {
        chartId: item.id,
        chartType: query?.source === 'favourites' ? query.kind : item.type,
      };
      const { favourite } = await client.favourites.toggle(input, WRITE);
      show(item.id, favourite);
      await (wasListed ? list.refresh() : list.catchUp());
      const changed = { ...item, isFavourite: favourite };
      emit({ type: favourite ? 'favouriteAdded' : 'favouriteCancelled', item: changed });
      return { status: 'done', value: undefined, undo: undefined };
    } catch (error) {
      const failure = failureOf(error);
      putBack([item]);
      show(item.id, item.isFavourite);
      await (wasListed ? list.refresh() : list.catchUp());
      emit({ type: 'favouriteFailed', item, failure });
      return { status: 'failed', failure };
    }
  };

  return { toggleFavourite: (item) => inTurn(item.id, () => toggle(item)) };
};
