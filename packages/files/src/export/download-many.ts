import { ZIP_EXPORT_FILES, ZIP_EXPORT_PATH } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { FrameRequest } from '@chartdock/platform';
import { KEPT, WRITE } from '../ports/call-settings.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { DownloadContext } from './downloading.types.ts';
import type { DownloadType } from './downloads.ts';
import { decideDownload, downloadsOf } from './downloads.ts';

/** Calls of one round. */
const AT_ONCE = 4;

/** What packing works with. */
export interface PackingContext extends DownloadContext {
  /** Sends a form through a hidden frame. */
  readonly show: (item: FileItem, request: FrameRequest) => void;
}

interface Ticket {
  readonly chartId: string;
  readonly type: DownloadType;
  readonly token: string;
  readonly uuid: string;
  readonly title: string;
}

/** The format that a file has when none is asked for: a picture, and of a text the text. */
const usualTypeOf = ({ category }: FileItem): DownloadType | undefined => {
  const types = downloadsOf(category).map(({ type }) => type);
  return types.includes('md') ? 'md' : types.find((type) => type === 'png');
};

/**
 * Downloads several files as one zip file. Each is recorded and signed as it would be alone; those that have no such format, or
 * that the server refuses, are named and left out.
 */
export const packDownloads = async (
  context: PackingContext,
  items: readonly FileItem[],
  wanted?: DownloadType,
): Promise<CommandResult> => {
  const { client, emit, privilege, show } = context;
  if (items.length > ZIP_EXPORT_FILES) {
    emit({ type: 'zipTooLarge', limit: ZIP_EXPORT_FILES });
    return { status: 'refused', reason: 'too_many' };
  }
  const formats = items.map((item) => {
    const type = wanted ?? usualTypeOf(item);
    const format = downloadsOf(item.category).find((one) => one.type === type && !one.isComing);
    return { item, format };
  });
  const known = privilege.get();
  const vip = formats.find(({ format }) => format && known && !decideDownload(format, known).allowed);
  if (vip !== undefined) {
    emit({ type: 'upgradeAsked', prompt: 'export.upgrade' });
    return { status: 'refused', reason: 'upgrade_needed' };
  }
  const left = formats.flatMap(({ item, format }) => (format === undefined ? [item.title] : []));
  const failures: Failure[] = [];
  const ask = async ({ item, format }: (typeof formats)[number]): Promise<Ticket | undefined> => {
    if (format === undefined) return undefined;
    try {
      const chartId = item.id;
      const uuid = await client.exporting.record({ chartId, exportType: format.type }, WRITE);
      const { key } = await client.exporting.signKey({ chartId, isCanvas: true }, KEPT);
      return { chartId, type: format.type, token: key, uuid, title: item.title };
    } catch (error) {
      failures.push(failureOf(error));
      left.push(item.title);
      return undefined;
    }
  };
  const tickets: Ticket[] = [];
  for (let from = 0; from < formats.length; from += AT_ONCE)
    for (const ticket of await Promise.all(formats.slice(from, from + AT_ONCE).map(ask)))
      if (ticket !== undefined) tickets.push(ticket);
  const [first] = tickets;
  const [item] = items;
  if (first === undefined || item === undefined) {
    const failure = failures[0] ?? {
      code: CODE.exportNotReady,
      text: { key: 'export.failed' },
      isSilent: false,
    };
    if (item !== undefined) emit({ type: 'downloadFailed', item, failure });
    return { status: 'failed', failure };
  }
  const fields = { signKey: first.token, files: JSON.stringify(tickets) };
  show(item, { address: ZIP_EXPORT_PATH, fields });
  emit({ type: 'zipStarted', count: tickets.length, left });
  return { status: 'done', value: undefined, undo: undefined };
};
