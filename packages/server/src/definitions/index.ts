import { forgetIn } from '../calls/forget-nodes.ts';
import type { Domain } from '../calls/domain.types.ts';

export { createBlankDefinition, structureOf } from './blank-definition.ts';
export { canvasesOf, definitionIdOf, readBodies } from './bodies.ts';
export { describeContent } from './describe-content.ts';
export type { Body } from './bodies.ts';

/** Gives the server what belongs to definitions: what is drawn in files. */
export const definitions: Domain = {
  forgetNodes: forgetIn('node_body'),
};
