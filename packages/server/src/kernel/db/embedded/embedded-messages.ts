import type { MessagePort } from 'node:worker_threads';
import type { DatabaseErrorCode } from '../../errors/database-error.ts';

/** Says how writes reach the disk: `checked` is the only safe way; the other two run PGlite as shipped, with the check at the start or without, and exist for negative controls. */
export type Durability = 'checked' | 'shipped' | 'shipped_unchecked';

/** Tells the worker which folder to open and how. */
export interface WorkerStart {
  readonly folder: string;
  readonly template: string | undefined;
  readonly durability: Durability;
}

/** Travels from the server to the worker. */
export type ToWorker = { readonly kind: 'connect'; readonly port: MessagePort } | { readonly kind: 'close' };

/** Travels from the worker to the server. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'closed' }
  | { readonly kind: 'refused'; readonly code: DatabaseErrorCode; readonly message: string };

/** Gives the exit code of a worker that could not force a write to the disk. */
export const FSYNC_FAILED = 3;

/** Gives the exit code of a worker whose engine met an error it cannot go on from. */
export const ENGINE_PANICKED = 4;
