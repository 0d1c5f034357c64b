import { openAddress } from './file-addresses.ts';
import type { ExportType } from './export-formats.ts';

/** Path that takes the form of a position file (CALL-F-045). */
export const POSITION_EXPORT_PATH = '/chart_image/export/canvas/file';

/** Path that takes the form of several downloads and returns them in one zip file. */
export const ZIP_EXPORT_PATH = '/chart_image/export/zip';

/** Name of such a zip file. */
export const ZIP_EXPORT_NAME = 'chartdock.zip';

/** Most files that one zip file takes. */
export const ZIP_EXPORT_FILES = 50;

/** File to download, its format, and the right to it. */
export interface DownloadLink {
  /** Origin of the edit host, without a trailing slash; default the page's own. */
  readonly editHost?: string | undefined;
  readonly category: string;
  readonly id: string;
  readonly type: ExportType;
  /** Key that is good for one download; never the login token. */
  readonly token: string;
  /** Id under which the download was recorded (EXPORT-38). */
  readonly uuid: string;
}

/** Builds the address of a download: the file's own page with `action=down` (ROUTE-43). */
export const downloadAddress = ({ editHost = '', category, id, ...rest }: DownloadLink): string => {
  const { type, token, uuid } = rest;
  const query = Object.entries({ action: 'down', type, token, uuid })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
  return `${editHost}${openAddress(category, id)}?${query}`;
};

/** Builds the path of a file's read-only page (ROUTE-34). */
export const previewAddress = (id: string): string => `/preview/${encodeURIComponent(id)}`;
