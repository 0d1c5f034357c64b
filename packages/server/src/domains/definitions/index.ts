import { forgetInAll, forgetIn } from '../../kernel/calls/forget-nodes.ts';
import type { Domain } from '../../kernel/calls/domain.types.ts';
import { moveLarge } from './move-large.ts';
import { sweepObjects } from './sweep-objects.ts';

export { createBlankDefinition, structureOf } from './blank-definition.ts';
export { canvasesOf, definitionIdOf, listCanvases, readBodies, readBody } from './bodies.ts';
export type { Body, Canvas, StoredFile } from './bodies.ts';
export { bodyRow, contentColumns } from './body-row.ts';
export type { AnyDefinition } from './body-row.ts';
export { cleanText, parseCleanJson } from './clean-json.ts';
export { describeContent, openContent, pictureOf } from './describe-content.ts';
export type { Content, DrawableBody, Wanted } from './describe-content.ts';
export { findDrawable } from './drawable.ts';
export { listWords } from './list-words.ts';
export { readSentDefinition, requireFitting } from './read-sent.ts';
export { touchObjects } from './sweep-objects.ts';
export { loadWhole, unpackDefinition } from './whole-definitions.ts';

/** Gives the server what belongs to definitions: what is drawn in files, and what was. */
export const definitions: Domain = {
  forgetNodes: forgetInAll([forgetIn('node_body'), forgetIn('node_revision')]),
  work: async (app) => {
    await moveLarge(app);
    await sweepObjects(app);
  },
};
