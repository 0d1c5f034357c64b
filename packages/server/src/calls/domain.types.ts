import type { Handle } from './context.ts';
import type { ImplementedCall } from './implement.ts';

/** Files and folders of one owner that are deleted for good. */
export interface DeletedNodes {
  readonly ownerId: string;
  readonly ids: readonly string[];
}

/** What a domain gives to the server; all else it keeps to itself or exports for other domains. */
export interface Domain {
  readonly calls: readonly ImplementedCall[];
  /** Deletes what the domain keeps for files and folders that are deleted for good, in the same transaction. */
  readonly forgetNodes?: (db: Handle, nodes: DeletedNodes) => Promise<unknown>;
  /** Clears away what has expired; runs every hour. */
  readonly sweep?: (db: Handle, now: number) => Promise<unknown>;
}
