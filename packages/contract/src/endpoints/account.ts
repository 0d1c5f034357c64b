import { z } from 'zod';
import {
  codeSchema,
  contactKindSchema,
  emailSchema,
  newPasswordSchema,
  personNameSchema,
  phoneSchema,
  profileLineSchema,
  sentCodeSchema,
} from '../entities/contact.ts';
import { deviceSchema } from '../entities/device.ts';
import { registrationSchema } from '../entities/registration.ts';
import { userInfoSchema } from '../entities/user.ts';
import { idSchema, instantSchema } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

/** The bindings of an account, masked (CALL-U-006). */
export const bindInfoSchema = z
  .object({ phone: z.string().nullable(), email: z.string().nullable(), hasPassword: z.boolean() })
  .meta({ id: 'BindInfo' });

/** The bindings of an account, masked. */
export type BindInfo = z.output<typeof bindInfoSchema>;

const bindings = z.object({ bindings: bindInfoSchema });
const token = z.string().min(1).max(100);
const toPhone = { phone: phoneSchema, code: codeSchema };
const toEmail = { email: emailSchema, code: codeSchema };
const replaced = { replaceBindType: contactKindSchema, safeCode: codeSchema };

const bind = <Fields extends z.ZodRawShape>(
  path: string,
  input: Fields,
  [summary, ...requirements]: [string, ...string[]],
) =>
  endpoint({
    method: 'POST',
    path: `/api/personal/user/${path}`,
    input: z.object(input),
    data: bindings,
    summary,
    requirements,
  });

/** Calls about codes, bindings and the personal page. */
export const account = {
  sendPhoneCode: endpoint({
    method: 'POST',
    path: '/api/personal/user/v3/send/phone/code',
    input: z.object({ phone: phoneSchema.optional() }),
    data: sentCodeSchema,
    summary:
      'Sends a code of six digits to a phone that is to be bound, or without one to the bound phone; one a minute.',
    requirements: ['CALL-U-012'],
  }),
  sendEmailCode: endpoint({
    method: 'POST',
    path: '/api/personal/user/v3/send/email/code',
    input: z.object({ email: emailSchema.optional() }),
    data: sentCodeSchema,
    summary:
      'Sends a code of six digits to an address that is to be bound, or without one to the bound address; one a minute.',
    requirements: ['CALL-U-013'],
  }),
  checkSafe: endpoint({
    method: 'POST',
    path: '/api/personal/user/v3/check_safe',
    input: z.object({
      type: z.enum(['phone', 'email', 'password']),
      code: codeSchema.optional(),
      password: z.string().max(256).optional(),
    }),
    data: z.object({ token: z.string(), expireTime: instantSchema }).meta({ id: 'SafeGrant' }),
    summary:
      'Proves ownership by the code sent to a bound contact, or by the password; returns a binding token of ten minutes.',
    requirements: ['CALL-U-014'],
  }),
  bindPhone: bind('setting/bindPhone', toPhone, ['Binds a first phone.', 'CALL-U-015']),
  bindEmail: bind('setting/bindEmail', toEmail, ['Binds a first e-mail address.', 'CALL-U-016']),
  bindPhoneByToken: bind('rp/bind/bindPhone', { ...toPhone, token }, [
    'Binds a phone, in place of the old one, by a binding token.',
    'CALL-U-017',
  ]),
  bindEmailByToken: bind('rp/bind/bindEmail', { ...toEmail, token }, [
    'Binds an e-mail address, in place of the old one, by a binding token.',
    'CALL-U-018',
  ]),
  replacePhone: bind('replace/bind/bindPhone', { ...toPhone, ...replaced }, [
    'Binds a phone in place of the old one; safeCode was sent to the contact that replaceBindType names.',
    'CALL-U-019',
  ]),
  replaceEmail: bind('replace/bind/bindEmail', { ...toEmail, ...replaced }, [
    'Binds an e-mail address in place of the old one; safeCode was sent to the contact that replaceBindType names.',
    'CALL-U-020',
  ]),
  unbind: bind('setting/unbind', { type: contactKindSchema, token }, [
    'Takes a binding away by a binding token; the last way to sign in stays.',
    'CALL-U-021',
  ]),
  updatePassword: endpoint({
    method: 'POST',
    path: '/api/personal/user/setting/update_pwd',
    input: z.object({
      oldPassword: z.string().max(256).optional(),
      token: token.optional(),
      password: newPasswordSchema,
    }),
    data: z.object({}),
    summary: 'Sets a new password by the old one or by a binding token; other devices are signed out.',
    requirements: ['CALL-U-022'],
  }),
  bindInfo: endpoint({
    method: 'GET',
    path: '/api/personal/user/bind_info',
    input: z.object({}),
    data: bindings,
    summary: 'Returns the bindings, masked.',
    requirements: ['CALL-U-006'],
  }),
  publishBlack: endpoint({
    method: 'GET',
    path: '/api/personal/user/publish/black',
    input: z.object({}),
    data: z.boolean(),
    summary: 'Returns whether the account is restricted from publishing: true means restricted.',
    requirements: ['CALL-U-007', 'PUBLISH-05'],
  }),
  savePersonal: endpoint({
    method: 'POST',
    path: '/api/personal/user/setting/savePersonal',
    input: z.object({
      company: profileLineSchema.optional(),
      specialty: profileLineSchema.optional(),
      companyIndustry: profileLineSchema.optional(),
    }),
    data: z.object({ user: userInfoSchema }),
    summary:
      'Saves company, specialty and industry; a field that is left out stays, an empty one is cleared.',
    requirements: ['CALL-U-010'],
  }),
  changeFullName: endpoint({
    method: 'POST',
    path: '/api/personal/user/setting/changeFullName',
    input: z.object({ fullName: personNameSchema }),
    data: z.object({ user: userInfoSchema }),
    summary: 'Changes the full name.',
    requirements: ['CALL-U-011'],
  }),
  saveInformation: endpoint({
    method: 'POST',
    path: '/api/personal/user/v2/setting/information',
    encoding: 'multipart',
    input: z.object({
      fullName: personNameSchema.optional(),
      company: profileLineSchema.optional(),
      specialty: profileLineSchema.optional(),
      companyIndustry: profileLineSchema.optional(),
    }),
    data: z.object({ user: userInfoSchema, state: z.enum(['none', 'pending', 'passed', 'refused']) }),
    summary: 'Saves name and profile as form data.',
    requirements: ['CALL-U-029'],
  }),
  informationState: endpoint({
    method: 'GET',
    path: '/api/personal/user/v2/setting/get/information/state',
    input: z.object({}),
    data: z.object({ state: z.enum(['none', 'pending', 'passed', 'refused']) }),
    summary: 'Tells where the review of the personal information stands; none when nothing was saved.',
    requirements: ['CALL-U-030'],
  }),
  aiPrivilege: endpoint({
    method: 'GET',
    path: '/api/personal/user/ai/privilege/get',
    input: z.object({}),
    data: z.object({
      aiPrivilege: z
        .object({
          allowed: z.boolean(),
          reason: z.string().optional(),
          remaining: z.number().int().optional(),
        })
        .meta({ id: 'AiPrivilege' }),
    }),
    summary: 'Returns whether the account may use the AI page.',
    requirements: ['CALL-U-004'],
  }),
  devices: endpoint({
    method: 'GET',
    path: '/api/personal/online/device/user/get/list',
    input: z.object({}),
    data: z.object({ devices: z.array(deviceSchema) }),
    summary: 'Lists where the person is signed in, last used first; partners have a list of their own.',
    requirements: ['CALL-U-044', 'ENT-40'],
  }),
  endDevice: endpoint({
    method: 'POST',
    path: '/api/personal/online/device/user/del/by/id',
    input: z.object({ id: idSchema }),
    data: z.object({}),
    summary:
      'Signs the person out on another of their devices; nothing happens for a device that is gone. The one at hand is left by signing out.',
    requirements: ['CALL-U-045'],
  }),
  trackRegistration: endpoint({
    method: 'POST',
    path: '/api/personal/user/register/track',
    encoding: 'json',
    input: registrationSchema,
    data: z.object({}),
    summary: 'Records how an account began; sent once after signing up, and the first one stays.',
    requirements: ['CALL-N-020', 'ACCT-05', 'ACCT-06', 'ACCT-07', 'ACCT-08', 'ACCT-09', 'ACCT-10'],
  }),
  bindThirdPhone: endpoint({
    method: 'POST',
    path: '/api/activity/third/edit/file/bind/user/phone',
    inQuery: ['mluuuid'],
    input: z.object({
      mluuuid: z.string().trim().min(1).max(128),
      idFlag: z.literal('phone'),
      idVal: phoneSchema,
      partner: z.string().trim().min(1).max(64),
      poInfo: codeSchema,
      thirdInfo: z.string().max(2000).optional(),
    }),
    data: bindings,
    summary:
      'Binds a phone (idVal) from the page of a partner product; poInfo is the code sent to it, mluuuid names the partner’s request.',
    requirements: ['CALL-U-049', 'CALL-U-050'],
  }),
};
