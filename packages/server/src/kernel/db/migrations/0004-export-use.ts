import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Remembers when a recorded download was handed out, so that its address works once. */
export const exportUse: Migration = forward([`alter table export_record add column used_at bigint`]);
