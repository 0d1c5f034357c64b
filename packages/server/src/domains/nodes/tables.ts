import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Instant, Uuid } from '../../kernel/db/columns.ts';
import type { Kind, State, Status } from './node-words.ts';

/** Holds a folder (kind 0) or a chart (kind 1). A top-level node has its owner's id as parent. */
export interface NodeTable {
  owner_id: Uuid;
  id: Uuid;
  parent_id: Uuid;
  kind: Kind;
  category: string;
  chart_type: string | null;
  title: string;
  title_key: string;
  pos: string;
  status: Generated<Status>;
  public_clone: Generated<boolean>;
  canvas_count: Generated<number>;
  thumb_key: string | null;
  org_id: string | null;
  template_id: string | null;
  clone_of: Uuid | null;
  lock_type: string | null;
  creator_id: Uuid;
  created_at: Instant;
  last_modify: Instant;
  state: Generated<State>;
  trash_root: Uuid | null;
  deleted_at: Instant | null;
  version: Generated<number>;
}

/** Finds the owner of a node that is known by its bare id. */
export interface NodeLocatorTable {
  id: Uuid;
  owner_id: Uuid;
}

/** Counts the live children of a folder; the top level is the row whose folder_id is the owner's id. */
export interface FolderCounterTable {
  owner_id: Uuid;
  folder_id: Uuid;
  children: Generated<number>;
}

/**
 * Counts the things of an account, kept in the transaction of every change. `files` counts live and trashed files (never
 * folders), `trash` counts trashed files, `trash_roots` the rows the trash shows.
 */
export interface UserCounterTable {
  user_id: Uuid;
  files: Generated<number>;
  folders: Generated<number>;
  trash: Generated<number>;
  trash_roots: Generated<number>;
  unread: Generated<number>;
}

/** Remembers when a person last opened or edited a node. */
export interface RecentTable {
  user_id: Uuid;
  node_id: Uuid;
  owner_id: Uuid;
  opened_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    node: NodeTable;
    node_locator: NodeLocatorTable;
    folder_counter: FolderCounterTable;
    user_counter: UserCounterTable;
    recent: RecentTable;
  }
}

/** Holds files and folders, with their search rows and counters. */
export const nodeTables = {
  node: ['owner_id', 'id'],
  node_locator: ['id'],
  folder_counter: ['owner_id', 'folder_id'],
  user_counter: ['user_id'],
  recent: ['user_id', 'node_id'],
} as const satisfies TableKeys;
