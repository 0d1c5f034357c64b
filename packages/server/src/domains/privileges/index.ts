import type { Domain } from '../../kernel/calls/domain.types.ts';
import { personalCalls } from './personal.ts';
import { userCalls } from './privilege.ts';
import { rightsCalls } from './rights.ts';

export { readPublishBlack } from './rights.ts';

/** Gives the server what belongs to privileges: what people may do, and what they say of themselves. */
export const privileges: Domain = {
  calls: [...personalCalls, ...userCalls, ...rightsCalls],
};
