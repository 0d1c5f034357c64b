import type { AreaContext } from '../area-context.types.ts';
import type { CommandResult } from '../events/file-area-event.types.ts';
import type { Failure } from '../events/failure.types.ts';
import { totalOf } from '../file-area.state.ts';
import type { Targets } from '../file-area.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { contentOf } from '../list/list.state.ts';
import type { ListLoader } from '../list/list.ts';
import { isPicked } from './selection.state.ts';

/** What a command does with its items, and what it tells when they cannot all be found out. */
export interface ItemsCommand {
  readonly run: (items: readonly FileItem[]) => Promise<CommandResult>;
  readonly fail: (failure: Failure) => void;
}

const UNKNOWN_ROWS: Failure = { code: 'rows_unknown', text: { key: 'error.generic' }, isSilent: false };

/** Answers every picked row of "all", or why some of them are not known. */
const pickedRows = async (
  context: AreaContext,
  list: ListLoader,
): Promise<readonly FileItem[] | { readonly failure: Failure }> => {
  const { selection, list: shown } = context.getState();
  const rows = await list.rowsBetween(0, totalOf(context.getState()) - 1);
  const now = context.getState().list;
  // Another list took its place: its rows were never picked.
  if (now.ticket !== shown.ticket) return [];
  const content = contentOf(now);
  if (content?.rows.includes(undefined) === true) {
    return { failure: [...content.broken.values()][0] ?? UNKNOWN_ROWS };
  }
  return rows.filter((row) => isPicked(selection, row.id));
};

const itemsOf = (
  context: AreaContext,
  list: ListLoader,
  targets: Targets,
): Promise<readonly FileItem[] | { readonly failure: Failure }> | readonly FileItem[] => {
  if (targets !== 'selection') return targets;
  const { selection } = context.getState();
  if (selection.mode === 'off') return [];
  return selection.mode === 'some' ? [...selection.picked.values()] : pickedRows(context, list);
};

/** Makes the way to run commands on given items or on what is picked; "all" is never run on a part of the rows. */
export const createTargeting =
  (context: AreaContext, list: ListLoader) =>
  async (targets: Targets, { run, fail }: ItemsCommand): Promise<CommandResult> => {
    const items = await itemsOf(context, list, targets);
    if ('failure' in items) {
      fail(items.failure);
      return { status: 'failed', failure: items.failure };
    }
    return items.length === 0 ? { status: 'refused', reason: 'nothing_picked' } : run(items);
  };
