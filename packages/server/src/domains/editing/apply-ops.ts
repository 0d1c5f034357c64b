import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { readDefinition } from '@chartdock/documents';
import { indexDefinition, rebaseAll, reduceIntents, toDefinition } from '@chartdock/editing';
import type { Operation, ThingIndex, Transaction } from '@chartdock/editing';
import { sql } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { definitionIdOf, readBody } from '../definitions/index.ts';
import { openItem } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { openLockedFile, pickCanvas, readLocked, touchFile } from './open-canvas.ts';
import type { LockedCanvas } from './open-canvas.ts';
import { readTransactions } from './read-transactions.ts';
import { foldContent } from './write-canvas.ts';

type Applied = CallData<'definitions', 'applyOps'>;

/** One transaction in the order of the server. */
interface OpRow extends Transaction {
  readonly version: number;
  /** Id of who made it. */
  readonly by: string | null;
}

/**
 * Applies operations that were made on a version of a canvas. The rows of the log are the acknowledgement; the definition is
 * folded with them, so that every reader sees their result. Throws `definitionConflict` when the whole definition was replaced
 * since that version, `definitionNewer`, `invalidInput` with the place of each fault, and the errors of opening the file.
 */
const applyOps = async (
  context: CallContext,
  { chartId, defId, version, ops, dryRun }: CallParsedInput<'definitions', 'applyOps'>,
): Promise<Applied> => {
  // A person who may not change the file learns nothing about the sent content. It is asked at each call, as rights are
  // withdrawn meanwhile.
  await openItem(context, { fileId: chartId, fileType: 'chart' }, 'edit');
  const sent = readTransactions(ops, context.locale);
  const node = await openLockedFile(context, chartId);
  const there = pickCanvas(await readLocked(context, node), defId);
  if (there === undefined) throw new CallError('fileUnavailable');
  if (there.isNewer) throw new CallError('definitionNewer');
  const rows = await rowsSince(context, node, { there, version });
  const index = await readIndex(context, node, there);
  const fresh = await withoutKnown(context, node, { canvas: there.canvas, version, sent });
  const { made, missed } = applySent(context, { index, sent: fresh, rows, version: there.version });
  const last = made.at(-1);
  const all = { rows: JSON.stringify([...rows, ...made]), missed };
  const at = { definitionId: definitionIdOf(there.canvas), version: there.version, savedAt: there.savedAt };
  if (last === undefined || dryRun === true) return { ...at, ...all };
  await insertRows(context, { node, canvas: there.canvas, made });
  const saved = await foldContent(context, { node, ...there, version: last.version }, toDefinition(index));
  await touchFile(context, node);
  return { ...saved, ...all };
};

interface Since {
  readonly there: LockedCanvas;
  readonly version: number;
}

/** Reads the transactions after a version. Throws `definitionConflict` where something else than transactions led on from it. */
const rowsSince = async (
  { db }: CallContext,
  node: NodeRow,
  { there, version }: Since,
): Promise<readonly OpRow[]> => {
  const { rows } = await sql<OpRow>`
    select id, version, cause, label, made_by as by, ops from node_op
      where owner_id = ${node.owner_id} and node_id = ${node.id} and canvas = ${there.canvas} and version > ${version}
      order by version`.execute(db);
  if (rows.length === there.version - version) return rows;
  throw new CallError('definitionConflict', {
    definitionId: definitionIdOf(there.canvas),
    version: there.version,
    savedAt: there.savedAt,
  });
};

interface SentTo {
  readonly canvas: number;
  /** The version that it was made on; operations already in the log are told apart when it is moved. */
  readonly version: number;
  readonly sent: readonly Transaction[];
}

/** Leaves out operations that the log has already: its answer was lost, and the document went on from there, or was replaced. */
const withoutKnown = async (
  { db }: CallContext,
  node: NodeRow,
  { canvas, version, sent }: SentTo,
): Promise<readonly Transaction[]> => {
  const known = await db
    .selectFrom('node_op')
    .select('id')
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('canvas', '=', canvas)
    .where('version', '<=', version)
    .where(
      'id',
      'in',
      sent.map(({ id }) => id),
    )
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  return sent.filter(({ id }) => !ids.has(id));
};

const readIndex = async (
  context: CallContext,
  node: NodeRow,
  { canvas }: LockedCanvas,
): Promise<ThingIndex> => {
  const body = await readBody(context, node, definitionIdOf(canvas));
  const reading = readDefinition(body?.def ?? {});
  if (reading.status === 'read') return indexDefinition(reading.definition);
  throw new CallError(reading.status === 'newer' ? 'definitionNewer' : 'fileUnavailable');
};

interface Sending {
  readonly index: ThingIndex;
  readonly sent: readonly Transaction[];
  readonly rows: readonly OpRow[];
  readonly version: number;
}

/** Applies missing operations, behind those of others; faults name the transaction when there are several. */
const applySent = (
  { actor, app, locale }: CallContext,
  { index, sent, rows, version }: Sending,
): { readonly made: readonly OpRow[]; readonly missed: string[] } => {
  const made: OpRow[] = [];
  const missed: string[] = [];
  for (const one of rebaseAll(sent, rows)) {
    const isMerging = rows.length > 0;
    const reduced = reduceIntents(index, one.ops, { newId: app.createId, cause: one.cause, isMerging });
    if (reduced.status === 'refused') {
      const place = sent.length === 1 ? '' : `${sent.findIndex(({ id }) => id === one.id)}.`;
      const issues = reduced.faults.map((fault) => ({
        path: place + fault.path,
        message: fault[locale].slice(fault.path.length + 2),
      }));
      throw new CallError('invalidInput', { issues });
    }
    const { applied } = reduced;
    if (applied.missed.length > 0) missed.push(one.id);
    const { id, label, cause } = one;
    made.push({ id, label, cause, version: version + made.length + 1, by: actor.userId, ops: applied.done });
  }
  return { made, missed };
};

interface Written {
  readonly node: NodeRow;
  readonly canvas: number;
  readonly made: readonly OpRow[];
}

const insertRows = async ({ db, now }: CallContext, { node, canvas, made }: Written): Promise<void> => {
  await db
    .insertInto('node_op')
    .values(
      made.map(({ by, ops, ...row }) => ({
        ...row,
        ...{ owner_id: node.owner_id, node_id: node.id, canvas },
        ...{ made_by: by, made_at: now, ops: JSON.stringify(ops satisfies readonly Operation[]) },
      })),
    )
    .execute();
};

/** Lists the calls about operations. */
export const operationCalls: readonly ImplementedCall[] = [
  implement(endpoints.definitions.applyOps, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: applyOps,
  }),
];
