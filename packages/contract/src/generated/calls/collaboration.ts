// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { collaboration } from '../../endpoints/collaboration.ts';
import { isList, isRecord } from '../../guard-parts.ts';
import { isAccessRequest, isCollaboratorRole, isFilesType, isPerson, isShareLink } from '../entities.ts';

const isCollaborator = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.collaUserId === 'string' &&
  typeof value.fullName === 'string' &&
  (value.photoUrl === undefined || typeof value.photoUrl === 'string') &&
  isCollaboratorRole(value.role) &&
  typeof value.isInvited === 'boolean' &&
  (value.because === 'invited' || value.because === 'folder' || value.because === 'link') &&
  (value.source === undefined || typeof value.source === 'string') &&
  Number.isInteger(value.inviteTime) &&
  typeof value.isMe === 'boolean';

const isSharing = (value: unknown): boolean =>
  isRecord(value) &&
  isFilesType(value.type) &&
  typeof value.id === 'string' &&
  typeof value.title === 'string' &&
  isPerson(value.owner) &&
  typeof value.isOwner === 'boolean' &&
  typeof value.canShare === 'boolean' &&
  (isCollaboratorRole(value.role) || value.role === null) &&
  isList(value.people, isCollaborator) &&
  isList(value.links, isShareLink) &&
  isList(value.requests, isAccessRequest) &&
  (isCollaboratorRole(value.narrowed) || value.narrowed === 'none' || value.narrowed === null) &&
  isRecord(value.viewersMay) &&
  typeof value.viewersMay.download === 'boolean' &&
  typeof value.viewersMay.copy === 'boolean' &&
  (isPerson(value.offeredTo) || value.offeredTo === null) &&
  (Number.isInteger(value.seatsLeft) || value.seatsLeft === null) &&
  (Number.isInteger(value.defaultExpireTime) || value.defaultExpireTime === null);

/** Returns who has which role on a file or folder and why, its links, and what waits for an answer. Links and requests are for who may share; everyone else sees the people alone. */
export const listUsers: EndpointCall<typeof collaboration.listUsers> = /* @__PURE__ */ readCall({
  name: 'collaboration.listUsers',
  path: '/api/personal/collaboration/v3/list_users',
  method: 'POST',
  encoding: 'form',
  isData: (value): value is EndpointData<typeof collaboration.listUsers> => isSharing(value),
});

/** Invites someone by e-mail address or phone number (account), or someone the person worked with before (collaUserId); exactly one of the two. Says nothing of whether an account stands behind an address. Code 815 past the collaborators of a free owner. */
export const add: EndpointCall<typeof collaboration.add> = /* @__PURE__ */ writeCall({
  name: 'collaboration.add',
  path: '/api/personal/collaboration/v3/add',
  isData: (value): value is EndpointData<typeof collaboration.add> =>
    isRecord(value) && isCollaborator(value.person),
});

/** Gives someone another role; a right that came by a link becomes one of their own. */
export const setRole: EndpointCall<typeof collaboration.setRole> = /* @__PURE__ */ writeCall({
  name: 'collaboration.setRole',
  path: '/api/personal/collaboration/v3/set_role',
  isData: (value): value is EndpointData<typeof collaboration.setRole> =>
    isRecord(value) && isCollaborator(value.person),
});

/** Takes the right of someone on this file or folder away, or an invitation back; again changes nothing. */
export const remove: EndpointCall<typeof collaboration.remove> = /* @__PURE__ */ writeCall({
  name: 'collaboration.remove',
  path: '/api/personal/collaboration/v3/delete',
  isData: (value): value is EndpointData<typeof collaboration.remove> => isRecord(value),
});

/** Gives up the right on a file or folder of someone else. */
export const quit: EndpointCall<typeof collaboration.quit> = /* @__PURE__ */ writeCall({
  name: 'collaboration.quit',
  path: '/api/personal/collaboration/v3/quit_colla',
  isData: (value): value is EndpointData<typeof collaboration.quit> => isRecord(value),
});

/** Offers a file or folder to someone who was invited to it, in place of an offer before; without a person the offer is taken back. For its owner, and not for what is published. */
export const offerOwner: EndpointCall<typeof collaboration.offerOwner> = /* @__PURE__ */ writeCall({
  name: 'collaboration.offerOwner',
  path: '/api/personal/collaboration/owner/offer',
  isData: (value): value is EndpointData<typeof collaboration.offerOwner> => isRecord(value),
});

/** Accepts or declines what the person was offered. Accepted, it lies at the top of their files and counts against their quota, and who owned it manages it from then on. */
export const answerOffer: EndpointCall<typeof collaboration.answerOffer> = /* @__PURE__ */ writeCall({
  name: 'collaboration.answerOffer',
  path: '/api/personal/collaboration/owner/answer',
  isData: (value): value is EndpointData<typeof collaboration.answerOffer> => isRecord(value),
});

/** Says how much rights on the folders above count for here and below: at most a role, none, or all of it. It never gives anyone more. */
export const narrow: EndpointCall<typeof collaboration.narrow> = /* @__PURE__ */ writeCall({
  name: 'collaboration.narrow',
  path: '/api/personal/collaboration/narrow',
  isData: (value): value is EndpointData<typeof collaboration.narrow> => isRecord(value),
});
