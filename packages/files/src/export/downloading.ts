import { holdsAllCanvases } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import type { FramePage, FrameRequest, HiddenFrame } from '@chartdock/platform';
import { KEPT, WRITE } from '../ports/call-settings.ts';
import { failureOf } from '../outcomes/failure-of.ts';
import type { Failure } from '../outcomes/failure.types.ts';
import type { DownloadCommands, DownloadContext } from './downloading.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import {
  DOWNLOAD_ASKED,
  afterDefinitionsRead,
  afterDownloadRecorded,
  afterKeyGiven,
} from './download.state.ts';
import type { CanvasDefinition, DownloadState, DownloadWish } from './download.state.ts';
import { decideDownload, downloadsOf } from './downloads.ts';

/** When a hidden download frame is cleared, in milliseconds (EXPORT-35). */
const FRAME_MS = 8000;

/** The way to download files, and to take its frames away. */
export interface Downloading extends DownloadCommands {
  readonly clearFrames: () => void;
}

const failed = (code: string, text: Failure['text']): Failure => ({ code, text, isSilent: false });
const NO_KEY = failed('missing_key', { key: 'export.failed' });

const createFrames = ({ host, clock }: Pick<DownloadContext, 'host' | 'clock'>) => {
  const open = new Set<HiddenFrame>();
  const clear = (frame: HiddenFrame): void => {
    open.delete(frame);
    frame.clear();
  };
  return {
    show: (...[request, onPage]: Parameters<DownloadContext['host']['loadHidden']>): void => {
      const frame = host.loadHidden(request, onPage);
      open.add(frame);
      // A frame that has delivered its file cannot tell so (EXPORT-35).
      clock.setTimeout(() => clear(frame), FRAME_MS);
    },
    clearAll: () => [...open].forEach(clear),
  };
};

/** Creates the calls of each step and returns the next one. */
const createSteps = ({ client }: Pick<DownloadContext, 'client'>) => {
  const readCanvases = async ({ item, type }: DownloadWish): Promise<CanvasDefinition[]> => {
    const { chartCanvas } = (await client.charts.canvases({ chartId: item.id }, KEPT)).canvas;
    const wanted = holdsAllCanvases(type) ? chartCanvas : chartCanvas.slice(0, 1);
    const read = async ({ definitionId, title }: (typeof wanted)[number]): Promise<CanvasDefinition> => {
      const { def } = await client.charts.definition({ chartId: item.id, defId: definitionId }, KEPT);
      return { title, def };
    };
    return Promise.all(wanted.map(read));
  };
  return async (wish: DownloadWish, state: DownloadState): Promise<DownloadState> => {
    const chartId = wish.item.id;
    switch (state.step) {
      case 'recording':
        return afterDownloadRecorded(
          await client.exporting.record({ chartId, exportType: wish.type }, WRITE),
        );
      case 'signing': {
        const isCanvas = !holdsAllCanvases(wish.type);
        const { key } = await client.exporting.signKey({ chartId, isCanvas }, KEPT);
        return afterKeyGiven(wish, state.uuid, key);
      }
      case 'reading':
        return afterDefinitionsRead(wish, state, await readCanvases(wish));
      case 'framed':
      case 'keyless':
        return state;
    }
  };
};

const readPage = ({ code, text }: FramePage): Failure =>
  failed(code ?? 'no_file', text === undefined ? NO_KEY.text : { literal: text });

/** Downloads files through hidden frames of the host: rights first, then the record, and never in silence (EXPORT-33..40). */
export const createDownloading = (context: DownloadContext): Downloading => {
  const { emit, privilege, editHost = '' } = context;
  const frames = createFrames(context);
  const next = createSteps(context);

  const fail = (item: FileItem, failure: Failure): { status: 'failed'; failure: Failure } => {
    emit({ type: 'downloadFailed', item, failure });
    return { status: 'failed', failure };
  };

  const hearPage =
    (item: FileItem) =>
    (page: FramePage): void => {
      if (page.code === CODE.upgradeNeeded) emit({ type: 'upgradeAsked', prompt: 'export.upgrade' });
      else emit({ type: 'downloadFailed', item, failure: readPage(page) });
    };

  const send: DownloadCommands['download'] = async (item, type) => {
    const wish = { item, type, editHost };
    try {
      let state = DOWNLOAD_ASKED;
      while (state.step !== 'framed' && state.step !== 'keyless') state = await next(wish, state);
      if (state.step === 'keyless') return fail(item, NO_KEY);
      frames.show(state.request, hearPage(item));
    } catch (error) {
      return fail(item, failureOf(error));
    }
    emit({ type: 'downloadStarted', item });
    return { status: 'done', value: undefined, undo: undefined };
  };

  return {
    clearFrames: frames.clearAll,
    downloadMany: async (items, type) => {
      // One download after the other is the usual case; the code for several comes with the first of them.
      const { packDownloads } = await import('./download-many.ts');
      const show = (item: FileItem, request: FrameRequest): void => frames.show(request, hearPage(item));
      return packDownloads({ ...context, show, readPage }, items, type);
    },
    download: (item, type) => {
      const format = downloadsOf(item.category).find((one) => one.type === type);
      if (format === undefined) return Promise.resolve({ status: 'refused', reason: 'no_such_format' });
      const known = privilege.get();
      const decision = known && decideDownload(format, known);
      if (decision?.allowed === false) {
        emit({ type: 'upgradeAsked', prompt: decision.prompt });
        return Promise.resolve({ status: 'refused', reason: 'upgrade_needed' });
      }
      return send(item, type);
    },
  };
};
