// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { definitions } from '../../endpoints/definitions.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isPerson } from '../entities.ts';

const isAddedCanvas = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.definitionId === 'string' &&
  isList(
    value.canvases,
    (item) =>
      isRecord(item) &&
      typeof item.definitionId === 'string' &&
      typeof item.title === 'string' &&
      Number.isInteger(item.version),
  );

const isAppliedOperations = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.definitionId === 'string' &&
  Number.isInteger(value.version) &&
  Number.isInteger(value.savedAt) &&
  typeof value.rows === 'string' &&
  isList(value.missed, (item) => typeof item === 'string');

const isFileCanvases = (value: unknown): boolean =>
  isRecord(value) &&
  isList(
    value.canvases,
    (item) =>
      isRecord(item) &&
      typeof item.definitionId === 'string' &&
      typeof item.title === 'string' &&
      Number.isInteger(item.version),
  );

const isRevision = (value: unknown): boolean =>
  isRecord(value) &&
  Number.isInteger(value.version) &&
  Number.isInteger(value.savedAt) &&
  (value.savedBy === undefined || isPerson(value.savedBy)) &&
  Number.isInteger(value.size) &&
  typeof value.isCurrent === 'boolean';

const isRevisionDefinition = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.def === 'string' &&
  typeof value.definitionId === 'string' &&
  Number.isInteger(value.version);

const isRevisionPage = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.definitionId === 'string' &&
  isList(value.rows, isRevision) &&
  typeof value.more === 'boolean';

const isSavedCanvas = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.definitionId === 'string' &&
  Number.isInteger(value.version) &&
  Number.isInteger(value.savedAt);

/** Saves the definition of one canvas (default the first) that was made on a version; code 70035 with the version that is there when someone saved meanwhile, 70036 when a newer program wrote it, 70001 with the places of all faults when the definition breaks the rules, 509 when the file’s owner holds more files than the quota. What was there stays as a revision. */
export const save: EndpointCall<typeof definitions.save> = /* @__PURE__ */ writeCall({
  name: 'definitions.save',
  path: '/api/personal/diagraming/chart/def',
  method: 'PUT',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof definitions.save> => isSavedCanvas(value),
});

/** Applies operations to one canvas (default the first) that were made on a version. Those of others that came in between stand before them; what then finds no ground is named in `missed`. A transaction that is there already is not applied twice. Code 70035 when someone replaced the whole definition meanwhile, 70036 when a newer program wrote it, 70001 with the place of each fault, such as `ops.3.to.w`, 509 when the file’s owner holds more files than the quota. */
export const applyOps: EndpointCall<typeof definitions.applyOps> = /* @__PURE__ */ writeCall({
  name: 'definitions.applyOps',
  path: '/api/personal/chart/ops',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof definitions.applyOps> => isAppliedOperations(value),
});

/** Adds a blank canvas behind the others; a file has at most 100. */
export const addCanvas: EndpointCall<typeof definitions.addCanvas> = /* @__PURE__ */ writeCall({
  name: 'definitions.addCanvas',
  path: '/api/personal/canvas/new',
  isData: (value): value is EndpointData<typeof definitions.addCanvas> => isAddedCanvas(value),
});

/** Names a canvas. Its definition stays as it is, and so does its version. */
export const renameCanvas: EndpointCall<typeof definitions.renameCanvas> = /* @__PURE__ */ writeCall({
  name: 'definitions.renameCanvas',
  path: '/api/personal/canvas/rename',
  isData: (value): value is EndpointData<typeof definitions.renameCanvas> => isFileCanvases(value),
});

/** Puts the canvases of a file into an order that names each of them once. */
export const orderCanvases: EndpointCall<typeof definitions.orderCanvases> = /* @__PURE__ */ writeCall({
  name: 'definitions.orderCanvases',
  path: '/api/personal/canvas/sort',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof definitions.orderCanvases> => isFileCanvases(value),
});

/** Takes a canvas out of a file, never the last one. What it held stays as a revision, and restoring that brings it back. */
export const removeCanvas: EndpointCall<typeof definitions.removeCanvas> = /* @__PURE__ */ writeCall({
  name: 'definitions.removeCanvas',
  path: '/api/personal/canvas/remove',
  isData: (value): value is EndpointData<typeof definitions.removeCanvas> => isFileCanvases(value),
});

/** Lists the states that a canvas had, the one it has first, to whoever may change the file. Kept are all of the last hour, one an hour for a day, and one a day for 90 days, of members’ files for a year. */
export const revisions: EndpointCall<typeof definitions.revisions> = /* @__PURE__ */ readCall({
  name: 'definitions.revisions',
  path: '/api/personal/diagraming/revisions',
  isData: (value): value is EndpointData<typeof definitions.revisions> => isRevisionPage(value),
});

/** Returns one state that a canvas had as JSON text, to whoever may change the file. */
export const revision: EndpointCall<typeof definitions.revision> = /* @__PURE__ */ readCall({
  name: 'definitions.revision',
  path: '/api/personal/diagraming/revision',
  isData: (value): value is EndpointData<typeof definitions.revision> => isRevisionDefinition(value),
});

/** Brings back what a canvas held, as a new version; what it holds now stays as a revision. Codes as of a save. */
export const restore: EndpointCall<typeof definitions.restore> = /* @__PURE__ */ writeCall({
  name: 'definitions.restore',
  path: '/api/personal/diagraming/revision/restore',
  isData: (value): value is EndpointData<typeof definitions.restore> => isSavedCanvas(value),
});
