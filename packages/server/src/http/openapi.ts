import { endpoints, envelopeSchema } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import type { RequestHandler } from 'express';
import { createDocument } from 'zod-openapi';
import { z } from 'zod';
import { embedCalls } from '../partners/index.ts';

type Document = ReturnType<typeof createDocument>;
type Paths = NonNullable<Parameters<typeof createDocument>[0]['paths']>;

const BODY_TYPES = {
  query: [],
  form: ['application/x-www-form-urlencoded', 'application/json'],
  json: ['application/json'],
  multipart: ['multipart/form-data'],
} as const;

const groups: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  ...endpoints,
  embed: embedCalls,
};

const PATH_METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const;

/** Builds the OpenAPI document of every endpoint value, those beside the guest page included. */
export const createOpenApiDocument = (): Document => {
  const operations = Object.entries(groups).flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ group, name: `${group}.${name}`, endpoint })),
  );
  const paths: Paths = {};
  for (const { group, name, endpoint } of operations) {
    const method = PATH_METHODS[endpoint.method];
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: operationOf({ group, name, endpoint }) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Chartdock',
      version: '1',
      description:
        'Every call answers HTTP 200 with an envelope: code "200" is success, any other code is a refusal with a text in msg. The text is Chinese unless Accept-Language begins with en.',
    },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
  });
};

const operationOf = (call: {
  readonly group: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}) => {
  const { group, name, endpoint } = call;
  const types = BODY_TYPES[endpoint.encoding];
  const { query, header, body } = placesOf(endpoint, types.length > 0);
  const content = Object.fromEntries(types.map((type) => [type, { schema: body }]));
  return {
    operationId: name,
    tags: [group],
    summary: endpoint.summary,
    ...(endpoint.requirements.length === 0 ? {} : { description: endpoint.requirements.join(', ') }),
    ...(endpoint.needToken ? { security: [{ token: [] }] } : {}),
    ...paramsOf(query, header),
    ...(types.length === 0 ? {} : { requestBody: { content } }),
    responses: {
      '200': {
        description: 'The envelope; data has this shape when code is "200".',
        content: { 'application/json': { schema: envelopeSchema(endpoint.data) } },
      },
    },
  };
};

const paramsOf = (query: z.ZodObject, header: z.ZodObject) => {
  const params = {
    ...(Object.keys(query.shape).length === 0 ? {} : { query }),
    ...(Object.keys(header.shape).length === 0 ? {} : { header }),
  };
  return Object.keys(params).length === 0 ? {} : { requestParams: params };
};

/** Parts the fields of a call into those of its query, of its headers and of its body. */
const placesOf = ({ input, inQuery = [], inHeaders = [] }: Endpoint, hasBody: boolean) => {
  const fields = input instanceof z.ZodObject ? Object.entries<z.ZodType>(input.shape) : [];
  const isInHeader = ([name]: readonly [string, z.ZodType]): boolean => inHeaders.includes(name);
  const isInQuery = ([name]: readonly [string, z.ZodType]): boolean =>
    !inHeaders.includes(name) && (!hasBody || inQuery.includes(name));
  return {
    query: z.object(Object.fromEntries(fields.filter(isInQuery))),
    header: z.object(Object.fromEntries(fields.filter(isInHeader))),
    body: z.object(Object.fromEntries(fields.filter((field) => !isInQuery(field) && !isInHeader(field)))),
  };
};

/** Returns the OpenAPI document, built once at the first request. */
export const serveOpenApi = (): RequestHandler => {
  let text: string | undefined;
  return (_request, response) => {
    text ??= JSON.stringify(createOpenApiDocument());
    response.set('Cache-Control', 'no-cache').type('application/json').send(text);
  };
};
