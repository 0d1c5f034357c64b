import type { Crumb } from '@chartdock/contract';
import type { AreaContext } from '../area-context.types.ts';
import { WRITE } from '../call-settings.ts';
import type { CommandResult, Undo } from '../events/file-area-event.types.ts';
import { afterItemUpdated } from '../file-area.state.ts';
import type { ItemCommands } from '../file-area.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { refOf } from '../items/normalise-file.ts';
import { contentOf, queryOf } from '../list/list.state.ts';
import type { ListLoader } from '../list/list.ts';
import { createTargeting } from '../selection/targets.ts';
import { runBatch, runSingle } from './batch.ts';
import type { BatchOutcome, BatchRequest } from './batch.ts';
import { takeOut } from './leaving.ts';
import { moveRefusal } from './moving.state.ts';

/** Answers the chain of a folder as far as the open list shows it. */
const chainTo = (context: AreaContext, folderId: string): readonly Crumb[] => {
  const chain = contentOf(context.getState().list)?.chain ?? [];
  const at = chain.findIndex((crumb) => crumb.folderId === folderId);
  if (at >= 0) return chain.slice(0, at + 1);
  const rows = contentOf(context.getState().list)?.rows ?? [];
  return rows.some((row) => row?.id === folderId) ? chain : [];
};

/** Moves and copies items, and takes a move back. */
export const createMoving = (
  context: AreaContext,
  list: ListLoader,
): Pick<ItemCommands, 'move' | 'copy' | 'canMoveTo'> => {
  const { client, emit, apply, getState } = context;
  const withItems = createTargeting(context, list);

  const send = (request: BatchRequest & { readonly folderId: string }): Promise<BatchOutcome> => {
    const [first, ...others] = request.items;
    if (first === undefined || others.length > 0) return runBatch(client, request);
    const input = { ...refOf(first), folderId: request.folderId };
    const call = request.type === 'copy' ? client.folders.copy : client.folders.move;
    return runSingle(first, () => call(input, WRITE));
  };

  const leavesList = (folderId: string): boolean => {
    const query = queryOf(getState().list);
    return query?.source === 'folder' && query.folderId !== folderId;
  };

  const setParent = (items: readonly FileItem[], parentId: (item: FileItem) => string): void => {
    for (const item of items) {
      apply((state) => afterItemUpdated(state, item.id, (row) => ({ ...row, parentId: parentId(item) })));
    }
  };

  const moveBack =
    (items: readonly FileItem[]): Undo =>
    async () => {
      for (const folderId of new Set(items.map((item) => item.parentId))) {
        const there = items.filter((item) => item.parentId === folderId);
        const { failure } = await send({ type: 'move', items: there, folderId });
        if (failure !== undefined) emit({ type: 'moveFailed', failure });
      }
      await list.refresh();
    };

  const run = async (items: readonly FileItem[], folderId: string): Promise<CommandResult> => {
    const isLeaving = leavesList(folderId);
    const putBack = isLeaving ? takeOut(context, items) : () => undefined;
    if (!isLeaving) setParent(items, () => folderId);
    const { done, failed, failure } = await send({ type: 'move', items, folderId });
    putBack(failed);
    if (!isLeaving) setParent(failed, (item) => item.parentId);
    await list.refresh();
    const undo = done.length === 0 ? undefined : moveBack(done);
    if (done.length > 0) emit({ type: 'itemsMoved', count: done.length, folderId, undo });
    if (failure === undefined) return { status: 'done', value: undefined, undo };
    emit({ type: 'moveFailed', failure });
    return { status: 'failed', failure };
  };

  const copy = async (items: readonly FileItem[], folderId: string): Promise<CommandResult> => {
    const { done, failure } = await send({ type: 'copy', items, folderId });
    await list.refresh();
    if (done.length > 0) emit({ type: 'itemsCopied', count: done.length, folderId });
    await context.privilege.reload({ compulsion: false }).catch(() => undefined);
    if (failure === undefined) return { status: 'done', value: undefined, undo: undefined };
    emit({ type: 'copyFailed', failure });
    return { status: 'failed', failure };
  };

  const move = (items: readonly FileItem[], folderId: string): Promise<CommandResult> => {
    const reason = moveRefusal(items, { folderId, chain: chainTo(context, folderId) });
    return reason === undefined ? run(items, folderId) : Promise.resolve({ status: 'refused', reason });
  };

  return {
    canMoveTo: (items, folderId) =>
      moveRefusal(items, { folderId, chain: chainTo(context, folderId) }) === undefined,
    move: (targets, folderId) =>
      withItems(targets, {
        run: (items) => move(items, folderId),
        fail: (failure) => emit({ type: 'moveFailed', failure }),
      }),
    copy: (targets, folderId) =>
      withItems(targets, {
        run: (items) => copy(items, folderId),
        fail: (failure) => emit({ type: 'copyFailed', failure }),
      }),
  };
};
