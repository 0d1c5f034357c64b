import type { Definition } from '@chartdock/documents';
import { readDefinition } from '@chartdock/documents';
import { createStore, listConflictsOn, recoverFrom } from '@chartdock/editing';
import type { EditingStore, FieldConflict, JournalRow } from '@chartdock/editing';
import { newTopicId } from '../input/new-topic-id.ts';
import type { DeviceJournal } from './device-journal.ts';
import { savingFailureOf } from './saving-failure.ts';
import { sendOps } from './ops-saver.ts';
import type { CanvasAddress } from './ops-saver.ts';

/** A canvas that can be edited, with this device's journal on top. */
export interface OpenedCanvas {
  readonly definition: Definition;
  readonly store: EditingStore;
  readonly version: number;
  readonly conflicts: readonly FieldConflict[];
  /** Whether changes from now on are kept on this device. */
  readonly isKept: boolean;
}

/** Options of {@link openCanvas}. */
export interface OpenCanvasOptions extends CanvasAddress {
  readonly device: DeviceJournal;
  /** Definition that was read. */
  readonly definition: Definition;
  readonly version: number;
  /** Says that nothing may be changed now. */
  readonly readOnly: () => string | undefined;
}

const listKept = async ({ journal }: DeviceJournal): Promise<readonly JournalRow[] | undefined> => {
  try {
    return await journal.list();
  } catch {
    return undefined;
  }
};

/**
 * Puts this device's journal of a canvas on top of the server's definition. Changes of others meanwhile come first: the server
 * puts them in order, and where someone replaced the whole definition, the changes go onto the new one as far as they find
 * ground. Throws the `ApiError` of a call that found no server.
 */
export const openCanvas = async (options: OpenCanvasOptions): Promise<OpenedCanvas> => {
  const { device, readOnly } = options;
  const rows = await listKept(device);
  const isKept = device.isKept && rows !== undefined;
  const open = (definition: Definition): EditingStore =>
    createStore({ definition, now: Date.now, newId: newTopicId, readOnly });
  const store = open(options.definition);
  const recovery = recoverFrom(rows ?? [], store, options.version);
  const here = { definition: options.definition, version: options.version, isKept };
  if (recovery.status !== 'behind') return { ...here, store, conflicts: [] };
  const waiting = recovery.rows.map(({ transaction }) => transaction);
  try {
    const sent = await sendOps(options, waiting, recovery.base);
    await device.journal.acknowledge(
      waiting.map(({ id }) => id),
      sent.version,
    );
    return { ...(await readAgain(options, open)), conflicts: [], isKept };
  } catch (thrown) {
    const { kind } = savingFailureOf(thrown);
    if (kind === 'network' || kind === 'busy') throw thrown;
    const conflicts = listConflictsOn(store.index, waiting);
    store.restore(waiting);
    return { ...here, store, conflicts };
  }
};

const readAgain = async (
  { client, fileId, canvasId, device }: OpenCanvasOptions,
  open: (definition: Definition) => EditingStore,
): Promise<Pick<OpenedCanvas, 'definition' | 'store' | 'version'>> => {
  const { def, version } = await client.charts.definition(
    { chartId: fileId, defId: canvasId },
    { quiet: true, keep: true },
  );
  const reading = readDefinition(JSON.parse(def));
  if (reading.status !== 'read') throw new TypeError('The server sent a definition that cannot be read');
  const store = open(reading.definition);
  recoverFrom((await listKept(device)) ?? [], store, version);
  return { definition: reading.definition, store, version };
};
