// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { notifications } from '../../endpoints/notifications.ts';
import { isList, isRecord } from '../../guard-parts.ts';

const isNotification = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  (value.type === 'collaboratorLeft' ||
    value.type === 'fileShared' ||
    value.type === 'roleChanged' ||
    value.type === 'accessEnded' ||
    value.type === 'accessRequested' ||
    value.type === 'accessApproved' ||
    value.type === 'accessRefused' ||
    value.type === 'ownerOffered' ||
    value.type === 'ownerChanged' ||
    value.type === 'fileCloned' ||
    value.type === 'templateApproved' ||
    value.type === 'templateRefused' ||
    value.type === 'organisationJoined' ||
    value.type === 'organisationInvited' ||
    value.type === 'organisationEntered' ||
    value.type === 'organisationRemoved') &&
  typeof value.title === 'string' &&
  typeof value.content === 'string' &&
  typeof value.read === 'boolean' &&
  Number.isInteger(value.createTime);

const isNotificationCount = (value: unknown): boolean => isRecord(value) && Number.isInteger(value.count);

const isNotificationPage = (value: unknown): boolean =>
  isRecord(value) &&
  isList(value.rows, isNotification) &&
  Number.isInteger(value.total) &&
  Number.isInteger(value.page) &&
  Number.isInteger(value.pageSize) &&
  Number.isInteger(value.pagerCount) &&
  (typeof value.cursor === 'string' || value.cursor === null);

/** Counts the unread notifications. */
export const count: EndpointCall<typeof notifications.count> = /* @__PURE__ */ readCall({
  name: 'notifications.count',
  path: '/api/personal/notification/count',
  isData: (value): value is EndpointData<typeof notifications.count> => isNotificationCount(value),
});

/** Lists the notifications, newest first, in the language of the request. */
export const getList: EndpointCall<typeof notifications.getList> = /* @__PURE__ */ readCall({
  name: 'notifications.getList',
  path: '/api/personal/notification/getlist',
  isData: (value): value is EndpointData<typeof notifications.getList> => isNotificationPage(value),
});

/** Marks one notification as read; again changes nothing. */
export const read: EndpointCall<typeof notifications.read> = /* @__PURE__ */ writeCall({
  name: 'notifications.read',
  path: '/api/personal/notification/read',
  isData: (value): value is EndpointData<typeof notifications.read> => isNotificationCount(value),
});

/** Marks every notification as read. */
export const readAll: EndpointCall<typeof notifications.readAll> = /* @__PURE__ */ writeCall({
  name: 'notifications.readAll',
  path: '/api/personal/notification/read_all',
  isData: (value): value is EndpointData<typeof notifications.readAll> => isNotificationCount(value),
});

/** Removes one notification for good. */
export const remove: EndpointCall<typeof notifications.remove> = /* @__PURE__ */ writeCall({
  name: 'notifications.remove',
  path: '/api/personal/notification/remove',
  isData: (value): value is EndpointData<typeof notifications.remove> => isNotificationCount(value),
});

/** Removes every notification for good. */
export const removeAll: EndpointCall<typeof notifications.removeAll> = /* @__PURE__ */ writeCall({
  name: 'notifications.removeAll',
  path: '/api/personal/notification/remove_all',
  isData: (value): value is EndpointData<typeof notifications.removeAll> => isNotificationCount(value),
});
