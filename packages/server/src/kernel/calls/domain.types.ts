import type { Handle, TableKeys } from '../db/schema.ts';
import type { App } from './context.ts';
import type { ForgetNodes } from './forget-nodes.ts';
import type { ImplementedCall } from './implement.ts';
import type { MoveNodes } from './move-nodes.ts';

/** Everything a domain gives to the server. All else it keeps to itself, or exports for other domains. */
export interface Domain {
  /** The tables it keeps, with their key columns. */
  readonly tables?: TableKeys;
  /** The calls of the contract that it answers. */
  readonly calls?: readonly ImplementedCall[];
  /** Deletes the domain's rows of files and folders that are deleted for good, in the transaction that deletes them. */
  readonly forgetNodes?: ForgetNodes;
  /** Takes the domain's rows of files and folders over to their new owner, in the transaction that gives them away. */
  readonly moveNodes?: MoveNodes;
  /** Clears away rows that have expired at an instant, a bounded number of them; runs every hour. */
  readonly sweep?: (db: Handle, now: number) => Promise<unknown>;
  /** Works through pending work, a bounded part of it; runs every hour after expired rows are cleared away. */
  readonly work?: (app: App) => Promise<unknown>;
  /** Works through work that someone waits for, a bounded part of it; runs when the server starts and every minute. */
  readonly workSoon?: (app: App) => Promise<unknown>;
  /**
   * Compares derived rows with their source, mends differences, and returns how many rows of each kind were wrong; runs once a
   * night.
   */
  readonly reconcile?: (app: App) => Promise<Readonly<Record<string, number>>>;
  /**
   * Compares its records with those of third parties, keeps differences for review, and returns their number by kind; runs once a
   * night.
   */
  readonly audit?: (app: App) => Promise<Readonly<Record<string, number>>>;
}
