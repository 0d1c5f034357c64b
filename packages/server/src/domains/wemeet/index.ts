import type { Domain } from '../../kernel/calls/domain.types.ts';
import { meetingTables } from './tables.ts';
import { meetingCalls } from './wemeet.ts';

/** Gives the server the domain of meeting accounts. */
export const wemeet: Domain = {
  tables: meetingTables,
  calls: [...meetingCalls],
};
