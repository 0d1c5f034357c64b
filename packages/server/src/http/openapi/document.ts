import { createDocument } from 'zod-openapi';
import type { DescribedCall } from './described-call.types.ts';
import { FILE_PATHS } from './files.ts';
import { finish, showSent } from './finish.ts';
import type { OpenApiDocument } from './finish.ts';
import { operationOf } from './operations.ts';
import { GROUPS } from './words/groups.ts';

const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const;

const ABOUT = [
  'Every call answers HTTP 200 with an envelope: code "200" is success, any other code is a refusal with a text in msg.',
  'The text is Chinese unless Accept-Language begins with en. Answers may get new fields: clients pass over fields that they do not know.',
  'Times are epoch milliseconds. A write that carries an Idempotency-Key is done once however often it is sent within a day.',
].join(' ');

const PARAMETERS = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Language of the texts in the answer: Chinese unless it begins with en.',
    schema: { type: 'string', maxLength: 200 },
    example: 'en',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Name of this write, chosen by the caller: 1 to 255 visible ASCII characters. A repeat within a day gets the first answer and changes nothing; another call or other input under the key is refused with code 70006. The key belongs to the account.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
    example: '5f0c7d7e-7d9e-4a9c-8f43-0d6b7a5f6c11',
  },
} as const;

const TOKEN = {
  type: 'apiKey',
  in: 'header',
  name: 'token',
  description: 'Token that session.signIn, session.exchange or embed.token returned.',
} as const;

/** Builds the OpenAPI document of calls, and of the server's files. */
export const createOpenApiDocument = (calls: readonly DescribedCall[]): OpenApiDocument => {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    const { path, method } = call.endpoint;
    paths[path] = { ...paths[path], [METHODS[method]]: operationOf(call) };
  }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Chartdock',
        version: '1.0.0',
        description: ABOUT,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The server that the document comes from.' }],
      tags: Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
      paths: { ...paths, ...FILE_PATHS },
      components: { securitySchemes: { token: TOKEN }, parameters: PARAMETERS },
    },
    { override: showSent },
  );
  return finish(document);
};
