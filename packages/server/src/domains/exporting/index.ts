import type { Domain } from '../../kernel/calls/domain.types.ts';
import { exportingTables } from './tables.ts';
import { exportCalls } from './exports.ts';

export { accountOfKey, serveDownload, servePositionFile } from './download.ts';
export { serveZip } from './download-many.ts';
export type { ExportedFile } from './files.ts';
export { requireExportRight } from './power.ts';

/** Gives the server the domain of downloads. */
export const exporting: Domain = {
  tables: exportingTables,
  calls: [...exportCalls],
};
