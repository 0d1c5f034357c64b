import type { Domain } from '../../kernel/calls/domain.types.ts';
import { countCalls } from './counts.ts';
import { searchCalls } from './global-files.ts';
import { folderListCalls } from './load-files.ts';
import { personalListCalls } from './personal-lists.ts';
import { sharedListCalls } from './shared-lists.ts';

export { formatCursor, parseCursor } from './cursor.ts';
export { crumbsOf } from './load-files.ts';
export { isNamed, readNamed } from './named-items.ts';
export { readOrder } from './order.ts';
export { pagingAnswer, readPaging } from './paging.ts';

/** Gives the server the domain of file lists. */
export const lists: Domain = {
  calls: [...countCalls, ...searchCalls, ...folderListCalls, ...personalListCalls, ...sharedListCalls],
};
