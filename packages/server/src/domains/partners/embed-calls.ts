import { EXPORT_TYPES } from '@chartdock/contract';
import { clientIdSchema, endpoint, idSchema, instantSchema } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import { z } from 'zod';
import { MAX_TOKEN_ITEMS } from '../../kernel/calls/items.ts';
import { SCOPES } from '../../kernel/calls/scopes.ts';

/** Where the calls of partner pages and of our guest page are. */
export const EMBED_API = '/embed/v1/api';

/** The versions of the embed protocol that the guest page speaks. */
export const PROTOCOL = { min: 1, max: 1 } as const;

const OUTCOME_BYTES = 65_536;
const CONFIG_BYTES = 32_768;

const fits = (bytes: number) => (value: unknown) => Buffer.byteLength(JSON.stringify(value)) <= bytes;

const key = z.string().min(1).max(64);
const scopes = z.array(z.enum(SCOPES)).min(1).max(SCOPES.length);
const items = z
  .array(z.object({ fileId: idSchema, fileType: z.enum(['chart', 'folder']) }))
  .min(1)
  .max(MAX_TOKEN_ITEMS);
const returnUrl = z.string().min(1).max(2048);
// Made of random numbers by the partner script; a holder of it may take the surface over.
const channel = z.string().min(16).max(64);
const grant = z.object({ value: z.string(), expiresAt: instantSchema });
// The guest page checks the rest of it with the guards that it keeps for every host.
const config = z
  .looseObject({ task: key, ticket: key, surface: z.enum(['page', 'host', 'popup']) })
  .refine(fits(CONFIG_BYTES));
const first = z.object({
  theme: z.enum(['light', 'dark', 'auto']),
  locale: z.enum(['zh', 'en']),
  variables: z
    .object({
      accent: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .optional(),
      radius: z.number().int().min(0).max(24).optional(),
      font: z.string().min(1).max(120).optional(),
    })
    .optional(),
});

/** Fields that a launched surface leaves with the server. */
export const launchSchema = z.object({
  config,
  first,
  returnUrl,
  scopes: z.array(z.enum(SCOPES)),
  items: items.optional(),
  deviceId: z.string(),
});

const outcome = z
  .discriminatedUnion('status', [
    z.object({ status: z.literal('done'), value: z.unknown(), single: z.literal(true).optional() }),
    z.object({ status: z.literal('cancelled'), by: z.enum(['user', 'host']) }),
    z.object({ status: z.literal('refused'), code: key }),
    z.object({ status: z.literal('failed'), code: key }),
  ])
  .refine(fits(OUTCOME_BYTES));

const ABILITIES = ['create', 'import', 'publish', 'clone', 'pay'] as const;

const ability = z.enum([
  ...ABILITIES,
  ...EXPORT_TYPES.map((type): `export:${typeof type}` => `export:${type}`),
]);

const verdict = z.union([
  z.object({ allowed: z.literal(true) }),
  z.object({
    allowed: z.literal(false),
    code: z.string(),
    next: z.string(),
    scope: z.enum(SCOPES).optional(),
  }),
]);

const post = <Fields extends z.ZodRawShape, Data extends z.ZodType>(
  name: string,
  fields: Fields,
  rest: { readonly data: Data; readonly summary: string; readonly needToken?: boolean },
) =>
  endpoint({
    method: 'POST',
    path: `${EMBED_API}/${name}`,
    encoding: 'json',
    inQuery: ['client'],
    // None of them changes files, and their responses must never be kept under an idempotency key.
    write: false,
    input: z.object({ client: clientIdSchema, ...fields }),
    ...rest,
  });

/** Holds the calls beside the guest page as endpoint values: the client package offers none of them, the embed script calls them itself. */
export const embedCalls = {
  status: endpoint({
    method: 'GET',
    path: `${EMBED_API}/status`,
    needToken: false,
    input: z.object({}),
    data: z.object({ time: instantSchema, min: z.number(), max: z.number(), registered: z.boolean() }),
    summary:
      'Tells any page the time, the versions of the protocol, and whether its origin is registered for the client.',
  }),
  launch: post(
    'launch',
    {
      config,
      first,
      returnUrl,
      ancestors: z.array(z.string().max(300)).max(20).optional(),
      channel: channel.optional(),
    },
    {
      data: z.object({ code: z.string() }),
      summary:
        'Leaves a surface with the server and makes the one-time code that it is opened with; with a channel, the window that was opened for it needs no code.',
    },
  ),
  exchange: post(
    'exchange',
    { code: z.string().min(1).max(100).optional(), channel: channel.optional() },
    {
      needToken: false,
      data: z.object({ config, first: first.extend({ token: grant }), returnUrl }),
      summary: 'Gives the guest page what a surface was launched with, and a token of its own.',
    },
  ),
  results: post(
    'results',
    { ticket: key, outcome },
    {
      data: z.object({}),
      summary: 'Keeps the outcome of a surface for ten minutes; the first one under a ticket stays.',
    },
  ),
  resume: post(
    'resume',
    { ticket: key },
    { data: outcome.nullable(), summary: 'Answers a kept outcome once; null when there is none.' },
  ),
  can: post(
    'can',
    { ability },
    {
      data: verdict,
      summary: 'Tells whether the person could do something now: if not, why, and what helps.',
    },
  ),
  token: post(
    'token',
    {
      secret: z.string().min(1).max(100),
      token: z.string().min(1).max(100).optional(),
      userId: z.string().min(1).max(64).optional(),
      scopes: scopes.optional(),
      items: items.optional(),
    },
    {
      needToken: false,
      data: grant.extend({ userId: z.string(), scopes, items: items.optional() }),
      summary:
        'Gives the backend of a partner, by its secret, a narrowed token of a person for an hour; with items, one that covers nothing but these files and folders.',
    },
  ),
} satisfies Readonly<Record<string, Endpoint>>;

/** Names a call beside the guest page. */
export type EmbedCall = keyof typeof embedCalls;

/** Input of a call's handler. */
export type EmbedInput<Name extends EmbedCall> = z.output<(typeof embedCalls)[Name]['input']>;

/** Data of a call's response. */
export type EmbedData<Name extends EmbedCall> = z.output<(typeof embedCalls)[Name]['data']>;

/** Something that may be asked about. */
export type Ability = z.output<typeof ability>;
