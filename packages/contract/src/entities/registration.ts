import { z } from 'zod';

const line = z.string().max(200);

/** Facts about a device that signs up. Their names are ours; none of them identifies a person. */
export const registrationDeviceSchema = z
  .object({
    userAgent: line,
    language: line,
    timeZone: line,
    screenWidth: z.number().int().min(0).max(100_000),
    screenHeight: z.number().int().min(0).max(100_000),
  })
  .partial()
  .meta({ id: 'RegistrationDevice' });

/** Payload of registration tracking: where and how an account began (ACCT-05..10). */
export const registrationSchema = z
  .object({
    businessType: z.literal('personal'),
    userSource: z.enum(['register', 'user_invite']),
    registerType: z.enum(['phone', 'email', 'wechat', 'qq', 'weibo']),
    terminalType: z.enum(['web', 'pc', 'app', 'h5', 'mp']),
    channelType: z.enum(['po', 'tct_meet', 'tct_docs']),
    device: registrationDeviceSchema,
  })
  .meta({ id: 'Registration' });
