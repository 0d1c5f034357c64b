import { z } from 'zod';
import {
  codeSchema,
  loginNameSchema,
  newPasswordSchema,
  personNameSchema,
  sentCodeSchema,
} from '../entities/contact.ts';
import { clientIdSchema, instantSchema } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const grant = z
  .object({ token: z.string(), expireTime: instantSchema, userId: z.string() })
  .meta({ id: 'SessionGrant' });

const partnerAccess = z
  .object({
    client: z.string(),
    name: z.string(),
    scopes: z.array(z.string()),
    sinceTime: instantSchema,
    tokenTime: instantSchema.nullable(),
  })
  .meta({ id: 'PartnerAccess' });

/** Fields of someone who gets into an account by a code. */
const entering = {
  account: loginNameSchema,
  code: codeSchema,
  password: newPasswordSchema,
  deviceName: z.string().max(120).optional(),
};

/** Fields of a partner's page that asks for consent: where the answer goes, and the scopes of its tokens. */
const connecting = {
  client: clientIdSchema,
  redirect: z.string().min(1).max(2048),
  mode: z.enum(['message', 'redirect']),
  scopes: z.string().max(200).optional(),
};

/** Calls that begin and end a session, and partners that were let in to it. */
export const session = {
  signIn: endpoint({
    method: 'POST',
    path: '/api/personal/login/v2/account',
    needToken: false,
    write: false,
    input: z.object({
      account: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(256),
      deviceName: z.string().max(120).optional(),
    }),
    data: grant,
    summary: 'Signs in by e-mail or phone and password.',
    requirements: ['ROUTE-35'],
  }),
  sendEntryCode: endpoint({
    method: 'POST',
    path: '/api/personal/login/send/code',
    needToken: false,
    write: false,
    input: z.object({ account: loginNameSchema, purpose: z.enum(['register', 'reset']) }),
    data: sentCodeSchema,
    summary:
      'Sends a code of six digits to an e-mail address or phone, to sign up or to set a forgotten password; one a minute. The response is the same whether or not there is an account.',
    requirements: [],
  }),
  register: endpoint({
    method: 'POST',
    path: '/api/personal/login/register',
    needToken: false,
    write: false,
    input: z.object({ ...entering, fullName: personNameSchema.optional() }),
    data: grant,
    summary: 'Creates an account by the code that was sent to its e-mail address or phone, and signs in.',
    requirements: [],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/personal/login/reset/password',
    needToken: false,
    write: false,
    input: z.object(entering),
    data: grant,
    summary:
      'Sets a forgotten password by the code that was sent to the e-mail address or phone, and signs in; every other session ends.',
    requirements: [],
  }),
  resume: endpoint({
    method: 'POST',
    path: '/api/personal/login/resume',
    needToken: false,
    write: false,
    input: z.object({}),
    data: grant,
    summary: 'Gives a page of our own origin a header token for the session in its cookie.',
    requirements: ['AUTH-03'],
  }),
  verify: endpoint({
    method: 'POST',
    path: '/api/personal/login/verify',
    write: false,
    input: z.object({}),
    data: grant,
    summary: 'Turns a valid header token into a session cookie of 15 days on our own origin.',
    requirements: ['AUTH-04'],
  }),
  handOff: endpoint({
    method: 'POST',
    path: '/api/personal/login/hand_off',
    write: false,
    input: z.object({
      client: clientIdSchema.optional(),
      challenge: z
        .string()
        .regex(/^[A-Za-z0-9_-]{43}$/)
        .optional(),
    }),
    data: z.object({ code: z.string(), expireTime: instantSchema }).meta({ id: 'HandOff' }),
    summary:
      'Makes a code that signs the person in once, within a minute: on our own pages as ?token=, or for a partner’s client id at partner/login. With a challenge (S256) only who knows its verifier can use the code.',
    requirements: ['GUARD-01'],
  }),
  exchange: endpoint({
    method: 'POST',
    path: '/api/activity/partner/login',
    needToken: false,
    write: false,
    input: z.object({
      code: z.string().min(1).max(100),
      from: z.string().trim().min(1).max(64),
      client: clientIdSchema,
      secret: z.string().min(1).max(100).optional(),
      verifier: z
        .string()
        .regex(/^[A-Za-z0-9._~-]{43,128}$/)
        .optional(),
    }),
    data: grant,
    summary:
      'Turns a code that was made for a partner into a token that may do no more than the partner, for the partner’s secret or the verifier of the code’s challenge; pages are answered on registered origins alone.',
    requirements: ['CALL-N-017'],
  }),
  connection: endpoint({
    method: 'GET',
    path: '/api/personal/login/connect/request',
    input: z.object(connecting),
    data: z
      .object({
        client: z.string(),
        name: z.string(),
        scopes: z.array(z.string()),
        isRemembered: z.boolean(),
      })
      .meta({ id: 'ConnectionRequest' }),
    summary:
      'Says who asks to be let in, what its tokens would be allowed, and whether the person has allowed all of that before. Refuses an address that the partner has not registered.',
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/personal/login/connect',
    write: false,
    input: z.object({ ...connecting, challenge: z.string().regex(/^[A-Za-z0-9_-]{43}$/) }),
    data: z.object({ code: z.string(), expireTime: instantSchema }).meta({ id: 'Connection' }),
    summary:
      'Lets a partner in, from our own page alone, and makes the code that it turns into a token within a minute by the verifier of its challenge (S256).',
  }),
  signOut: endpoint({
    method: 'GET',
    path: '/api/personal/login/out',
    write: true,
    input: z.object({}),
    data: z.object({}),
    summary: 'Ends the session on the server.',
    requirements: ['CALL-U-031', 'AUTH-05'],
  }),
  signOutEverywhere: endpoint({
    method: 'POST',
    path: '/api/personal/login/out/everywhere',
    write: true,
    input: z.object({}),
    data: z.object({}),
    summary:
      'Ends every session of the account on every device, this one too, and withdraws the access of all partners.',
  }),
  partners: endpoint({
    method: 'GET',
    path: '/api/personal/login/partner/list',
    input: z.object({}),
    data: z.object({ partners: z.array(partnerAccess) }),
    summary:
      'Lists the partners that the person let in, with what their tokens may do at most and when the latest one was made.',
  }),
  withdrawPartner: endpoint({
    method: 'POST',
    path: '/api/personal/login/partner/withdraw',
    write: true,
    input: z.object({ client: clientIdSchema }),
    data: z.object({}),
    summary:
      'Withdraws the access of a partner: its tokens end at once, and it gets none until the person lets it in again.',
  }),
};
