import type { CallData, CallParsedInput } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import { sql } from 'kysely';
import { claimItem } from '../../kernel/calls/claims.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { CallContext } from '../../kernel/calls/context.ts';
import { definitionIdOf, loadWhole } from '../definitions/index.ts';
import { loadPeople, openItem } from '../nodes/index.ts';
import type { NodeRow } from '../nodes/index.ts';
import { openLockedFile, pickCanvas, readLocked, requireVersion, touchFile } from './open-canvas.ts';
import { appendCanvas, replaceContent } from './write-canvas.ts';

const PAGE = 20;
const MOST_VERSIONS = 2_147_483_647;

interface RevisionRow {
  readonly version: number;
  readonly saved_at: number;
  readonly saved_by: string | null;
  readonly size: number;
  readonly is_current: boolean;
}

/** Lists the former states of a canvas, latest first, to people who may change the file; a removed canvas has its states still. */
const listRevisions = async (
  context: CallContext,
  { chartId, defId, before, pageSize = PAGE }: CallParsedInput<'definitions', 'revisions'>,
): Promise<CallData<'definitions', 'revisions'>> => {
  const { node, canvas } = await openCanvas(context, chartId, defId);
  const { rows } = await sql<RevisionRow>`
    select version, saved_at, saved_by, coalesce(bytes, octet_length(def::text), 0) as size, is_current from (
      select version, updated_at as saved_at, saved_by, bytes, def, true as is_current from node_body
        where owner_id = ${node.owner_id} and node_id = ${node.id} and canvas = ${canvas}
      union all
      select version, saved_at, saved_by, bytes, def, false from node_revision
        where owner_id = ${node.owner_id} and node_id = ${node.id} and canvas = ${canvas}
    ) states where version < ${before ?? MOST_VERSIONS}
      order by version desc limit ${pageSize + 1}`.execute(context.db);
  const page = rows.slice(0, pageSize);
  const people = await loadPeople(
    context,
    page.flatMap(({ saved_by: id }) => id ?? []),
    [],
  );
  return {
    definitionId: definitionIdOf(canvas),
    rows: page.map((row) => ({
      version: row.version,
      savedAt: row.saved_at,
      size: row.size,
      isCurrent: row.is_current,
      ...personOf(people, row.saved_by),
    })),
    more: rows.length > pageSize,
  };
};

/** Returns one state that a canvas had. Throws `fileUnavailable` for one that is not kept. */
const readRevision = async (
  context: CallContext,
  { chartId, defId, version }: CallParsedInput<'definitions', 'revision'>,
): Promise<CallData<'definitions', 'revision'>> => {
  const { node, canvas } = await openCanvas(context, chartId, defId);
  const def = await readState(context, node, { canvas, version });
  return { def: JSON.stringify(def), definitionId: definitionIdOf(canvas), version };
};

/** Brings a former content of a canvas back, as a new version; a removed canvas comes back behind the others. Throws as a save does. */
const restoreRevision = async (
  context: CallContext,
  { chartId, defId, revision, version }: CallParsedInput<'definitions', 'restore'>,
): Promise<CallData<'definitions', 'restore'>> => {
  const node = await openLockedFile(context, chartId);
  const canvases = await readLocked(context, node);
  const there = pickCanvas(canvases, defId);
  if (there !== undefined) {
    requireVersion(there, version);
    const def = await readState(context, node, { canvas: there.canvas, version: revision });
    const saved = await replaceContent(context, { node, ...there }, def);
    await touchFile(context, node);
    return saved;
  }
  // The canvas was removed since the caller looked at it.
  if (version !== undefined) throw new CallError('fileUnavailable');
  const canvas = numberOf(defId);
  const def = await readState(context, node, { canvas, version: revision });
  const last = await lastVersion(context, node, canvas);
  const saved = await appendCanvas(
    context,
    { node, canvas, version: last + 1 },
    { definition: def, title: null },
  );
  await touchFile(context, node, canvases.length + 1);
  return saved;
};

/** Lists the calls about former contents of canvases. */
export const revisionCalls: readonly ImplementedCall[] = [
  implement(endpoints.definitions.revisions, {
    access: 'token',
    scope: 'files:read',
    items: ({ chartId }) => claimItem(chartId),
    handler: listRevisions,
  }),
  implement(endpoints.definitions.revision, {
    access: 'token',
    scope: 'files:read',
    items: ({ chartId }) => claimItem(chartId),
    handler: readRevision,
  }),
  implement(endpoints.definitions.restore, {
    access: 'token',
    scope: 'files:write',
    items: ({ chartId }) => claimItem(chartId),
    handler: restoreRevision,
  }),
];

const numberOf = (definitionId = 'c0'): number => Number(definitionId.slice(1));

/** Opens a canvas with its history: content that is no longer in a file is for those who could have taken it out. */
const openCanvas = async (context: CallContext, chartId: string, definitionId: string | undefined) => {
  const { node } = await openItem(context, { fileId: chartId, fileType: 'chart' }, 'edit');
  if (definitionId !== undefined) return { node, canvas: numberOf(definitionId) };
  const [first] = await readLocked(context, node);
  return { node, canvas: first?.canvas ?? 0 };
};

const readState = async (
  { app, db }: CallContext,
  { owner_id, id }: NodeRow,
  { canvas, version }: { readonly canvas: number; readonly version: number },
): Promise<Readonly<Record<string, unknown>>> => {
  const past = db
    .selectFrom('node_revision')
    .select(['def', 'object_key'])
    .where('owner_id', '=', owner_id)
    .where('node_id', '=', id)
    .where('canvas', '=', canvas)
    .where('version', '=', version);
  const present = db
    .selectFrom('node_body')
    .select(['def', 'object_key'])
    .where('owner_id', '=', owner_id)
    .where('node_id', '=', id)
    .where('canvas', '=', canvas)
    .where('version', '=', version);
  const row = await past.unionAll(present).executeTakeFirst();
  const def = row === undefined ? null : await loadWhole(app, row);
  if (def === null) throw new CallError('fileUnavailable');
  return def;
};

const lastVersion = async ({ db }: CallContext, node: NodeRow, canvas: number): Promise<number> => {
  const { last } = await db
    .selectFrom('node_revision')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('owner_id', '=', node.owner_id)
    .where('node_id', '=', node.id)
    .where('canvas', '=', canvas)
    .executeTakeFirstOrThrow();
  return last;
};

const personOf = (people: Awaited<ReturnType<typeof loadPeople>>, id: string | null) => {
  const person = id === null ? undefined : people.get(id);
  if (person === undefined) return {};
  const { userId, fullName, photoUrl } = person;
  return { savedBy: { userId, fullName, photoUrl } };
};
