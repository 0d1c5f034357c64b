import { clientIdSchema } from '@chartdock/contract/schema';
import type { z } from 'zod';
import type { Random } from '../demo/random.ts';
import { PARTNER_ORIGIN } from './partner.ts';
import { fieldsOf, namedCalls } from './call-inputs.ts';
import type { NamedCall } from './call-inputs.ts';

/** A request to send as it is. */
export interface BadRequest {
  readonly call: string;
  readonly path: string;
  readonly init: RequestInit;
  /** Whether English is asked for. */
  readonly english: boolean;
}

/** Values of the real world for a generator: tokens and ids that exist. */
export interface Known {
  readonly tokens: readonly [string, ...string[]];
  readonly ids: readonly [string, ...string[]];
  /** A registered partner. */
  readonly client: string;
  /** The token that signs out, so that the others live on. */
  readonly leaving: string;
}

const LONG = 'long '.repeat(800);
const VALUES = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '10',
  '200',
  '201',
  '1e309',
  'NaN',
  'null',
  'true',
  'false',
  'root',
  'chart',
  'folder',
  'template',
  'flow',
  'mind',
  'board',
  'move',
  'copy',
  'to_trash',
  'restore',
  'remove_from_trash',
  'asc',
  'desc',
  'title',
  'lastModify',
  'createTime',
  'index',
  'inviteTime',
  'all',
  "' or 1=1 --",
  '"; drop table node; --',
  '\\',
  '%',
  '_',
  '%_\\',
  '../../etc/passwd',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '😀',
  '流程',
  'İ',
  'ﷺ'.repeat(40),
  '\u202e',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  '${7*7}',
  '{{7*7}}',
  '%00',
  '%E0%A4%A',
  'WyJhIiwwLDEsImIiXQ',
  '9'.repeat(400),
  LONG,
  '01890000-0000-7000-8000-000000000000',
  '01890000-0000-7000-8000-00000000000g',
  'A'.repeat(43),
  '2147483648',
  '9007199254740993',
  '-0',
  '0x10',
  '1.5',
  'free@chartdock.test',
] as const;
const OTHERS = [
  null,
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [[]],
  [null],
  ['a', 'b'],
  { a: 1 },
  { __proto__: 1 },
] as const;
const HEADERS = [
  {},
  {},
  {},
  { 'idempotency-key': 'k1' },
  { 'idempotency-key': 'k'.repeat(300) },
  { 'idempotency-key': 'with space' },
  { 'accept-language': 'xx;q=bad,,,' },
  { origin: 'null' },
  { origin: PARTNER_ORIGIN },
  { origin: PARTNER_ORIGIN },
  { 'sec-fetch-site': 'same-origin' },
  { cookie: 'chartdock_token=%00; a=b; =' },
] as const;
const BROKEN_BODIES = [
  ['application/json', '{"a":'],
  ['application/json', '"text"'],
  ['application/json', '[]'],
  ['application/json', 'null'],
  ['application/json; charset=nonsense', '{}'],
  ['application/json', `${'['.repeat(5_000)}${']'.repeat(5_000)}`],
  ['application/json', `{"items":${'['.repeat(60)}${']'.repeat(60)}}`],
  ['application/x-www-form-urlencoded', 'a=%E0%A4%A&%=1&=&&&'],
  ['application/x-www-form-urlencoded', Array.from({ length: 1_200 }, (_, index) => `p${index}=1`).join('&')],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n'],
  ['text/plain', 'plain'],
  ['application/xml', '<a/>'],
  ['', 'no type'],
] as const;

/** Creates requests that are wrong in a random way, each derived from the schema of a call; the same for the same seed. */
export const createBadRequest = (random: Random, known: Known): BadRequest => {
  const call = namedCalls[random.int(0, namedCalls.length - 1)];
  if (call === undefined) throw new TypeError('The contract has no calls.');
  const english = random.next() < 0.5;
  const wanted = call.name === 'session.signOut' ? known.leaving : random.pick(known.tokens);
  const token = random.next() < 0.9 ? { token: wanted } : {};
  const headers = {
    'accept-language': english ? 'en-GB,en;q=0.9' : 'zh-CN',
    ...token,
    ...random.pick(HEADERS),
  };
  const asksEnglish = english && headers['accept-language'].startsWith('en');
  const kind = random.next();
  const request =
    kind < 0.08
      ? brokenBody(random, call)
      : kind < 0.12
        ? wrongPlace(random, call)
        : wrongFields(random, call, known);
  return {
    call: call.name,
    path: request.path,
    init: { ...request.init, headers: { ...headers, ...headersOf(request.init) } },
    english: asksEnglish,
  };
};

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
}

const headersOf = (init: RequestInit): Record<string, string> =>
  (init.headers ?? {}) as Record<string, string>;

const brokenBody = (random: Random, { endpoint }: NamedCall): Sent => {
  const [type, body] = random.pick(BROKEN_BODIES);
  const headers = type === '' ? {} : { 'content-type': type };
  const method = endpoint.method === 'GET' ? 'POST' : endpoint.method;
  return { path: endpoint.path, init: { method, headers, body } };
};

const wrongPlace = (random: Random, { endpoint }: NamedCall): Sent => {
  const paths = [
    `${endpoint.path}/`,
    `${endpoint.path}/%E0%A4%A`,
    endpoint.path.toUpperCase().replace(/^(\/EMBED\/V1)?\/API/, (start) => start.toLowerCase()),
    `${endpoint.path}%00`,
    '/api/',
    '/api/personal/../personal/none',
    '/api/personal/..%2f..%2fetc/passwd',
  ] as const;
  return {
    path: random.pick(paths),
    init: { method: random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) },
  };
};

const wrongFields = (random: Random, call: NamedCall, known: Known): Sent => {
  const { endpoint } = call;
  const fields = Object.entries(fieldsOf(call)).filter(() => random.next() < 0.9);
  const asJson = endpoint.method !== 'GET' && (endpoint.encoding === 'json' || random.next() < 0.4);
  const values = fields.map(([name, schema]) => [name, valueFor(random, schema, { known, asJson })] as const);
  const inQuery = values.filter(([name]) => endpoint.inQuery?.includes(name));
  const search = new URLSearchParams(inQuery.map(([name, one]): [string, string] => [name, String(one)]));
  const path = inQuery.length === 0 ? endpoint.path : `${endpoint.path}?${search.toString()}`;
  const extra = ['__proto__', 'ownerId', 'member', 'constructor', 'a[b]'] as const;
  const pairs = random.next() < 0.2 ? [...values, [random.pick(extra), 'x'] as const] : values;
  if (asJson) {
    const body = JSON.stringify(Object.fromEntries(pairs));
    return { path, init: { method: endpoint.method, headers: { 'content-type': 'application/json' }, body } };
  }
  const repeated = random.next() < 0.1 ? [...pairs, ...pairs] : pairs;
  const text = new URLSearchParams(
    repeated.map(([name, one]): [string, string] => [name, String(one)]),
  ).toString();
  if (endpoint.method === 'GET') return { path: `${endpoint.path}?${text}`, init: {} };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { path, init: { method: endpoint.method, headers, body: text } };
};

/** Picks a value that the field takes two times out of three, so that the calls behind the doors are reached too. */
const valueFor = (
  random: Random,
  schema: z.ZodType,
  at: { readonly known: Known; readonly asJson: boolean },
): unknown => {
  const { known, asJson } = at;
  if (schema === clientIdSchema && random.next() < 0.8) return known.client;
  const item = { fileId: random.pick(known.ids), fileType: random.pick(['chart', 'folder', 'x']) };
  const odd = random.pick([...OTHERS, [item]]);
  if (random.next() < 0.65) {
    const taken = [...known.ids, ...known.ids, ...VALUES, [item]].filter(
      (value) => schema.safeParse(value).success,
    );
    const [first, ...others] = taken;
    if (first !== undefined) return random.pick([first, ...others]);
  }
  return asJson && random.next() < 0.4 ? odd : random.pick(VALUES);
};
