import type { Generated } from 'kysely';
import type { Instant, JsonOrNull, Uuid } from '../db/columns.ts';

/** Holds a folder (kind 0) or a chart (kind 1). A top-level node has its owner's id as parent. */
export interface NodeTable {
  owner_id: Uuid;
  id: Uuid;
  parent_id: Uuid;
  kind: 0 | 1;
  category: string;
  chart_type: string | null;
  title: string;
  title_key: string;
  pos: string;
  status: Generated<0 | 1 | 2>;
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
  state: Generated<0 | 1 | 2>;
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

/** Holds the definition of one canvas, or the key of the object that holds it. */
export interface NodeBodyTable {
  owner_id: Uuid;
  node_id: Uuid;
  canvas: Generated<number>;
  def: JsonOrNull;
  object_key: string | null;
  version: number;
  updated_at: Instant;
}

/** Holds the search grams of a node's title, each salted once by its owner and once by its folder. */
export interface NodeSearchTable {
  owner_id: Uuid;
  node_id: Uuid;
  grams: number[];
}

/** Holds what the author said of a published file. */
export interface PublicationTable {
  owner_id: Uuid;
  node_id: Uuid;
  description: string;
  tags: string[];
  price_fen: number;
  published_at: Instant;
}

/** Records a download; `used_at` is set when its file was handed out. */
export interface ExportRecordTable {
  user_id: Uuid;
  id: Uuid;
  owner_id: Uuid;
  node_id: Uuid;
  export_type: string;
  created_at: Instant;
  used_at: Instant | null;
}

/** Holds files and folders, with what finds and counts them. */
export interface NodeTables {
  node: NodeTable;
  node_locator: NodeLocatorTable;
  folder_counter: FolderCounterTable;
  node_body: NodeBodyTable;
  node_search: NodeSearchTable;
  publication: PublicationTable;
  export_record: ExportRecordTable;
}
