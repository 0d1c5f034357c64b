// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { viewLinks } from '../../endpoints/view-links.ts';
import { isRecord } from '../../guard-parts.ts';
import { isChartInfo } from '../entities.ts';

const isViewLink = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.path === 'string' &&
  typeof value.enabled === 'boolean' &&
  typeof value.hasPassword === 'boolean' &&
  (value.expireTime === undefined || Number.isInteger(value.expireTime)) &&
  Number.isInteger(value.createTime);

/** Returns the view link of a file, or null when it has none; makes none. */
export const getLink: EndpointCall<typeof viewLinks.getLink> = /* @__PURE__ */ readCall({
  name: 'viewLinks.getLink',
  path: '/api/personal/view/get_link/{id}',
  isData: (value): value is EndpointData<typeof viewLinks.getLink> =>
    isRecord(value) && (isViewLink(value.link) || value.link === null),
});

/** Sets or replaces the password of a file’s view link, 4 to 20 characters; a file without a link gets one that has the password from the start. */
export const addPassword: EndpointCall<typeof viewLinks.addPassword> = /* @__PURE__ */ writeCall({
  name: 'viewLinks.addPassword',
  path: '/api/personal/view/add_password/{id}',
  isData: (value): value is EndpointData<typeof viewLinks.addPassword> =>
    isRecord(value) && isViewLink(value.link),
});

/** Takes the password away; the link goes on without one. */
export const removePassword: EndpointCall<typeof viewLinks.removePassword> = /* @__PURE__ */ writeCall({
  name: 'viewLinks.removePassword',
  path: '/api/personal/view/remove_password/{id}',
  method: 'GET',
  encoding: 'query',
  isData: (value): value is EndpointData<typeof viewLinks.removePassword> =>
    isRecord(value) && (isViewLink(value.link) || value.link === null),
});

/** Deletes the link for good; a link made later is another one. */
export const delLink: EndpointCall<typeof viewLinks.delLink> = /* @__PURE__ */ writeCall({
  name: 'viewLinks.delLink',
  path: '/api/personal/view/del_link/{id}',
  method: 'GET',
  encoding: 'query',
  isData: (value): value is EndpointData<typeof viewLinks.delLink> =>
    isRecord(value) && (isViewLink(value.link) || value.link === null),
});

/** Enables the link (the default) or disables it, so that it opens nothing; makes it when the file has none. */
export const updateLink: EndpointCall<typeof viewLinks.updateLink> = /* @__PURE__ */ writeCall({
  name: 'viewLinks.updateLink',
  path: '/api/personal/view/update_link/{id}',
  isData: (value): value is EndpointData<typeof viewLinks.updateLink> =>
    isRecord(value) && isViewLink(value.link),
});

/** Returns of a file what chart/get/info returns, to whoever has its link and the link’s password; code 70033 when a password is needed, 70034 when it is wrong. A POST, so that no password stands in an address. */
export const open: EndpointCall<typeof viewLinks.open> = /* @__PURE__ */ readCall({
  name: 'viewLinks.open',
  path: '/api/personal/view/open/{id}',
  method: 'POST',
  encoding: 'form',
  needToken: false,
  isData: (value): value is EndpointData<typeof viewLinks.open> => isChartInfo(value),
});
