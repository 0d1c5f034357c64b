// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { charts } from '../../endpoints/charts.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isChartInfo, isFileRecord, isPermission } from '../entities.ts';

const isCanvasList = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.canvas) &&
  isList(
    value.canvas.chartCanvas,
    (item) => isRecord(item) && typeof item.definitionId === 'string' && typeof item.title === 'string',
  );

const isChartContent = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.definitionId === 'string' &&
  Number.isInteger(value.version) &&
  (value.state === 'drawn' ||
    value.state === 'empty' ||
    value.state === 'newer' ||
    value.state === 'unreadable') &&
  (value.kind === 'graph' ||
    value.kind === 'tree' ||
    value.kind === 'markdown' ||
    value.kind === 'board' ||
    value.kind === 'source') &&
  (value.picture === undefined || isChartPicture(value.picture)) &&
  (value.preview === undefined || typeof value.preview === 'boolean') &&
  (value.def === undefined || typeof value.def === 'string');

const isChartDefinition = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.def === 'string' &&
  typeof value.definitionId === 'string' &&
  Number.isInteger(value.version);

const isChartPicture = (value: unknown): boolean =>
  isRecord(value) &&
  isRecord(value.box) &&
  typeof value.box.x === 'number' &&
  typeof value.box.y === 'number' &&
  typeof value.box.w === 'number' &&
  typeof value.box.h === 'number' &&
  typeof value.ground === 'string' &&
  typeof value.font === 'string' &&
  isList(
    value.parts,
    (item) =>
      isRecord(item) &&
      isRecord(item.box) &&
      typeof item.box.x === 'number' &&
      typeof item.box.y === 'number' &&
      typeof item.box.w === 'number' &&
      typeof item.box.h === 'number' &&
      typeof item.svg === 'string' &&
      (item.id === undefined || typeof item.id === 'string'),
  ) &&
  isList(
    value.texts,
    (item) =>
      isRecord(item) &&
      typeof item.id === 'string' &&
      Number.isInteger(item.level) &&
      typeof item.text === 'string' &&
      (item.note === undefined || typeof item.note === 'string') &&
      (item.href === undefined || typeof item.href === 'string') &&
      (item.leads === undefined || isList(item.leads, (item) => typeof item === 'string')) &&
      (item.fold === undefined || item.fold === 'open' || item.fold === 'closed') &&
      (item.hidden === undefined || typeof item.hidden === 'boolean'),
  );

const isEditList = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.limited === 'boolean' &&
  isList(value.rows, (item) => typeof item === 'string');

/** Creates a blank file, one that holds a definition, or one from a template; code 509 when the quota is used up, 70001 with the places of all faults when the definition breaks the rules or belongs to another category. */
export const create: EndpointCall<typeof charts.create> = /* @__PURE__ */ writeCall({
  name: 'charts.create',
  path: '/api/personal/diagraming/create',
  isData: (value): value is EndpointData<typeof charts.create> =>
    isRecord(value) && typeof value.chartId === 'string' && isFileRecord(value.file),
});

/** Clones a file into a folder; code 815 when the quota is used up or several canvases need membership. */
export const cloneFile: EndpointCall<typeof charts.cloneFile> = /* @__PURE__ */ writeCall({
  name: 'charts.cloneFile',
  path: '/api/personal/diagraming/chart/{id}',
  isData: (value): value is EndpointData<typeof charts.cloneFile> =>
    isRecord(value) && typeof value.chartId === 'string' && isFileRecord(value.file),
});

/** Returns the record of one file with its folders, its canvases and its size in bytes; without a token, of a public file only. */
export const info: EndpointCall<typeof charts.info> = /* @__PURE__ */ readCall({
  name: 'charts.info',
  path: '/api/personal/chart/get/info',
  needToken: false,
  isData: (value): value is EndpointData<typeof charts.info> => isChartInfo(value),
});

/** Renames a file; ignore=true allows a name that is already there. */
export const rename: EndpointCall<typeof charts.rename> = /* @__PURE__ */ writeCall({
  name: 'charts.rename',
  path: '/api/personal/chart/rename',
  isData: (value): value is EndpointData<typeof charts.rename> => isRecord(value) && isFileRecord(value.file),
});

/** Returns the ids of the files that stay editable when the account holds more than its quota. */
export const editList: EndpointCall<typeof charts.editList> = /* @__PURE__ */ readCall({
  name: 'charts.editList',
  path: '/api/personal/chart/get/edit/chart/list',
  isData: (value): value is EndpointData<typeof charts.editList> => isEditList(value),
});

/** Returns whether the account, or one file of it, may be edited although the quota is overrun. */
export const overrunState: EndpointCall<typeof charts.overrunState> = /* @__PURE__ */ readCall({
  name: 'charts.overrunState',
  path: '/api/personal/user/privilege/get/user/chart/overrun/edit/state',
  isData: (value): value is EndpointData<typeof charts.overrunState> => isPermission(value),
});

/** Returns the definition of one canvas (default the first) as a JSON string. */
export const definition: EndpointCall<typeof charts.definition> = /* @__PURE__ */ readCall({
  name: 'charts.definition',
  path: '/api/personal/diagraming/get/chart/def',
  isData: (value): value is EndpointData<typeof charts.definition> => isChartDefinition(value),
});

/** Returns what one canvas of a file holds (default the first), drawn in parts or as its definition, to whoever may look at the file: its people, everyone when it is public, and whoever shows a link of it with the link’s password; of what is for sale, others than those who have it get a preview: an image with a mark, of the first canvas; opens=true remembers that the signed-in person opened the file. */
export const content: EndpointCall<typeof charts.content> = /* @__PURE__ */ readCall({
  name: 'charts.content',
  path: '/api/personal/view/content/{id}',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof charts.content> => isChartContent(value),
});

/** Lists the canvases of a file. */
export const canvases: EndpointCall<typeof charts.canvases> = /* @__PURE__ */ readCall({
  name: 'charts.canvases',
  path: '/api/personal/canvas/get/chartdefids',
  isData: (value): value is EndpointData<typeof charts.canvases> => isCanvasList(value),
});
