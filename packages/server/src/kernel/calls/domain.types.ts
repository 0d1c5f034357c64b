import type { Handle, TableKeys } from '../db/schema.ts';
import type { App } from './context.ts';
import type { ForgetNodes } from './forget-nodes.ts';
import type { ImplementedCall } from './implement.ts';
import type { MoveNodes } from './move-nodes.ts';

/** What a domain gives to the server. All else it keeps to itself, or exports for other domains. */
export interface Domain {
  /** The tables it keeps, with their key columns. */
  readonly tables?: TableKeys;
  /** The calls of the contract that it answers. */
  readonly calls?: readonly ImplementedCall[];
  /** Deletes what it keeps for files and folders that are deleted for good, in the transaction that deletes them. */
  readonly forgetNodes?: ForgetNodes;
  /** Takes what it keeps for files and folders over to their new owner, in the transaction that gives them away. */
  readonly moveNodes?: MoveNodes;
  /** Clears away what has expired at an instant, a bounded number of rows; runs every hour. */
  readonly sweep?: (db: Handle, now: number) => Promise<unknown>;
  /** Works through what waits, a bounded part of it; runs every hour after what has expired is cleared away. */
  readonly work?: (app: App) => Promise<unknown>;
  /** Works through what someone waits for, a bounded part of it; runs when the server starts and every minute. */
  readonly workSoon?: (app: App) => Promise<unknown>;
  /**
   * Compares what it keeps twice with what that was made from, mends what differs, and returns how many rows of each kind
   * were wrong; runs once a night.
   */
  readonly reconcile?: (app: App) => Promise<Readonly<Record<string, number>>>;
  /** Compares what it keeps with what others say of it, keeps what differs for someone to look at, and returns how much that was of each kind; runs once a night. */
  readonly audit?: (app: App) => Promise<Readonly<Record<string, number>>>;
}
