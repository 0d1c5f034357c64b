import type { Instant } from './columns.ts';

/** Holds facts about the installation, such as which seed was loaded. */
export interface AppMetaTable {
  key: string;
  value: string;
  updated_at: Instant;
}
