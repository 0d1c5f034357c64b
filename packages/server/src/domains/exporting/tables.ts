import type { TableKeys } from '../../kernel/db/schema.ts';
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

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    export_record: ExportRecordTable;
  }
}

/** Holds the downloads. */
export const exportingTables = {
  export_record: ['user_id', 'id'],
} as const satisfies TableKeys;
