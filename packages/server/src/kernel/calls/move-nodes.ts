import { sql } from 'kysely';
import type { Handle } from '../db/schema.ts';
import type { NodeKeyed } from './forget-nodes.ts';

/** Files and folders that another account owns from now on. */
export interface MovedNodes {
  readonly from: string;
  readonly to: string;
  readonly ids: readonly string[];
}

/** Takes the rows of files and folders over to their new owner, in the transaction that gives them away. */
export type MoveNodes = (db: Handle, nodes: MovedNodes) => Promise<unknown>;

/** Makes a function that takes over the rows of a table that belong to files and folders. */
export const moveIn =
  (table: NodeKeyed): MoveNodes =>
  (db, { from, to, ids }) =>
    sql`update ${sql.table(table)} set owner_id = ${to}
      where owner_id = ${from} and node_id = any(${[...ids]}::uuid[])`.execute(db);

/** Makes one of several, which run one after the other. */
export const moveInAll =
  (all: readonly MoveNodes[]): MoveNodes =>
  async (db, nodes) => {
    for (const move of all) await move(db, nodes);
  };
