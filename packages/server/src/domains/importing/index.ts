import type { Domain } from '../../kernel/calls/domain.types.ts';
import { importCalls } from './import-file.ts';

/** Gives the server what belongs to importing. */
export const importing: Domain = {
  calls: [...importCalls],
};
