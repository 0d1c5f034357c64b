import { z } from 'zod';
import { personSchema } from '../entities/file.ts';
import { idSchema, instantSchema, wireBoolean, wireInt } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const definitionId = z.string().regex(/^c\d{1,5}$/);
const version = wireInt(1, 2_147_483_647);

/** A canvas after a change of its content: the version that the next save has to name. */
export const savedCanvasSchema = z
  .object({ definitionId: z.string(), version: z.number().int(), savedAt: instantSchema })
  .meta({ id: 'SavedCanvas' });

/** Data of a refused save, with code 70035: which version is there, and when it was saved. */
export type DefinitionConflict = z.output<typeof savedCanvasSchema>;

/** Outcome of operations. */
export const appliedOpsSchema = z
  .object({
    definitionId: z.string(),
    version: z.number().int(),
    savedAt: instantSchema,
    /** Every transaction after the version that was named, own ones included, as JSON text: a list of `{ id, version, label, cause, by, ops }`. */
    rows: z.string(),
    /** Ids of transactions of which a part found no ground. */
    missed: z.array(z.string()),
  })
  .meta({ id: 'AppliedOperations' });

/** The canvases of a file in their order. */
export const canvasListSchema = z
  .object({
    canvases: z.array(z.object({ definitionId: z.string(), title: z.string(), version: z.number().int() })),
  })
  .meta({ id: 'FileCanvases' });

/** One state that a canvas had, or has. */
export const revisionSchema = z
  .object({
    version: z.number().int(),
    savedAt: instantSchema,
    /** Who saved it; absent where nobody wrote that down. */
    savedBy: personSchema.optional(),
    /** Size in bytes. */
    size: z.number().int(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Revision' });

/** Calls that change the content of a file. All of them are ours. */
export const definitions = {
  save: endpoint({
    method: 'PUT',
    path: '/api/personal/diagraming/chart/def',
    encoding: 'json',
    megabytes: 24,
    input: z.object({
      chartId: idSchema,
      defId: definitionId.optional(),
      /** The definition as JSON text. */
      def: z.string(),
      /** The version that the change was made on. */
      version,
    }),
    data: savedCanvasSchema,
    summary:
      'Saves the definition of one canvas (default the first) that was made on a version; code 70035 with the version that is there when someone saved meanwhile, 70036 when a newer program wrote it, 70001 with the places of all faults when the definition breaks the rules, 509 when the file’s owner holds more files than the quota. What was there stays as a revision.',
  }),
  applyOps: endpoint({
    method: 'POST',
    path: '/api/personal/chart/ops',
    encoding: 'json',
    megabytes: 24,
    input: z.object({
      chartId: idSchema,
      defId: definitionId.optional(),
      /** The version that the changes were made on. */
      version,
      /** Transactions as JSON text: a list of `{ id, label, cause, ops }`. */
      ops: z.string(),
      /** Says the result of it, and writes nothing. */
      dryRun: wireBoolean.optional(),
    }),
    data: appliedOpsSchema,
    summary:
      'Applies operations to one canvas (default the first) that were made on a version. Those of others that came in between stand before them; what then finds no ground is named in `missed`. A transaction that is there already is not applied twice. Code 70035 when someone replaced the whole definition meanwhile, 70036 when a newer program wrote it, 70001 with the place of each fault, such as `ops.3.to.w`, 509 when the file’s owner holds more files than the quota.',
  }),
  addCanvas: endpoint({
    method: 'POST',
    path: '/api/personal/canvas/new',
    input: z.object({ chartId: idSchema, title: z.string().max(1024).optional() }),
    data: z.object({ definitionId: z.string(), ...canvasListSchema.shape }).meta({ id: 'AddedCanvas' }),
    summary: 'Adds a blank canvas behind the others; a file has at most 100.',
  }),
  renameCanvas: endpoint({
    method: 'POST',
    path: '/api/personal/canvas/rename',
    input: z.object({ chartId: idSchema, defId: definitionId, title: z.string().max(1024) }),
    data: canvasListSchema,
    summary: 'Names a canvas. Its definition stays as it is, and so does its version.',
  }),
  orderCanvases: endpoint({
    method: 'POST',
    path: '/api/personal/canvas/sort',
    encoding: 'json',
    input: z.object({ chartId: idSchema, defIds: z.array(definitionId).min(1).max(100) }),
    data: canvasListSchema,
    summary: 'Puts the canvases of a file into an order that names each of them once.',
  }),
  removeCanvas: endpoint({
    method: 'POST',
    path: '/api/personal/canvas/remove',
    input: z.object({ chartId: idSchema, defId: definitionId }),
    data: canvasListSchema,
    summary:
      'Takes a canvas out of a file, never the last one. What it held stays as a revision, and restoring that brings it back.',
  }),
  revisions: endpoint({
    method: 'GET',
    path: '/api/personal/diagraming/revisions',
    input: z.object({
      chartId: idSchema,
      defId: definitionId.optional(),
      before: version.optional(),
      pageSize: wireInt(1, 100).optional(),
    }),
    data: z
      .object({ definitionId: z.string(), rows: z.array(revisionSchema), more: z.boolean() })
      .meta({ id: 'RevisionPage' }),
    summary:
      'Lists the states that a canvas had, the one it has first, to whoever may change the file. Kept are all of the last hour, one an hour for a day, and one a day for 90 days, of members’ files for a year.',
  }),
  revision: endpoint({
    method: 'GET',
    path: '/api/personal/diagraming/revision',
    input: z.object({ chartId: idSchema, defId: definitionId.optional(), version }),
    data: z
      .object({ def: z.string(), definitionId: z.string(), version: z.number().int() })
      .meta({ id: 'RevisionDefinition' }),
    summary: 'Returns one state that a canvas had as JSON text, to whoever may change the file.',
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/personal/diagraming/revision/restore',
    input: z.object({
      chartId: idSchema,
      defId: definitionId.optional(),
      /** The state to bring back. */
      revision: version,
      /** The version that is there; absent for a canvas that was removed. */
      version: version.optional(),
    }),
    data: savedCanvasSchema,
    summary:
      'Brings back what a canvas held, as a new version; what it holds now stays as a revision. Codes as of a save.',
  }),
};
