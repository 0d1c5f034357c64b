// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { collaborationLinks } from '../../endpoints/collaboration-links.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isFilesType, isPerson, isShareLink } from '../entities.ts';

/** Creates a link with all of its protections from the start: one to join by (collaboration, the default), or one to look at a file by (view). No role means viewer. */
export const create: EndpointCall<typeof collaborationLinks.create> = /* @__PURE__ */ writeCall({
  name: 'collaborationLinks.create',
  path: '/api/personal/collaboration/v3/create/link',
  isData: (value): value is EndpointData<typeof collaborationLinks.create> =>
    isRecord(value) && isShareLink(value.link),
});

/** Changes a link; what is not named stays. An empty password takes the password away, and another one lets nobody in who came by the one before. */
export const update: EndpointCall<typeof collaborationLinks.update> = /* @__PURE__ */ writeCall({
  name: 'collaborationLinks.update',
  path: '/api/personal/collaboration/v3/update_link',
  isData: (value): value is EndpointData<typeof collaborationLinks.update> =>
    isRecord(value) && isShareLink(value.link),
});

/** Enables a link, or disables it so that it opens nothing and lets nobody in. */
export const status: EndpointCall<typeof collaborationLinks.status> = /* @__PURE__ */ writeCall({
  name: 'collaborationLinks.status',
  path: '/api/personal/collaboration/v3/link_status',
  isData: (value): value is EndpointData<typeof collaborationLinks.status> =>
    isRecord(value) && isShareLink(value.link),
});

/** Gives a link another address; the one before opens nothing, and who came by it is out. */
export const reset: EndpointCall<typeof collaborationLinks.reset> = /* @__PURE__ */ writeCall({
  name: 'collaborationLinks.reset',
  path: '/api/personal/collaboration/v3/reset_link',
  isData: (value): value is EndpointData<typeof collaborationLinks.reset> =>
    isRecord(value) && isShareLink(value.link),
});

/** Deletes a link for good; who came by it is out. Again changes nothing. */
export const remove: EndpointCall<typeof collaborationLinks.remove> = /* @__PURE__ */ writeCall({
  name: 'collaborationLinks.remove',
  path: '/api/personal/collaboration/v3/delete_link',
  isData: (value): value is EndpointData<typeof collaborationLinks.remove> => isRecord(value),
});

/** Lists all links that the person made or that lead to what they own, newest first. */
export const mine: EndpointCall<typeof collaborationLinks.mine> = /* @__PURE__ */ readCall({
  name: 'collaborationLinks.mine',
  path: '/api/personal/collaboration/my_links',
  isData: (value): value is EndpointData<typeof collaborationLinks.mine> =>
    isRecord(value) &&
    isList(value.rows, isShareLink) &&
    Number.isInteger(value.total) &&
    Number.isInteger(value.page) &&
    Number.isInteger(value.pageSize) &&
    Number.isInteger(value.pagerCount) &&
    (typeof value.cursor === 'string' || value.cursor === null),
});

/** Returns what a link leads to, past its password; code 70033 when a password is needed, 70034 when it is wrong. */
export const open: EndpointCall<typeof collaborationLinks.open> = /* @__PURE__ */ readCall({
  name: 'collaborationLinks.open',
  path: '/api/personal/collaboration/link/open',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof collaborationLinks.open> =>
    isRecord(value) &&
    isFilesType(value.type) &&
    typeof value.id === 'string' &&
    typeof value.title === 'string' &&
    (value.role === 'viewer' || value.role === 'commenter' || value.role === 'editor') &&
    isPerson(value.owner) &&
    typeof value.hasJoined === 'boolean',
});

/** Takes part by a link: its role counts as long as the link does. Again changes nothing. */
export const join: EndpointCall<typeof collaborationLinks.join> = /* @__PURE__ */ readCall({
  name: 'collaborationLinks.join',
  path: '/api/personal/collaboration/link/join',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof collaborationLinks.join> =>
    isRecord(value) &&
    isFilesType(value.type) &&
    typeof value.id === 'string' &&
    (value.role === 'viewer' || value.role === 'commenter' || value.role === 'editor'),
});
