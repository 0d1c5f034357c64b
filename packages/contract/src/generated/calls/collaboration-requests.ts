// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { collaborationRequests } from '../../endpoints/collaboration-requests.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isAccessRequest, isFilesType, isPerson } from '../entities.ts';

const isOwnerOffer = (value: unknown): boolean =>
  isRecord(value) &&
  isFilesType(value.type) &&
  typeof value.id === 'string' &&
  typeof value.title === 'string' &&
  isPerson(value.owner) &&
  Number.isInteger(value.createTime);

/** Asks those who share a file or folder for access, once until they decide. The response is the same whether there is such a thing or not. */
export const ask: EndpointCall<typeof collaborationRequests.ask> = /* @__PURE__ */ writeCall({
  name: 'collaborationRequests.ask',
  path: '/api/personal/collaboration/request/access',
  isData: (value): value is EndpointData<typeof collaborationRequests.ask> => isRecord(value),
});

/** Lists the requests that the person may decide, and what they are offered to own; newest first, at most 200 of each. */
export const pending: EndpointCall<typeof collaborationRequests.pending> = /* @__PURE__ */ readCall({
  name: 'collaborationRequests.pending',
  path: '/api/personal/collaboration/request/pending',
  isData: (value): value is EndpointData<typeof collaborationRequests.pending> =>
    isRecord(value) && isList(value.requests, isAccessRequest) && isList(value.offers, isOwnerOffer),
});

/** Approves a request, with the role that was asked for or another one. Again changes nothing. */
export const approve: EndpointCall<typeof collaborationRequests.approve> = /* @__PURE__ */ writeCall({
  name: 'collaborationRequests.approve',
  path: '/api/personal/collaboration/verify/approved',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof collaborationRequests.approve> => isRecord(value),
});

/** Refuses a request; the same person may ask again a day later. Again changes nothing. */
export const refuse: EndpointCall<typeof collaborationRequests.refuse> = /* @__PURE__ */ writeCall({
  name: 'collaborationRequests.refuse',
  path: '/api/personal/collaboration/verify/refuse',
  encoding: 'json',
  isData: (value): value is EndpointData<typeof collaborationRequests.refuse> => isRecord(value),
});

/** Decides a request within an organisation: its owner may, when who asks and who owns the file are both in it. */
export const decideForOrganisation: EndpointCall<typeof collaborationRequests.decideForOrganisation> =
  /* @__PURE__ */ writeCall({
    name: 'collaborationRequests.decideForOrganisation',
    path: '/api/org/chart/permission/request_approve',
    isData: (value): value is EndpointData<typeof collaborationRequests.decideForOrganisation> =>
      isRecord(value),
  });
