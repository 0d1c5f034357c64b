import type { ChangeType, ChangedItem } from './change.types.ts';
import { findPicked } from './find-picked.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { ChangeContext, Targets } from './change-context.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { contentOf } from '../list/list.state.ts';
import { isPicked, pickedCount } from '../selection/selection.state.ts';

/** Action of a command on its items, and its handler for items that cannot all be loaded. */
export interface ItemsCommand {
  readonly type: ChangeType;
  readonly run: (items: readonly ChangedItem[]) => Promise<CommandResult>;
  readonly fail: (failure: Failure) => void;
}

type FoundItems = readonly ChangedItem[] | { readonly failure: Failure };

const isLoaded = (rows: readonly (FileItem | undefined)[]): rows is readonly FileItem[] =>
  !rows.includes(undefined);

/** Returns every picked row of "all", or why some of them are not known. */
const pickedRows = async (context: ChangeContext, type: ChangeType): Promise<FoundItems> => {
  const { selection, list } = context.getState();
  const content = contentOf(list);
  if (content === undefined || selection.mode !== 'all') return [];
  const { rows, query } = content;
  if (isLoaded(rows)) return rows.filter((row) => isPicked(selection, row.id));
  const total = pickedCount(selection, rows.length);
  const finding = context.changes.start({ type, status: 'finding', total });
  const found = await findPicked(context.client, { query, except: selection.except }, finding);
  finding.end();
  return found;
};

const itemsOf = (
  context: ChangeContext,
  targets: Targets,
  type: ChangeType,
): Promise<FoundItems> | FoundItems => {
  if (targets !== 'selection') return targets;
  const { selection } = context.getState();
  if (selection.mode === 'off') return [];
  return selection.mode === 'some' ? [...selection.picked.values()] : pickedRows(context, type);
};

/**
 * Creates the function that runs commands on given items or on the selection; "all" never runs on part of the
 * rows.
 */
export const createTargeting =
  (context: ChangeContext) =>
  async (targets: Targets, { type, run, fail }: ItemsCommand): Promise<CommandResult> => {
    const items = await itemsOf(context, targets, type);
    if ('failure' in items) {
      fail(items.failure);
      return { status: 'failed', failure: items.failure };
    }
    return items.length === 0 ? { status: 'refused', reason: 'nothing_picked' } : run(items);
  };
