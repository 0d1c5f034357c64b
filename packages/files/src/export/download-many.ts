import { ZIP_EXPORT_FILES, ZIP_EXPORT_NAME, ZIP_EXPORT_PATH } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { FramePage, FrameRequest } from '@chartdock/platform';
import type { ItemFailure } from '../changes/change.types.ts';
import type { Watch } from '../changes/changes.ts';
import { changedItemOf } from '../changes/find-picked.ts';
import { KEPT, WRITE } from '../ports/call-settings.ts';
import type { FileItem } from '../items/file-item.types.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { DownloadContext } from './downloading.types.ts';
import type { DownloadDefinition, DownloadType } from './downloads.ts';
import { decideDownload, downloadsOf } from './downloads.ts';
import type { ZipReader } from './zip-progress.ts';
import { createZipReader } from './zip-progress.ts';

/** Calls of one round. */
const AT_ONCE = 4;

/** Dependencies of packing. */
export interface PackingContext extends DownloadContext {
  /** Sends a form through a hidden frame. */
  readonly show: (item: FileItem, request: FrameRequest) => void;
  /** Reads why a page came in place of a file. */
  readonly readPage: (page: FramePage) => Failure;
}

/** A file and the format that it is wanted in; undefined where it has none such. */
interface Wanted {
  readonly item: FileItem;
  readonly format: DownloadDefinition | undefined;
}

const NO_FORMAT: Failure = {
  code: CODE.exportNotReady,
  text: { key: 'error.exportNotReady' },
  isSilent: false,
};

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
 * Downloads several files as one zip file. Each is recorded and signed as it would be alone; files without
 * the format and files refused by the server are left out and reported at the end, with a retry, even if all
 * of them are. Where the host fetches files, entries are counted as they arrive, and the download can be
 * stopped until it is saved.
 */
export const packDownloads = async (
  context: PackingContext,
  items: readonly FileItem[],
  wanted?: DownloadType,
): Promise<CommandResult> => {
  const { emit, privilege } = context;
  if (items.length > ZIP_EXPORT_FILES) {
    emit({ type: 'zipTooLarge', limit: ZIP_EXPORT_FILES });
    return { status: 'refused', reason: 'too_many' };
  }
  const formats = items.map((item): Wanted => {
    const type = wanted ?? usualTypeOf(item);
    const format = downloadsOf(item.category).find((one) => one.type === type);
    return { item, format };
  });
  const known = privilege.get();
  const vip = formats.find(({ format }) => format && known && !decideDownload(format, known).allowed);
  if (vip !== undefined) {
    emit({ type: 'upgradeAsked', prompt: 'export.upgrade' });
    return { status: 'refused', reason: 'upgrade_needed' };
  }
  return pack(context, formats, wanted);
};

/** Files of a download in progress, and its state. */
interface Packing {
  readonly items: readonly FileItem[];
  readonly tickets: readonly Ticket[];
  /** Files left out; grows during the download. */
  readonly failed: ItemFailure[];
  readonly running: Watch;
}

const pack = async (
  context: PackingContext,
  formats: readonly Wanted[],
  wanted: DownloadType | undefined,
): Promise<CommandResult> => {
  const items = formats.map(({ item }) => item);
  const again = (which: readonly FileItem[]) => (): Promise<unknown> => packDownloads(context, which, wanted);
  const running = context.changes.start({ type: 'download', status: 'running', total: items.length });
  const failed: ItemFailure[] = formats.flatMap(({ item, format }) =>
    format === undefined ? [{ item: changedItemOf(item), failure: NO_FORMAT }] : [],
  );
  const tickets = await sign(context, formats, { running, failed });
  const result = running.isStopped() ? STOPPED : await send(context, { items, tickets, failed, running });
  if (result.status === 'refused') {
    // A stopped download saves nothing, even if files were packed.
    running.end({ tried: 0, failed: [], retry: again(items) });
  } else if (result.status === 'failed' && failed.every(({ failure }) => failure.isSilent)) {
    running.end();
  } else {
    const ids = new Set(failed.map(({ item: { id } }) => id));
    running.end({ tried: items.length, failed, retry: again(items.filter(({ id }) => ids.has(id))) });
  }
  return result;
};

const DONE: CommandResult = { status: 'done', value: undefined, undo: undefined };
const STOPPED: CommandResult = { status: 'refused', reason: 'stopped' };

/** Has the signed files packed and saved. */
const send = async (context: PackingContext, packing: Packing): Promise<CommandResult> => {
  const { host, emit, show, readPage } = context;
  const { items, tickets, failed, running } = packing;
  const [[first], [item]] = [tickets, items];
  if (first === undefined || item === undefined)
    return { status: 'failed', failure: failed.at(-1)?.failure ?? NO_FORMAT };
  const request = {
    address: ZIP_EXPORT_PATH,
    fields: { signKey: first.token, files: JSON.stringify(tickets) },
  };
  if (host.fetchFile === undefined) {
    show(item, request);
    emit({ type: 'zipStarted', count: tickets.length });
    return DONE;
  }
  const reader = createZipReader();
  const giving = new AbortController();
  const answer = await host.fetchFile({
    ...request,
    fileName: ZIP_EXPORT_NAME,
    signal: giving.signal,
    onData: (bytes) => {
      const made = Math.min(reader.read(bytes), tickets.length);
      running.report({ tried: failed.length + made, failed: [...failed] });
      if (running.isStopped()) giving.abort();
    },
  });
  if (answer === 'stopped') return STOPPED;
  if (answer !== 'saved') {
    const failure = readPage(answer);
    const isSold = failure.code === CODE.upgradeNeeded;
    if (isSold) emit({ type: 'upgradeAsked', prompt: 'export.upgrade' });
    // The prompt alone announces a paid format.
    const told = isSold ? [] : items.map((one) => ({ item: changedItemOf(one), failure }));
    failed.splice(0, failed.length, ...told);
    return { status: 'failed', failure };
  }
  const left = leftOutOf(reader, items);
  failed.push(...left);
  emit({ type: 'zipSaved', count: tickets.length - left.length });
  return DONE;
};

/** Records and signs each file as it would be alone, a few at a time; adds refused files to `failed`. */
const sign = async (
  { client }: PackingContext,
  formats: readonly Wanted[],
  { running, failed }: { readonly running: Watch; readonly failed: ItemFailure[] },
): Promise<readonly Ticket[]> => {
  const ask = async ({ item, format }: Wanted): Promise<Ticket | undefined> => {
    if (format === undefined) return undefined;
    try {
      const chartId = item.id;
      const uuid = await client.exporting.record({ chartId, exportType: format.type }, WRITE);
      const { key } = await client.exporting.signKey({ chartId, isCanvas: true }, KEPT);
      return { chartId, type: format.type, token: key, uuid, title: item.title };
    } catch (error) {
      failed.push({ item: changedItemOf(item), failure: failureOf(error) });
      return undefined;
    }
  };
  const tickets: Ticket[] = [];
  for (let from = 0; from < formats.length && !running.isStopped(); from += AT_ONCE) {
    for (const ticket of await Promise.all(formats.slice(from, from + AT_ONCE).map(ask)))
      if (ticket !== undefined) tickets.push(ticket);
  }
  return tickets;
};

/** Finds the items that a zip file says it could not take. */
const leftOutOf = (reader: ZipReader, items: readonly FileItem[]): readonly ItemFailure[] =>
  reader.leftOut().flatMap(({ chartId, code, msg }) => {
    const item = items.find(({ id }) => id === chartId);
    return item === undefined
      ? []
      : [{ item: changedItemOf(item), failure: { code, text: { literal: msg }, isSilent: false } }];
  });
