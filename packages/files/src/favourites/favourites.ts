import { WRITE } from '../ports/call-settings.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import { showReturned } from '../changes/returned.ts';
import type { CommandResult, Undo } from '../outcomes/command.types.ts';
import { afterItemUpdated } from '../browsing/browsing.state.ts';
import type { FavouriteCommands, FavouritesContext } from './favourites.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { createTurns } from '../items/in-turn.ts';
import { contentOf, queryOf } from '../list/list.state.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import { takeOut } from '../changes/leaving.ts';

/** Adds and takes away favourites (LIFE-16); on the list of favourites a cancelled one leaves. */
export const createFavourites = (
  context: FavouritesContext,
  list: ListLoader,
): Pick<FavouriteCommands, 'toggleFavourite'> => {
  const { client, emit, apply, getState } = context;
  const inTurn = createTurns();

  const show = (id: string, isFavourite: boolean): void =>
    apply((state) => afterItemUpdated(state, id, (row) => ({ ...row, isFavourite })));

  const isStarred = (item: FileItem): boolean =>
    contentOf(getState().list)?.rows.find((row) => row?.id === item.id)?.isFavourite ?? item.isFavourite;

  /** Turns a star back, unless it was turned again meanwhile. */
  const turnBack = (changed: FileItem): Undo =>
    context.undoable(() =>
      inTurn(changed.id, async () => {
        if (isStarred(changed) !== changed.isFavourite) return true;
        return (await toggle(changed, { isWayBack: true })).status === 'done';
      }),
    );

  const toggle = async (
    item: FileItem,
    { isWayBack }: { readonly isWayBack: boolean },
  ): Promise<CommandResult> => {
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
      const undo = isWayBack ? undefined : turnBack(changed);
      if (!isWayBack)
        emit({ type: favourite ? 'favouriteAdded' : 'favouriteCancelled', item: changed, undo });
      return { status: 'done', value: undefined, undo };
    } catch (error) {
      const failure = failureOf(error);
      putBack([item]);
      show(item.id, item.isFavourite);
      showReturned(context, [item.id]);
      // First the list, then the notice (LIFE-17).
      await list.refresh();
      const retry = (): Promise<unknown> => toggleFavourite(item);
      emit({ type: 'favouriteFailed', item, failure, report: { failed: 1, total: 1, retry } });
      return { status: 'failed', failure };
    }
  };

  const toggleFavourite = (item: FileItem): Promise<CommandResult> =>
    inTurn(item.id, () => toggle(item, { isWayBack: false }));

  return { toggleFavourite };
};
