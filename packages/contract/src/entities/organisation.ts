import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** Roles in an organisation: the one who owns it says who is in it. */
export const organisationRoleSchema = z.enum(['owner', 'member']);

/** Someone in an organisation. */
export const organisationMemberSchema = z
  .object({
    userId: z.string(),
    fullName: z.string(),
    photoUrl: z.string(),
    role: organisationRoleSchema,
  })
  .meta({ id: 'OrganisationMember' });

/** Someone who was asked into an organisation and has not answered: known by the typed name of its owner alone. */
export const invitedSchema = z
  .object({ userId: z.string(), account: z.string() })
  .meta({ id: 'InvitedPerson' });

/** An invitation as the person it is for sees it. */
export const organisationInvitationSchema = z
  .object({
    orgId: z.string(),
    name: z.string(),
    /** Full name of the owner, who asks. */
    owner: z.string(),
    invitedAt: instantSchema,
  })
  .meta({ id: 'OrganisationInvitation' });

/** An invitation into an organisation. */
export type OrganisationInvitation = z.output<typeof organisationInvitationSchema>;

/** An organisation as someone in it sees it. */
export const organisationSchema = z
  .object({
    orgId: z.string(),
    name: z.string(),
    /** Role in it of the person who asks. */
    role: organisationRoleSchema,
    /** How many may be in it, its owner included. */
    seats: z.int(),
    /** Until when it is paid for; everyone in it is an organisation member until then. */
    paidUntil: instantSchema,
    /** Its owner first, then by name. */
    members: z.array(organisationMemberSchema),
    /** Who was asked in and has not answered, for its owner; each keeps a seat free. None for others. */
    invited: z.array(invitedSchema),
  })
  .meta({ id: 'Organisation' });

/** An organisation as someone in it sees it. */
export type Organisation = z.output<typeof organisationSchema>;

/** Someone in an organisation. */
export type OrganisationMember = z.output<typeof organisationMemberSchema>;
