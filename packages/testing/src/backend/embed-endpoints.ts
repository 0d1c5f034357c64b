import { clientIdSchema, endpoint, instantSchema } from '@chartdock/contract/schema';
import { z } from 'zod';

/** Where the calls of partner pages and of our guest page are. */
export const EMBED_API = '/embed/v1/api';

const key = z.string().min(1).max(64);
const config = z.looseObject({ task: key, ticket: key, surface: z.enum(['page', 'host']) });
const first = z.looseObject({ theme: z.enum(['light', 'dark', 'auto']), locale: z.enum(['zh', 'en']) });
const returnUrl = z.string().min(1).max(2048);
const grant = z.object({ value: z.string(), expiresAt: instantSchema });
const scopes = z.array(z.string()).min(1);

const outcome = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), value: z.unknown() }),
  z.object({ status: z.literal('cancelled'), by: z.enum(['user', 'host']) }),
  z.object({ status: z.literal('refused'), code: key }),
  z.object({ status: z.literal('failed'), code: key }),
]);

const ability = z.string().regex(/^(create|import|publish|clone|pay|export:(?!exe$)[a-z_]{2,})$/);

const verdict = z.union([
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), code: z.string(), next: z.string() }),
]);

const post = <Fields extends z.ZodRawShape, Data extends z.ZodType>(
  name: string,
  fields: Fields,
  rest: { readonly data: Data; readonly needToken?: boolean },
) =>
  endpoint({
    method: 'POST',
    path: `${EMBED_API}/${name}`,
    encoding: 'json',
    inQuery: ['client'],
    write: false,
    input: z.object({ client: clientIdSchema, ...fields }),
    summary: name,
    ...rest,
  });

/** The calls beside the guest page. The client offers none of them: the embed makes them itself. */
export const embedEndpoints = {
  status: endpoint({
    method: 'GET',
    path: `${EMBED_API}/status`,
    needToken: false,
    input: z.looseObject({}),
    data: z.object({ time: instantSchema, min: z.number(), max: z.number(), registered: z.boolean() }),
    summary: 'status',
  }),
  launch: post('launch', { config, first, returnUrl }, { data: z.object({ code: z.string() }) }),
  exchange: post(
    'exchange',
    { code: z.string().min(1).max(100) },
    { needToken: false, data: z.object({ config, first: first.extend({ token: grant }), returnUrl }) },
  ),
  results: post('results', { ticket: key, outcome }, { data: z.object({}) }),
  resume: post('resume', { ticket: key }, { data: outcome.nullable() }),
  can: post('can', { ability }, { data: verdict }),
  token: post(
    'token',
    {
      secret: z.string().min(1).max(100),
      token: z.string().min(1).max(100).optional(),
      userId: z.string().min(1).max(64).optional(),
      scopes: scopes.optional(),
    },
    { needToken: false, data: grant.extend({ userId: z.string(), scopes }) },
  ),
};

/** Names a call beside the guest page. */
export type EmbedCall = keyof typeof embedEndpoints;

/** Input of such a call. */
export type EmbedInput<Name extends EmbedCall> = z.output<(typeof embedEndpoints)[Name]['input']>;

/** Response data of such a call. */
export type EmbedData<Name extends EmbedCall> = z.output<(typeof embedEndpoints)[Name]['data']>;
