import { QUIET, WRITE } from '../ports/call-settings.ts';
import type { ChangedItem } from '../changes/change.types.ts';
import type { Watch } from '../changes/changes.ts';
import { runChange, wayBack } from '../changes/run-change.ts';
import { alone, named } from '../outcomes/notices.ts';
import type { CommandResult, FailureReport, Undo } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { Targets } from '../changes/change-context.types.ts';
import type { TrashCommands, TrashContext } from './trash.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { ROOT_ID, refOf } from '../items/normalise-file.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import { runBatch, runSingle } from '../changes/batch.ts';
import type { BatchOutcome } from '../changes/batch.ts';
import { takeOut } from '../changes/leaving.ts';
import { createTargeting } from '../changes/targets.ts';
import { afterDeletedForGood, afterRestored, afterTrashCounted } from './trash.state.ts';

type TrashType = 'to_trash' | 'restore' | 'remove_from_trash';

type Sent = BatchOutcome & { readonly toRoot: boolean };

const knownTargets = ({ getState }: TrashContext, targets: Targets): readonly FileItem[] => {
  if (targets !== 'selection') return targets;
  const { selection } = getState();
  return selection.mode === 'some' ? [...selection.picked.values()] : [];
};

/** Returns the restored items, as they lie there now. */
const restored = (
  known: readonly FileItem[],
  done: readonly ChangedItem[],
  toRoot: boolean,
): readonly FileItem[] =>
  toRoot ? atTop(known, done) : known.filter(({ id }) => done.some((item) => item.id === id));

/** Returns items as they lie at the top now. */
const atTop = (known: readonly FileItem[], done: readonly ChangedItem[]): readonly FileItem[] =>
  known
    .filter(({ id }) => done.some((item) => item.id === id))
    .map((item) => ({ ...item, parentId: ROOT_ID }));

/** Names the organisation of an item, empty for a personal one (CALL-F-037). */
const orgOf = ({ orgId = '' }: ChangedItem) => ({ orgId });

/** Moves items to trash, puts them back and deletes them for good. */
export const createTrash = (context: TrashContext, list: ListLoader): TrashCommands => {
  const { client, privilege, emit, apply } = context;
  const withItems = createTargeting(context);

  /** Changes one item and returns whether it came back at the root because its folder is gone. */
  const sendOne = async (type: TrashType, item: ChangedItem): Promise<boolean> => {
    const input = { ...refOf(item), ...orgOf(item) };
    if (type === 'restore') return (await client.folders.restore(input, WRITE)).toRoot;
    await (type === 'to_trash' ? client.folders.toTrash : client.folders.removeFromTrash)(input, WRITE);
    return false;
  };

  const loadTrashCount = async (): Promise<number> => {
    const { trashChartCount } = await client.lists.trashCount({}, QUIET);
    apply(() => ({ trash: afterTrashCounted(trashChartCount) }));
    return trashChartCount;
  };

  // The counts correct themselves when these responses arrive; without them the local figures stay.
  const recount = async (compulsion: boolean): Promise<void> => {
    await Promise.allSettled([loadTrashCount(), privilege.reload({ compulsion })]);
  };

  const send = async (type: TrashType, items: readonly ChangedItem[], watch: Watch): Promise<Sent> => {
    let toRoot = false;
    const [first, ...others] = items;
    if (first === undefined || others.length > 0)
      return { ...(await runBatch(client, { type, items }, watch)), toRoot };
    const outcome = await runSingle(first, async () => {
      toRoot = await sendOne(type, first);
      return undefined;
    });
    return { ...outcome, toRoot };
  };

  interface Ending {
    readonly type: TrashType;
    readonly succeed: (outcome: Sent) => Undo | undefined;
    readonly fail: (failure: Failure, report?: FailureReport) => void;
  }

  const runOn = (items: readonly ChangedItem[], ending: Ending): Promise<CommandResult> => {
    const { type, succeed, fail } = ending;
    const putBack = takeOut(context, items);
    return runChange<Sent>(context, {
      type,
      items,
      send: (watch) => send(type, items, watch),
      settle: async ({ failed }) => {
        putBack(failed.map(({ item }) => item));
        // First the list, then the notice (LIFE-17).
        await list.refresh();
      },
      succeed,
      fail,
      again: (rest) => runOn(rest, ending),
    });
  };

  const run = (targets: Targets, ending: Ending): Promise<CommandResult> =>
    withItems(targets, {
      type: ending.type,
      run: (items) => runOn(items, ending),
      fail: (failure) => ending.fail(failure),
    });

  const failures = {
    to_trash: (failure: Failure, report?: FailureReport) =>
      emit({ type: 'trashFailed', failure, ...(report && { report }) }),
    restore: (failure: Failure, report?: FailureReport) =>
      emit({ type: 'restoreFailed', failure, ...(report && { report }) }),
    remove_from_trash: (failure: Failure, report?: FailureReport) =>
      emit({ type: 'deleteFailed', failure, ...(report && { report }) }),
  };

  const takeBack = (items: readonly ChangedItem[], type: 'to_trash' | 'restore'): Undo =>
    wayBack(context, {
      type,
      items,
      send: (rest, watch) => send(type, rest, watch),
      settle: async () => {
        await list.refresh();
        await recount(false);
      },
      fail: failures[type],
    });

  return {
    loadTrashCount,
    toTrash: (targets) =>
      run(targets, {
        type: 'to_trash',
        succeed: ({ done }) => {
          const undo = takeBack(done, 'restore');
          emit({ type: 'itemsTrashed', ...named(done), ...alone(done), undo });
          void recount(false);
          return undo;
        },
        fail: failures.to_trash,
      }),
    restore: (targets, { isMovedOn = false } = {}) => {
      const known = knownTargets(context, targets);
      return run(targets, {
        type: 'restore',
        succeed: ({ done, toRoot }) => {
          const undo = takeBack(done, 'to_trash');
          apply(({ trash }) => ({ trash: afterRestored(trash) }));
          emit({
            type: 'itemsRestored',
            ...named(done),
            item: done.length === 1 ? restored(known, done, toRoot)[0] : undefined,
            toRoot,
            undo,
            ...(toRoot && !isMovedOn && { atRoot: atTop(known, done) }),
          });
          void recount(false);
          return undo;
        },
        fail: failures.restore,
      });
    },
    removeForGood: (targets) =>
      run(targets, {
        type: 'remove_from_trash',
        succeed: ({ done }) => {
          apply(() => ({ trash: afterDeletedForGood() }));
          emit({ type: 'itemsDeleted', ...named(done) });
          void recount(true);
          return undefined;
        },
        fail: failures.remove_from_trash,
      }),
  };
};
