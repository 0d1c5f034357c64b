import { z } from 'zod';

const line = z.string().max(200);

/** Facts about a device that signs up, each optional: `screen` is as in `1440x900`. None of them identifies a person. */
const registrationDeviceSchema = z
  .object({ os: line, browser: line, screen: line, language: line, timezone: line })
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
