import { z } from 'zod';
import { clientIdSchema, instantSchema } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const grant = z
  .object({ token: z.string(), expireTime: instantSchema, userId: z.string() })
  .meta({ id: 'SessionGrant' });

/** Calls that begin and end a session. */
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
    input: z.object({ client: clientIdSchema.optional() }),
    data: z.object({ code: z.string(), expireTime: instantSchema }).meta({ id: 'HandOff' }),
    summary:
      'Makes a code that signs the person in once, within a minute: on our own pages as ?token=, or for a partner’s client id at partner/login.',
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
    }),
    data: grant,
    summary: 'Turns a code that was made for a partner into a token that may do no more than the partner.',
    requirements: ['CALL-N-017'],
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
};
