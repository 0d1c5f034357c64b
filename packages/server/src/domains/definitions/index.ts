import { forgetInAll, forgetIn } from '../../kernel/calls/forget-nodes.ts';
import { moveIn, moveInAll } from '../../kernel/calls/move-nodes.ts';
import type { Domain } from '../../kernel/calls/domain.types.ts';
import { bringForward } from './bring-forward.ts';
import { definitionTables } from './tables.ts';
import { moveLarge } from './move-large.ts';
import { sweepObjects } from './sweep-objects.ts';

export { createBlankDefinition, structureOf } from '../../drawing/definitions/blank-definition.ts';
export { definitionIdOf } from '../../drawing/definitions/definition-id.ts';
export { canvasesOf, listCanvases, readBodies, readBody, readCanvasState } from './bodies.ts';
export type { Body, Canvas, CanvasState, StoredFile } from './bodies.ts';
export { bodyRow, contentColumns } from './body-row.ts';
export type { AnyDefinition } from './body-row.ts';
export { cleanText, parseCleanJson } from './clean-json.ts';
export { findDrawable } from './drawable.ts';
export { listWords } from './list-words.ts';
export { parseSent, readSentDefinition, requireFitting } from './read-sent.ts';
export { touchObjects } from './sweep-objects.ts';
export { loadWhole } from './whole-definitions.ts';

/** Gives the server the domain of definitions: the content of files, present and former. */
export const definitions: Domain = {
  tables: definitionTables,
  forgetNodes: forgetInAll([forgetIn('node_body'), forgetIn('node_revision'), forgetIn('node_op')]),
  moveNodes: moveInAll([moveIn('node_body'), moveIn('node_revision'), moveIn('node_op')]),
  work: async (app) => {
    await bringForward(app);
    await moveLarge(app);
    await sweepObjects(app);
  },
};
