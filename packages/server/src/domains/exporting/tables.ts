import type { Instant, Uuid } from '../../kernel/db/columns.ts';

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

/** Holds what was downloaded. */
export interface ExportingTables {
  export_record: ExportRecordTable;
}
