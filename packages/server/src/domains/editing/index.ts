import type { Domain } from '../../kernel/calls/domain.types.ts';
import { operationCalls } from './apply-ops.ts';
import { canvasCalls } from './canvases.ts';
import { revisionCalls } from './revisions.ts';
import { saveCalls } from './save.ts';
import { dropOldOperations, thinRevisions } from './thin-revisions.ts';

/** Gives the server the domain that changes the content of files. */
export const editing: Domain = {
  calls: [...saveCalls, ...operationCalls, ...canvasCalls, ...revisionCalls],
  sweep: async (db, now) => (await thinRevisions(db, now)) + (await dropOldOperations(db, now)),
};
