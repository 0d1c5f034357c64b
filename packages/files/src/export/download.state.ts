import {
  POSITION_EXPORT_PATH,
  downloadAddress,
  holdsAllCanvases,
  isPositionExport,
} from '@chartdock/contract';
import type { FrameRequest } from '@chartdock/platform';
import type { FileItem } from '../items/file-item.types.ts';
import type { DownloadType } from './downloads.ts';

/** Which file is wanted in which format. */
export interface DownloadWish {
  readonly item: Pick<FileItem, 'id' | 'category' | 'title'>;
  readonly type: DownloadType;
  /** Origin of the edit host, empty for the page's own. */
  readonly editHost: string;
}

/** One canvas of a file with its definition as JSON text. */
export interface CanvasDefinition {
  readonly title: string;
  readonly def: string;
}

/** How far a download is: recorded first, then signed, a position file read, and at last sent through a frame. */
export type DownloadState =
  | { readonly step: 'recording' }
  | { readonly step: 'signing'; readonly uuid: string }
  | { readonly step: 'reading'; readonly uuid: string; readonly key: string }
  | { readonly step: 'framed'; readonly request: FrameRequest }
  | { readonly step: 'keyless' };

/** The step that every download begins with (EXPORT-38). */
export const DOWNLOAD_ASKED: DownloadState = { step: 'recording' };

/** The server has written the download down. */
export const afterDownloadRecorded = (uuid: string): DownloadState => ({ step: 'signing', uuid });

/** The server answered a key; without one the download ends (EXPORT-39). */
export const afterKeyGiven = (wish: DownloadWish, uuid: string, key: string): DownloadState => {
  if (key === '') return { step: 'keyless' };
  if (isPositionExport(wish.type)) return { step: 'reading', uuid, key };
  const { id, category } = wish.item;
  const address = downloadAddress({
    editHost: wish.editHost,
    category,
    id,
    type: wish.type,
    token: key,
    uuid,
  });
  return { step: 'framed', request: { address } };
};

const parse = (def: string): unknown => {
  try {
    return JSON.parse(def);
  } catch {
    return undefined;
  }
};

/** Writes the definitions of a form: that of one canvas, or all in a list (EXPORT-40). */
const definitionField = (type: DownloadType, canvases: readonly CanvasDefinition[]): string =>
  holdsAllCanvases(type)
    ? JSON.stringify(canvases.map(({ title, def }) => ({ title, def: parse(def) })))
    : (canvases[0]?.def ?? '');

/** The definitions of a position file were read; its form can be sent (CALL-F-045). */
export const afterDefinitionsRead = (
  { item, type }: DownloadWish,
  { uuid, key }: Extract<DownloadState, { readonly step: 'reading' }>,
  canvases: readonly CanvasDefinition[],
): DownloadState => ({
  step: 'framed',
  request: {
    address: POSITION_EXPORT_PATH,
    fields: { signKey: key, def: definitionField(type, canvases), title: item.title, uuid },
  },
});
