import type { Domain } from '../../kernel/calls/domain.types.ts';
import { importCalls } from './import-file.ts';

/** Gives the server the domain of importing. */
export const importing: Domain = {
  calls: [...importCalls],
};
