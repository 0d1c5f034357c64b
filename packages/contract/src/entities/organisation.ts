import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** What someone is in an organisation: the one who owns it says who is in it. */
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

/** An organisation as someone in it sees it. */
export const organisationSchema = z
  .object({
    orgId: z.string(),
    name: z.string(),
    /** What the person who asks is in it. */
    role: organisationRoleSchema,
    /** How many may be in it, its owner included. */
    seats: z.int(),
    /** Until when it is paid for; everyone in it is an organisation member until then. */
    paidUntil: instantSchema,
    /** Its owner first, then by name. */
    members: z.array(organisationMemberSchema),
  })
  .meta({ id: 'Organisation' });

/** An organisation as someone in it sees it. */
export type Organisation = z.output<typeof organisationSchema>;

/** Someone in an organisation. */
export type OrganisationMember = z.output<typeof organisationMemberSchema>;
