import type { CallSettings } from './ports.types.ts';

/** Settings of a read: the file area itself shows a failure, once (ERR-31). */
export const QUIET: CallSettings = { quiet: true };

/** Settings of a read that an equal one does not cancel. */
export const KEPT: CallSettings = { quiet: true, keep: true };

/** Settings of a write: as a read, and an equal write under way is not cancelled, since that would not undo it. */
export const WRITE: CallSettings = { quiet: true, keep: true };
