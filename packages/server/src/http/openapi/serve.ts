import type { RequestHandler } from 'express';
import { contractCalls } from '../../domains/domains.ts';
import { embedCalls, embeddedCalls } from '../../domains/partners/index.ts';
import type { DescribedCall } from './described-call.types.ts';
import { createOpenApiDocument } from './document.ts';
import type { OpenApiDocument } from './finish.ts';

const status: DescribedCall = {
  name: 'embed.status',
  endpoint: embedCalls.status,
  access: 'public',
  scope: 'any',
  items: 'none',
};

/** Describes every call of the server. */
export const describeServer = (): OpenApiDocument =>
  createOpenApiDocument([...contractCalls, status, ...embeddedCalls]);

/** Returns the OpenAPI document, built once at the first request. */
export const serveOpenApi = (): RequestHandler => {
  let text: string | undefined;
  return (_request, response) => {
    text ??= JSON.stringify(describeServer());
    response.set('Cache-Control', 'no-cache').type('application/json').send(text);
  };
};
