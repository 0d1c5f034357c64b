import type { Domain } from '../../kernel/calls/domain.types.ts';
import { batchCalls } from './batch.ts';
import { cloneCalls } from './clone.ts';
import { copyCalls } from './copy.ts';
import { createCalls } from './create.ts';
import { folderTreeCalls } from './folder-data.ts';
import { moveCalls } from './move.ts';
import { renameCalls } from './rename.ts';
import { sortCalls } from './sort.ts';
import { trashCalls } from './trash.ts';

export { toTrash } from './trash.ts';

/** Gives the server the domain of the tree: making, naming, moving, copying and deleting files and folders. */
export const tree: Domain = {
  calls: [
    ...batchCalls,
    ...cloneCalls,
    ...copyCalls,
    ...createCalls,
    ...folderTreeCalls,
    ...moveCalls,
    ...renameCalls,
    ...sortCalls,
    ...trashCalls,
  ],
};
