import type { Selectable } from 'kysely';
import type { NodeTable } from './tables.ts';

/** A row of the file tree. */
export type NodeRow = Selectable<NodeTable>;

/** Every column of `node as n`. */
export const NODE_COLUMNS = [
  'n.owner_id',
  'n.id',
  'n.parent_id',
  'n.kind',
  'n.category',
  'n.chart_type',
  'n.title',
  'n.title_key',
  'n.pos',
  'n.status',
  'n.public_clone',
  'n.canvas_count',
  'n.thumb_key',
  'n.org_id',
  'n.template_id',
  'n.clone_of',
  'n.lock_type',
  'n.creator_id',
  'n.created_at',
  'n.last_modify',
  'n.state',
  'n.trash_root',
  'n.deleted_at',
  'n.version',
] as const;
