import type { Domain } from '../../kernel/calls/domain.types.ts';
import { canvasCalls } from './canvases.ts';
import { revisionCalls } from './revisions.ts';
import { saveCalls } from './save.ts';
import { thinRevisions } from './thin-revisions.ts';

/** Gives the server what changes the content of files. */
export const editing: Domain = {
  calls: [...saveCalls, ...canvasCalls, ...revisionCalls],
  sweep: thinRevisions,
};
