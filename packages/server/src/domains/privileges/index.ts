import type { Domain } from '../../kernel/calls/domain.types.ts';
import { personalCalls } from './personal.ts';
import { userCalls } from './privilege.ts';
import { rightsCalls } from './rights.ts';

export { readPublishBlack } from './rights.ts';

/** Gives the server the domain of privileges: people's rights, and their statements about themselves. */
export const privileges: Domain = {
  calls: [...personalCalls, ...userCalls, ...rightsCalls],
};
