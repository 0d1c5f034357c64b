import { forgetIn } from '../../kernel/calls/forget-nodes.ts';
import type { Domain } from '../../kernel/calls/domain.types.ts';
import { publishCalls } from './publish.ts';

export { requirePublisher } from './publish.ts';

/** Gives the server what belongs to publishing. */
export const publishing: Domain = {
  calls: [...publishCalls],
  forgetNodes: forgetIn('publication'),
};
