import { callTables } from '../kernel/calls/tables.ts';
import { installationTables } from '../kernel/db/schema.ts';
import type { TableKeys } from '../kernel/db/schema.ts';
import { securityTables } from '../kernel/security/tables.ts';
import { domains } from './domains.ts';

/** Maps every table of the server to its key columns: those of the kernel, and those that the domains bring. */
export const tableKeys: TableKeys = domains.reduce<TableKeys>((all, { tables }) => ({ ...all, ...tables }), {
  ...installationTables,
  ...callTables,
  ...securityTables,
});
