import type { Endpoint } from '@chartdock/contract/schema';
import { z } from 'zod';
import { responsesOf } from './answers.ts';
import type { DescribedCall } from './described-call.types.ts';

const BODY_TYPES = {
  query: [],
  form: ['application/x-www-form-urlencoded', 'application/json'],
  json: ['application/json'],
  multipart: ['multipart/form-data'],
} as const;

const LANGUAGE = { $ref: '#/components/parameters/AcceptLanguage' } as const;
const KEY = { $ref: '#/components/parameters/IdempotencyKey' } as const;

const SECURITY = {
  public: [],
  visitor: [{}, { token: [] }],
  token: [{ token: [] }],
  operator: [{ token: [] }],
} as const satisfies Readonly<Record<DescribedCall['access'], readonly Record<string, string[]>[]>>;

/** Describes a call as an operation of the document. */
export const operationOf = (call: DescribedCall) => {
  const { name, endpoint, access } = call;
  const types = BODY_TYPES[endpoint.encoding];
  const { params, body } = placesOf(endpoint, types.length > 0);
  const takesBody = Object.keys(body.shape).length > 0;
  const content = Object.fromEntries(types.map((type) => [type, { schema: body }]));
  // A body without required fields may be left out altogether.
  const required = !body.safeParse({}).success;
  const isKeyed = endpoint.write && access !== 'public';
  return {
    operationId: name,
    tags: [name.split('.')[0] ?? ''],
    summary: firstClause(endpoint.summary),
    description: describe(call),
    security: SECURITY[access].map((one) => ({ ...one })),
    parameters: [LANGUAGE, ...(isKeyed ? [KEY] : [])],
    requestParams: params,
    ...(takesBody ? { requestBody: { required, content } } : {}),
    // A call that needs nothing reads no body, and refuses one of another type all the same.
    responses: responsesOf(call, types.length > 0),
  };
};

/** Cuts the first clause out of a sentence, for lists of operations. */
const firstClause = (sentence: string): string =>
  (/^.*?(?=[;:.](?:\s|$))/.exec(sentence)?.[0] ?? sentence).trim();

const describe = ({ endpoint, access, scope, items, pages }: DescribedCall): string =>
  [
    endpoint.summary,
    ...(access === 'operator' ? ['For operators only.'] : []),
    ...(access === 'public' ? ['Needs no token.'] : []),
    ...(access === 'visitor' ? ['Without a token it shows what everyone may see.'] : []),
    ...(scope === 'any'
      ? []
      : [scope === 'own sessions' ? OWN_ONLY : `A partner’s token needs the scope ${scope}.`]),
    ...(items === 'closed' ? ['Closed to tokens for items.'] : []),
    ...(pages === undefined ? [] : [PAGES[pages]]),
  ].join(' ');

const OWN_ONLY = 'Closed to partners’ tokens.';

const PAGES: Readonly<Record<NonNullable<DescribedCall['pages']>, string>> = {
  registered: 'Answered to pages of the client’s registered origins.',
  own: 'Answered to our own pages.',
  'registered or own': 'Answered to pages of the client’s registered origins and to our own.',
  none: 'Answered to servers, never to a page.',
};

type Place = 'path' | 'query' | 'header' | 'body';

/** Parts the fields of a call into those of its path, of its query, of its headers and of its body. */
const placesOf = ({ path, input, inQuery = [], inHeaders = [] }: Endpoint, hasBody: boolean) => {
  const fields = input instanceof z.ZodObject ? Object.entries<z.ZodType>(input.shape) : [];
  const placeOf = (name: string): Place => {
    if (path.includes(`{${name}}`)) return 'path';
    if (inHeaders.includes(name)) return 'header';
    return hasBody && !inQuery.includes(name) ? 'body' : 'query';
  };
  const at = (place: Place) =>
    z.object(Object.fromEntries(fields.filter(([name]) => placeOf(name) === place)));
  const places = ['path', 'query', 'header'] as const;
  const used = places.map((place) => [place, at(place)] as const);
  const params = Object.fromEntries(used.filter(([, { shape }]) => Object.keys(shape).length > 0));
  return { params, body: at('body') };
};
