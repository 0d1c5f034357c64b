import { IMPORT_MEGABYTES } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { Endpoint } from '@chartdock/contract/schema';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { CallError } from '../calls/call-error.ts';
import type { App } from '../calls/context.ts';
import { authenticate } from '../sessions/index.ts';

const MEGABYTE = 1_048_576;

/** Room for the field names and boundaries around a file. */
const WRAPPING_BYTES = 65_536;

const UPLOAD_BYTES = IMPORT_MEGABYTES * MEGABYTE;

const takesFile = ({ encoding, input }: Endpoint): boolean =>
  encoding === 'multipart' &&
  input instanceof z.ZodObject &&
  Object.values(input.shape).some((field) => field instanceof z.ZodFile);

const paths: ReadonlySet<string> = new Set(
  Object.values<Readonly<Record<string, Endpoint>>>(endpoints).flatMap((calls) =>
    Object.values(calls)
      .filter(takesFile)
      .map(({ path }) => path),
  ),
);

/** Returns whether a request goes to a call that takes files. */
export const isUpload = (request: Request): boolean => paths.has(request.baseUrl + request.path);

/** Asks who uploads before a byte of the body is kept: a stranger's file never gets into memory. */
export function requireTokenForUploads(app: App): RequestHandler {
  return async (request, _response, next) => {
    if (isUpload(request)) await authenticate(app, request.get('token'));
    next();
  };
}

const raw = express.raw({ type: 'multipart/form-data', limit: UPLOAD_BYTES + WRAPPING_BYTES });

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large';

/** Keeps the body of an upload; one that is too large is refused with a code of its own. */
export const uploadParser: RequestHandler = (request, response, next) => {
  if (!isUpload(request)) return next();
  raw(request, response, (error?: unknown) =>
    next(isTooLarge(error) ? new CallError('fileTooLarge') : error),
  );
};
