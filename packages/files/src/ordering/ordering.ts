import { WRITE } from '../ports/call-settings.ts';
import type { CommandResult, Undo } from '../outcomes/command.types.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { OrderingCommands, OrderingContext } from './ordering.types.ts';
import { refOf } from '../items/normalise-file.ts';
import { afterRowsOrdered, contentOf, queryOf } from '../list/list.state.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import { orderWith } from './ordering.state.ts';
import type { OrderStep } from './ordering.state.ts';

/** Sorts the open folder by hand. */
export const createOrdering = (context: OrderingContext, list: ListLoader): OrderingCommands => {
  const { client, getState, apply, emit } = context;
  // A place counts in the order the server has, so one change of it waits for the other.
  let before: Promise<unknown> = Promise.resolve();
  /** Changes that are on their way or wait for their turn. */
  let waiting = 0;

  const canReorder = (): boolean => {
    const query = queryOf(getState().list);
    if (query?.source !== 'folder') return false;
    const { by, direction } = query.sorting;
    return by === 'manual' && direction === 'asc';
  };

  // While changes wait, the server's order is older than the one on screen: showing it would move rows back
  // under the person's hand. Only the last change reloads the list.
  const endTurn = async (): Promise<void> => {
    waiting -= 1;
    if (waiting === 0) await list.refresh();
  };

  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    waiting += 1;
    const turn = before.then(async () => {
      try {
        return await run();
      } finally {
        await endTurn();
      }
    });
    before = turn.catch(() => undefined);
    return turn;
  };

  const send = async (steps: readonly OrderStep[]): Promise<void> => {
    for (const { item, to } of steps) await client.folders.sort({ ...refOf(item), index: to }, WRITE);
  };

  const takeBack =
    (steps: readonly OrderStep[]): Undo =>
    () =>
      inTurn(async () => {
        const back = [...steps].reverse().map(({ item, from, to }) => ({ item, from: to, to: from }));
        await send(back).catch((error: unknown) =>
          emit({ type: 'reorderFailed', failure: failureOf(error) }),
        );
      });

  const run = async (steps: readonly OrderStep[], putBack: () => void): Promise<CommandResult> => {
    try {
      await send(steps);
    } catch (error) {
      const failure = failureOf(error);
      putBack();
      emit({ type: 'reorderFailed', failure });
      return { status: 'failed', failure };
    }
    const undo = takeBack(steps);
    emit({ type: 'itemsReordered', count: steps.length, undo });
    return { status: 'done', value: undefined, undo };
  };

  return {
    canReorder,
    reorder: async (items, place) => {
      const content = contentOf(getState().list);
      if (content === undefined || !canReorder()) return { status: 'refused', reason: 'not_in_order' };
      const { rows, steps } = orderWith(content.rows, new Set(items.map(({ id }) => id)), place);
      if (steps.length === 0) return { status: 'refused', reason: 'already_there' };
      apply((state) => ({ ...state, list: afterRowsOrdered(state.list, content.rows, rows) }));
      const putBack = (): void =>
        apply((state) => ({ ...state, list: afterRowsOrdered(state.list, rows, content.rows) }));
      return inTurn(() => run(steps, putBack));
    },
  };
};
