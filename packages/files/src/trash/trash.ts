import type { AreaContext } from '../area-context.types.ts';
import { QUIET, WRITE } from '../call-settings.ts';
import type { CommandResult, Undo } from '../events/file-area-event.types.ts';
import type { Failure } from '../events/failure.types.ts';
import type { ItemCommands, Targets } from '../file-area.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { refOf } from '../items/normalise-file.ts';
import type { ListLoader } from '../list/list.ts';
import { runBatch, runSingle } from '../moving/batch.ts';
import type { BatchOutcome } from '../moving/batch.ts';
import { takeOut } from '../moving/leaving.ts';
import { createTargeting } from '../selection/targets.ts';
import { afterDeletedForGood, afterRestored, afterTrashCounted } from './trash.state.ts';

type TrashCommands = Pick<ItemCommands, 'toTrash' | 'restore' | 'removeForGood' | 'loadTrashCount'>;

type TrashType = 'to_trash' | 'restore' | 'remove_from_trash';

const orgOf = (item: FileItem) => (item.orgId === undefined ? {} : { orgId: item.orgId });

/** Moves items to trash, puts them back and deletes them for good. */
export const createTrash = (context: AreaContext, list: ListLoader): TrashCommands => {
  const { client, privilege, emit, apply } = context;
  const withItems = createTargeting(context, list);

  /** Changes one item and answers whether it came back at the root because its folder is gone. */
  const sendOne = async (type: TrashType, item: FileItem): Promise<boolean> => {
    const input = { ...refOf(item), ...orgOf(item) };
    if (type === 'restore') return (await client.folders.restore(input, WRITE)).toRoot;
    await (type === 'to_trash' ? client.folders.toTrash : client.folders.removeFromTrash)(input, WRITE);
    return false;
  };

  const loadTrashCount = async (): Promise<number> => {
    const { trashChartCount } = await client.lists.trashCount({}, QUIET);
    apply((state) => ({ ...state, trash: afterTrashCounted(trashChartCount) }));
    return trashChartCount;
  };

  // The counts correct themselves when these answers arrive; without them the local figures stay.
  const recount = async (compulsion: boolean): Promise<void> => {
    await Promise.allSettled([loadTrashCount(), privilege.reload({ compulsion })]);
  };

  const send = async (
    type: TrashType,
    items: readonly FileItem[],
  ): Promise<BatchOutcome & { toRoot: boolean }> => {
    let toRoot = false;
    const [first, ...others] = items;
    if (first === undefined || others.length > 0)
      return { ...(await runBatch(client, { type, items })), toRoot };
    const outcome = await runSingle(first, async () => {
      toRoot = await sendOne(type, first);
    });
    return { ...outcome, toRoot };
  };

  interface Ending {
    readonly type: TrashType;
    readonly succeed: (outcome: BatchOutcome & { toRoot: boolean }) => Undo | undefined;
    readonly fail: (failure: Failure) => void;
  }

  const runOn = async (
    items: readonly FileItem[],
    { type, succeed, fail }: Ending,
  ): Promise<CommandResult> => {
    const putBack = takeOut(context, items);
    const outcome = await send(type, items);
    putBack(outcome.failed);
    // First the list, then the notice (LIFE-17).
    await list.refresh();
    const undo = outcome.done.length > 0 ? succeed(outcome) : undefined;
    if (outcome.failure === undefined) return { status: 'done', value: undefined, undo };
    fail(outcome.failure);
    return { status: 'failed', failure: outcome.failure };
  };

  const run = (targets: Targets, ending: Ending): Promise<CommandResult> =>
    withItems(targets, { run: (items) => runOn(items, ending), fail: ending.fail });

  const takeBack =
    (items: readonly FileItem[]): Undo =>
    async () => {
      const { failure } = await send('restore', items);
      await list.refresh();
      if (failure !== undefined) emit({ type: 'restoreFailed', failure });
      await recount(false);
    };

  return {
    loadTrashCount,
    toTrash: (targets) =>
      run(targets, {
        type: 'to_trash',
        succeed: ({ done }) => {
          const undo = takeBack(done);
          emit({ type: 'itemsTrashed', count: done.length, undo });
          void recount(false);
          return undo;
        },
        fail: (failure) => emit({ type: 'trashFailed', failure }),
      }),
    restore: (targets) =>
      run(targets, {
        type: 'restore',
        succeed: ({ done, toRoot }) => {
          apply((state) => ({ ...state, trash: afterRestored(state.trash) }));
          emit({ type: 'itemsRestored', count: done.length, toRoot });
          void recount(false);
          return undefined;
        },
        fail: (failure) => emit({ type: 'restoreFailed', failure }),
      }),
    removeForGood: (targets) =>
      run(targets, {
        type: 'remove_from_trash',
        succeed: ({ done }) => {
          apply((state) => ({ ...state, trash: afterDeletedForGood() }));
          emit({ type: 'itemsDeleted', count: done.length });
          void recount(true);
          return undefined;
        },
        fail: (failure) => emit({ type: 'deleteFailed', failure }),
      }),
  };
};
