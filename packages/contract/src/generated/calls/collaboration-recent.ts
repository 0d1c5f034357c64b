// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { collaborationRecent } from '../../endpoints/collaboration-recent.ts';
import { isList, isRecord } from '../../guard-parts.ts';

const isRecentPerson = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.collaUserId === 'string' &&
  typeof value.fullName === 'string' &&
  (value.photoUrl === undefined || typeof value.photoUrl === 'string') &&
  (value.note === undefined || typeof value.note === 'string') &&
  Number.isInteger(value.lastTime) &&
  typeof value.isColleague === 'boolean';

/** Lists whom the person worked with, the latest first, and their organisation; content narrows by name and note. */
export const getPage: EndpointCall<typeof collaborationRecent.getPage> = /* @__PURE__ */ readCall({
  name: 'collaborationRecent.getPage',
  path: '/api/personal/collaboration_recent/get_page',
  isData: (value): value is EndpointData<typeof collaborationRecent.getPage> =>
    isRecord(value) &&
    isList(value.rows, isRecentPerson) &&
    Number.isInteger(value.total) &&
    Number.isInteger(value.curPage) &&
    Number.isInteger(value.pageSize),
});

/** Writes a note on someone, which nobody else sees; an empty one takes it away. */
export const updateNote: EndpointCall<typeof collaborationRecent.updateNote> = /* @__PURE__ */ writeCall({
  name: 'collaborationRecent.updateNote',
  path: '/api/personal/collaboration_recent/update/note',
  isData: (value): value is EndpointData<typeof collaborationRecent.updateNote> => isRecord(value),
});

/** Takes someone out of the list with their note; rights stay as they are. Again changes nothing. */
export const del: EndpointCall<typeof collaborationRecent.del> = /* @__PURE__ */ writeCall({
  name: 'collaborationRecent.del',
  path: '/api/personal/collaboration_recent/del',
  method: 'GET',
  encoding: 'query',
  isData: (value): value is EndpointData<typeof collaborationRecent.del> => isRecord(value),
});
