import type { Crumb } from '@chartdock/contract';
import { WRITE } from '../ports/call-settings.ts';
import type { ChangedItem } from '../changes/change.types.ts';
import type { Watch } from '../changes/changes.ts';
import { showReturned } from '../changes/returned.ts';
import { runChange, wayBack } from '../changes/run-change.ts';
import { alone, named } from '../outcomes/notices.ts';
import type { CommandResult, Undo } from '../outcomes/command.types.ts';
import { afterItemUpdated } from '../browsing/browsing.state.ts';
import type { MovingCommands, MovingContext } from './moving.types.ts';
import { rememberDestination } from '../folders/destinations.ts';
import { normaliseFile, refOf } from '../items/normalise-file.ts';
import { contentOf, queryOf } from '../list/list.state.ts';
import type { ListLoader } from '../browsing/list-loader.ts';
import { createTargeting } from '../changes/targets.ts';
import { runBatch, runSingle } from '../changes/batch.ts';
import type { BatchOutcome, BatchRequest } from '../changes/batch.ts';
import { takeOut } from '../changes/leaving.ts';
import { moveRefusal } from '../folders/move-refusal.ts';

/** Returns the chain of a folder as far as the open list shows it. */
const chainTo = (context: MovingContext, folderId: string): readonly Crumb[] => {
  const chain = contentOf(context.getState().list)?.chain ?? [];
  const at = chain.findIndex((crumb) => crumb.folderId === folderId);
  if (at >= 0) return chain.slice(0, at + 1);
  const rows = contentOf(context.getState().list)?.rows ?? [];
  return rows.some((row) => row?.id === folderId) ? chain : [];
};

/** Moves and copies items, and takes both back. */
export const createMoving = (context: MovingContext, list: ListLoader): MovingCommands => {
  const { client, storage, userId, emit, apply, getState } = context;
  const { titleOf } = context.folders;
  const withItems = createTargeting(context);

  const send = (
    request: BatchRequest & { readonly folderId: string },
    watch: Watch,
  ): Promise<BatchOutcome> => {
    const { items, type, folderId } = request;
    const [first, ...others] = items;
    if (first === undefined || others.length > 0) return runBatch(client, request, watch);
    const input = { ...refOf(first), folderId };
    return runSingle(first, async () => {
      if (type === 'copy') return normaliseFile((await client.folders.copy(input, WRITE)).file);
      await client.folders.move(input, WRITE);
      return undefined;
    });
  };

  const leavesList = (folderId: string): boolean => {
    const query = queryOf(getState().list);
    return query?.source === 'folder' && query.folderId !== folderId;
  };

  const setParent = (items: readonly ChangedItem[], parentId: (item: ChangedItem) => string): void => {
    for (const item of items)
      apply((state) => afterItemUpdated(state, item.id, (row) => ({ ...row, parentId: parentId(item) })));
  };

  /** Shows at once where the items will be; the response shows those that stayed where they were. */
  const showMoved = (
    items: readonly ChangedItem[],
    folderId: string,
  ): ((back: readonly ChangedItem[]) => void) => {
    if (leavesList(folderId)) return takeOut(context, items);
    setParent(items, () => folderId);
    return (back) => {
      setParent(back, (item) => item.parentId);
      if (back.length > 0)
        showReturned(
          context,
          back.map((item) => item.id),
        );
    };
  };

  const sendBack = async (items: readonly ChangedItem[], watch: Watch): Promise<BatchOutcome> => {
    const parts: BatchOutcome[] = [];
    for (const folderId of new Set(items.map((item) => item.parentId))) {
      const there = items.filter((item) => item.parentId === folderId);
      parts.push(await send({ type: 'move', items: there, folderId }, watch));
    }
    return {
      done: parts.flatMap(({ done }) => done),
      failed: parts.flatMap(({ failed }) => failed),
      made: [],
    };
  };

  const moveBack = (items: readonly ChangedItem[]): Undo =>
    wayBack(context, {
      type: 'move',
      items,
      send: sendBack,
      settle: list.refresh,
      fail: (failure, report) => emit({ type: 'moveFailed', failure, report }),
    });

  const runMove = (items: readonly ChangedItem[], folderId: string): Promise<CommandResult> => {
    const putBack = showMoved(items, folderId);
    return runChange(context, {
      type: 'move',
      items,
      send: (watch) => send({ type: 'move', items, folderId }, watch),
      settle: async ({ failed }) => {
        putBack(failed.map(({ item }) => item));
        await list.refresh();
      },
      succeed: ({ done }) => {
        const undo = moveBack(done);
        rememberDestination(storage, userId, folderId);
        emit({
          type: 'itemsMoved',
          ...named(done),
          ...alone(done),
          folderId,
          folderTitle: titleOf(folderId),
          undo,
        });
        return undo;
      },
      fail: (failure, report) => emit({ type: 'moveFailed', failure, report }),
      again: (rest) => runMove(rest, folderId),
    });
  };

  const recount = (): Promise<unknown> =>
    context.privilege.reload({ compulsion: false }).catch(() => undefined);

  // Copies go to the trash, not for good: someone may have worked in one meanwhile.
  const trashCopies = (items: readonly ChangedItem[]): Undo =>
    wayBack(context, {
      type: 'to_trash',
      items,
      send: (rest, watch) => runBatch(client, { type: 'to_trash', items: rest }, watch),
      settle: async () => {
        await list.refresh();
        await recount();
      },
      fail: (failure, report) => emit({ type: 'trashFailed', failure, report }),
    });

  const runCopy = async (items: readonly ChangedItem[], folderId: string): Promise<CommandResult> => {
    const result = await runChange(context, {
      type: 'copy',
      items,
      send: (watch) => send({ type: 'copy', items, folderId }, watch),
      settle: list.refresh,
      succeed: ({ done, made }) => {
        const undo = made.length === 0 ? undefined : trashCopies(made);
        rememberDestination(storage, userId, folderId);
        emit({ type: 'itemsCopied', ...named(done), folderId, folderTitle: titleOf(folderId), undo });
        return undo;
      },
      fail: (failure, report) => emit({ type: 'copyFailed', failure, report }),
      again: (rest) => runCopy(rest, folderId),
    });
    await recount();
    return result;
  };

  const move = (items: readonly ChangedItem[], folderId: string): Promise<CommandResult> => {
    const reason = moveRefusal(items, { folderId, chain: chainTo(context, folderId) });
    return reason === undefined ? runMove(items, folderId) : Promise.resolve({ status: 'refused', reason });
  };

  return {
    canMoveTo: (items, folderId) =>
      moveRefusal(items, { folderId, chain: chainTo(context, folderId) }) === undefined,
    move: (targets, folderId) =>
      withItems(targets, {
        type: 'move',
        run: (items) => move(items, folderId),
        fail: (failure) => emit({ type: 'moveFailed', failure }),
      }),
    copy: (targets, folderId) =>
      withItems(targets, {
        type: 'copy',
        run: (items) => runCopy(items, folderId),
        fail: (failure) => emit({ type: 'copyFailed', failure }),
      }),
  };
};
