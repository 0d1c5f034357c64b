import type { AreaContext } from '../area-context.types.ts';
import { totalOf } from '../file-area.state.ts';
import type { Targets } from '../file-area.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { ListLoader } from '../list/list.ts';
import { isPicked } from './selection.state.ts';

/** Answers the items a command is about; loads the rows that "all" covers and that are not known yet. */
export const itemsOf = async (
  context: AreaContext,
  list: ListLoader,
  targets: Targets,
): Promise<readonly FileItem[]> => {
  if (targets !== 'selection') return targets;
  const { selection } = context.getState();
  if (selection.mode === 'off') return [];
  if (selection.mode === 'some') return [...selection.picked.values()];
  const rows = await list.rowsBetween(0, totalOf(context.getState()) - 1);
  return rows.filter((row) => isPicked(selection, row.id));
};
