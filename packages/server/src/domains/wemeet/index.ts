import type { Domain } from '../../kernel/calls/domain.types.ts';
import { meetingCalls } from './wemeet.ts';

/** Gives the server what belongs to meeting accounts. */
export const wemeet: Domain = {
  calls: [...meetingCalls],
};
