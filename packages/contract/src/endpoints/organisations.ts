import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { organisationInvitationSchema, organisationSchema } from '../entities/organisation.ts';
import { idSchema } from '../entities/wire.ts';

const seen = z
  .object({
    organisation: organisationSchema.nullable(),
    /** Invitations of the person, the newest first. */
    invitations: z.array(organisationInvitationSchema),
  })
  .meta({ id: 'SeenOrganisation' });

/** Calls about the organisation that a person is in: one at most, which is bought and extended by an order. */
export const organisations = {
  mine: endpoint({
    method: 'GET',
    path: '/api/org/org/mine',
    input: z.object({}),
    data: seen,
    summary:
      'Returns the organisation that the person is in, and who else is, null for none; and the invitations that wait for their answer.',
    requirements: ['CALL-S-021'],
  }),
  addMember: endpoint({
    method: 'POST',
    path: '/api/org/member/add',
    input: z.object({ account: z.string().trim().min(1).max(254) }),
    data: seen,
    summary:
      'Invites someone into the organisation of its owner by their e-mail address or phone number, and keeps a seat free for them; they are in it once they accept. Again changes nothing. Code 70013 with the reason for anyone but the owner (not_owner), without such an account (account_unknown), for someone who is in another organisation (elsewhere), and when every seat is taken (seats_taken).',
    requirements: [],
  }),
  removeMember: endpoint({
    method: 'POST',
    path: '/api/org/member/remove',
    input: z.object({ userId: idSchema }),
    data: seen,
    summary:
      'Takes someone out of the organisation of its owner and tells them, or takes an invitation back; the seat is free then. Again changes nothing. Code 70013 with the reason for anyone but the owner (not_owner), and for the owner (is_owner).',
    requirements: [],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/org/invitation/accept',
    input: z.object({ orgId: idSchema }),
    data: seen,
    summary:
      'Enters the organisation that the person was asked into. Code 70013 with the reason for one that nobody asked them into any more (not_invited), for someone who is in another (elsewhere), and when every seat is taken (seats_taken).',
    requirements: [],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/org/invitation/decline',
    input: z.object({ orgId: idSchema }),
    data: seen,
    summary: 'Turns an invitation into an organisation down; again changes nothing.',
    requirements: [],
  }),
  quit: endpoint({
    method: 'POST',
    path: '/api/org/member/quit',
    input: z.object({}),
    data: seen,
    summary: 'Leaves the organisation. Code 70013 with the reason is_owner for its owner, who cannot.',
    requirements: [],
  }),
};
