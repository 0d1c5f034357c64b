import { WRITE } from '../ports/call-settings.ts';
import type { ChangedItem } from '../changes/change.types.ts';
import { runChange, wayBack } from '../changes/run-change.ts';
import { runEach } from '../changes/run-each.ts';
import type { CommandResult, FailureReport, Undo } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FavouriteCommands, FavouritesContext } from './favourites.types.ts';
import { queryOf } from '../list/list.state.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import { takeOut } from '../changes/leaving.ts';
import { createTargeting } from '../changes/targets.ts';

type Kind = 'chart' | 'template';

/** Takes the stars of any number of items away, with their progress, and gives them back. */
export const createCancelling = (
  context: FavouritesContext,
  list: ListLoader,
): Pick<FavouriteCommands, 'cancelFavourites'> => {
  const { client, emit, getState } = context;
  const withItems = createTargeting(context);
  const fail = (failure: Failure, report?: FailureReport): void =>
    emit({ type: 'favouritesFailed', failure, ...(report && { report }) });

  /** Which of an item's two stars the open list is about. */
  const kindNow = (): Kind => {
    const query = queryOf(getState().list);
    return query?.source === 'favourites' ? query.kind : 'chart';
  };

  const starAgain = async ({ id, type }: ChangedItem, kind: Kind): Promise<void> => {
    const input = { chartId: id, chartType: kind === 'template' ? kind : type };
    // Who has made it a favourite again meanwhile has it taken away by the first call.
    const { favourite } = await client.favourites.toggle(input, WRITE);
    if (!favourite) await client.favourites.toggle(input, WRITE);
  };

  const giveBack = (items: readonly ChangedItem[], kind: Kind): Undo =>
    wayBack(context, {
      type: 'cancel_favourite',
      items,
      send: (rest, watch) => runEach(rest, (item) => starAgain(item, kind), watch),
      settle: list.refresh,
      fail,
    });

  const cancel = (items: readonly ChangedItem[], kind: Kind): Promise<CommandResult> => {
    const putBack = takeOut(context, items);
    return runChange(context, {
      type: 'cancel_favourite',
      items,
      send: (watch) =>
        runEach(items, ({ id }) => client.favourites.cancel({ fileId: id, type: kind }, WRITE), watch),
      settle: async ({ failed }) => {
        putBack(failed.map(({ item }) => item));
        // First the list, then the notice (LIFE-17).
        await list.refresh();
      },
      succeed: ({ done }) => {
        const undo = giveBack(done, kind);
        emit({ type: 'favouritesCancelled', count: done.length, undo });
        return undo;
      },
      fail,
      again: (rest) => cancel(rest, kind),
    });
  };

  return {
    cancelFavourites: (targets) =>
      withItems(targets, {
        type: 'cancel_favourite',
        run: (items) => cancel(items, kindNow()),
        fail: (failure) => fail(failure),
      }),
  };
};
