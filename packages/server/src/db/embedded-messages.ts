import type { MessagePort } from 'node:worker_threads';
import type { DatabaseErrorCode } from './database-error.ts';

/** Tells the worker which folder to open; `durable: false` exists for the negative control of the power-cut harness only. */
export interface WorkerStart {
  readonly folder: string;
  readonly template: string | undefined;
  readonly durable: boolean;
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
