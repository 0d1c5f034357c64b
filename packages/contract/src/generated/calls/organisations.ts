// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { readCall, writeCall } from '../../call.ts';
import type { EndpointCall, EndpointData } from '../../endpoint.ts';
import type { organisations } from '../../endpoints/organisations.ts';
import { isList, isRecord } from '../../guard-parts.ts';

const isInvitedPerson = (value: unknown): boolean =>
  isRecord(value) && typeof value.userId === 'string' && typeof value.account === 'string';

const isOrganisation = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.orgId === 'string' &&
  typeof value.name === 'string' &&
  (value.role === 'owner' || value.role === 'member') &&
  Number.isInteger(value.seats) &&
  Number.isInteger(value.paidUntil) &&
  isList(value.members, isOrganisationMember) &&
  isList(value.invited, isInvitedPerson);

const isOrganisationInvitation = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.orgId === 'string' &&
  typeof value.name === 'string' &&
  typeof value.owner === 'string' &&
  Number.isInteger(value.invitedAt);

const isOrganisationMember = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.userId === 'string' &&
  typeof value.fullName === 'string' &&
  typeof value.photoUrl === 'string' &&
  (value.role === 'owner' || value.role === 'member');

const isSeenOrganisation = (value: unknown): boolean =>
  isRecord(value) &&
  (isOrganisation(value.organisation) || value.organisation === null) &&
  isList(value.invitations, isOrganisationInvitation);

/** Returns the organisation that the person is in, and who else is, null for none; and the invitations that wait for their answer. */
export const mine: EndpointCall<typeof organisations.mine> = /* @__PURE__ */ readCall({
  name: 'organisations.mine',
  path: '/api/org/org/mine',
  isData: (value): value is EndpointData<typeof organisations.mine> => isSeenOrganisation(value),
});

/** Invites someone into the organisation of its owner by their e-mail address or phone number, and keeps a seat free for them; they are in it once they accept. Again changes nothing. Code 70013 with the reason for anyone but the owner (not_owner), without such an account (account_unknown), for someone who is in another organisation (elsewhere), and when every seat is taken (seats_taken). */
export const addMember: EndpointCall<typeof organisations.addMember> = /* @__PURE__ */ writeCall({
  name: 'organisations.addMember',
  path: '/api/org/member/add',
  isData: (value): value is EndpointData<typeof organisations.addMember> => isSeenOrganisation(value),
});

/** Takes someone out of the organisation of its owner and tells them, or takes an invitation back; the seat is free then. Again changes nothing. Code 70013 with the reason for anyone but the owner (not_owner), and for the owner (is_owner). */
export const removeMember: EndpointCall<typeof organisations.removeMember> = /* @__PURE__ */ writeCall({
  name: 'organisations.removeMember',
  path: '/api/org/member/remove',
  isData: (value): value is EndpointData<typeof organisations.removeMember> => isSeenOrganisation(value),
});

/** Enters the organisation that the person was asked into. Code 70013 with the reason for one that nobody asked them into any more (not_invited), for someone who is in another (elsewhere), and when every seat is taken (seats_taken). */
export const accept: EndpointCall<typeof organisations.accept> = /* @__PURE__ */ writeCall({
  name: 'organisations.accept',
  path: '/api/org/invitation/accept',
  isData: (value): value is EndpointData<typeof organisations.accept> => isSeenOrganisation(value),
});

/** Turns an invitation into an organisation down; again changes nothing. */
export const decline: EndpointCall<typeof organisations.decline> = /* @__PURE__ */ writeCall({
  name: 'organisations.decline',
  path: '/api/org/invitation/decline',
  isData: (value): value is EndpointData<typeof organisations.decline> => isSeenOrganisation(value),
});

/** Leaves the organisation. Code 70013 with the reason is_owner for its owner, who cannot. */
export const quit: EndpointCall<typeof organisations.quit> = /* @__PURE__ */ writeCall({
  name: 'organisations.quit',
  path: '/api/org/member/quit',
  isData: (value): value is EndpointData<typeof organisations.quit> => isSeenOrganisation(value),
});
