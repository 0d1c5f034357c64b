import { moveDatabase } from '../kernel/db/move.ts';
import type { MovedTable, MoveOptions } from '../kernel/db/move.ts';
import { tableKeys } from './table-keys.ts';

/**
 * Copies an embedded database into an empty PostgreSQL database and returns the moved tables. It commits only when the row count
 * and the hash of every table are equal on both sides; otherwise the target stays empty. The source is left as it was. Throws
 * `move_source_empty`, `move_target_not_empty`, `move_mismatch` or an error of opening either side.
 */
export const runDatabaseMove = (options: MoveOptions): Promise<MovedTable[]> =>
  moveDatabase(options, tableKeys);
