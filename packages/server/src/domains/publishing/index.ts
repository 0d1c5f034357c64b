import { forgetIn } from '../../kernel/calls/forget-nodes.ts';
import type { Domain } from '../../kernel/calls/domain.types.ts';
import { publishingTables } from './tables.ts';
import { publishCalls } from './publish.ts';

export { requirePublisher } from './publish.ts';

/** Gives the server the domain of publishing. */
export const publishing: Domain = {
  tables: publishingTables,
  calls: [...publishCalls],
  forgetNodes: forgetIn('publication'),
};
