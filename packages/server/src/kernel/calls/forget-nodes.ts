import { sql } from 'kysely';
import type { Handle, Schema } from '../db/schema.ts';

/** Files and folders of one owner that are deleted for good. */
export interface DeletedNodes {
  readonly ownerId: string;
  readonly ids: readonly string[];
}

/** Deletes the rows of files and folders, in the transaction that deletes them. */
export type ForgetNodes = (db: Handle, nodes: DeletedNodes) => Promise<unknown>;

/** A table whose rows belong to one file or folder each. */
export type NodeKeyed = {
  [Table in keyof Schema]: Schema[Table] extends { owner_id: unknown; node_id: unknown } ? Table : never;
}[keyof Schema];

/** Makes a function that deletes the rows of a table that belong to files and folders. */
export const forgetIn =
  (table: NodeKeyed): ForgetNodes =>
  (db, { ownerId, ids }) =>
    sql`delete from ${sql.table(table)} where owner_id = ${ownerId} and node_id = any(${[...ids]}::uuid[])`.execute(
      db,
    );

/** Makes one of several, which run one after the other. */
export const forgetInAll =
  (all: readonly ForgetNodes[]): ForgetNodes =>
  async (db, nodes) => {
    for (const forget of all) await forget(db, nodes);
  };
