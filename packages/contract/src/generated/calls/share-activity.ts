// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { shareActivity } from '../../endpoints/share-activity.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isCollaboratorRole, isPerson } from '../entities.ts';

const isShareActivity = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.activityId === 'string' &&
  (value.kind === 'invited' ||
    value.kind === 'joined' ||
    value.kind === 'roleChanged' ||
    value.kind === 'removed' ||
    value.kind === 'left' ||
    value.kind === 'linkCreated' ||
    value.kind === 'linkChanged' ||
    value.kind === 'linkEnabled' ||
    value.kind === 'linkDisabled' ||
    value.kind === 'linkReset' ||
    value.kind === 'linkDeleted' ||
    value.kind === 'accessRequested' ||
    value.kind === 'requestApproved' ||
    value.kind === 'requestRefused' ||
    value.kind === 'narrowed' ||
    value.kind === 'viewersAllowed' ||
    value.kind === 'ownerOffered' ||
    value.kind === 'ownerChanged' ||
    value.kind === 'undone') &&
  isPerson(value.actor) &&
  (value.person === undefined || typeof value.person === 'string') &&
  (value.role === undefined || isCollaboratorRole(value.role)) &&
  (value.before === undefined || isCollaboratorRole(value.before)) &&
  typeof value.canUndo === 'boolean' &&
  Number.isInteger(value.createTime);

/** Lists who did what to the sharing of a file or folder, the latest first; for who may share it. */
export const list: EndpointCall<typeof shareActivity.list> = /* @__PURE__ */ readCall({
  name: 'shareActivity.list',
  path: '/api/personal/collaboration/activity',
  isData: (value): value is EndpointData<typeof shareActivity.list> =>
    isRecord(value) && isList(value.rows, isShareActivity) && Number.isInteger(value.total),
});

/** Takes back a change of role, a removal or a disabling, while nobody changed the same since. */
export const undo: EndpointCall<typeof shareActivity.undo> = /* @__PURE__ */ writeCall({
  name: 'shareActivity.undo',
  path: '/api/personal/collaboration/activity/undo',
  isData: (value): value is EndpointData<typeof shareActivity.undo> => isRecord(value),
});
