import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** Company, specialty and industry of a person (ENT-24). */
export const profileSchema = z
  .object({
    company: z.string().optional(),
    specialty: z.string().optional(),
    companyIndustry: z.union([z.string(), z.number()]).optional(),
  })
  .meta({ id: 'Profile' });

/** Privileges of an account and their use (ENT-19..26). Expiry times are epoch milliseconds. */
export const privilegeSchema = z
  .object({
    userId: z.string(),
    userName: z.string(),
    fullName: z.string(),
    member: z.boolean(),
    orgMember: z.boolean(),
    expireTime: instantSchema.optional(),
    orgExpireTime: instantSchema.optional(),
    fileCount: z.number().int(),
    usedFileCount: z.number().int(),
    createChartStatus: z.string(),
    lastLogin: instantSchema.optional(),
    registDate: instantSchema,
    registerType: z.string(),
    profile: profileSchema,
    auth: z.object({ teamId: z.string().optional(), orgId: z.string().optional() }),
  })
  .meta({ id: 'Privilege' });

/** Privileges of an account and their use. */
export type Privilege = z.output<typeof privilegeSchema>;

/** The signed-in person (ENT-23). Phone and e-mail are masked. */
export const userInfoSchema = z
  .object({
    userId: z.string(),
    userName: z.string(),
    fullName: z.string(),
    phone: z.string().optional(),
    email: z.string().optional(),
    photoUrl: z.string(),
    locale: z.enum(['zh', 'en']),
  })
  .meta({ id: 'UserInfo' });

/** The signed-in person. */
export type UserInfo = z.output<typeof userInfoSchema>;
