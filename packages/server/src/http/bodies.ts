import type { CallDescriptor } from '@chartdock/contract';
import express from 'express';
import type { Request, RequestHandler } from 'express';
import { CallError } from '../calls/call-error.ts';
import { isUpload, uploadParser } from './uploads.ts';

const BODY_LIMIT = '1mb';
const MULTIPART_LIMIT = 1_048_576;

const form = express.urlencoded({ extended: false, limit: BODY_LIMIT });
const json = express.json({ limit: BODY_LIMIT, strict: true });
const multipart = express.raw({ type: 'multipart/form-data', limit: MULTIPART_LIMIT });

/** Reads form, JSON and multipart bodies of at most 1 MB; only a call that takes files gets files, and more room for them. */
export const bodyParsers: readonly RequestHandler[] = [
  form,
  json,
  uploadParser,
  multipart,
  async (request, _response, next) => {
    if (Buffer.isBuffer(request.body)) request.body = await readFields(request, request.body);
    next();
  },
];

/** Reads the text fields of a multipart body. Throws `invalidInput` for one that cannot be read. */
export async function readFields(request: Request, body: Buffer): Promise<Record<string, unknown>> {
  try {
    const headers = { 'content-type': request.get('content-type') ?? '' };
    const data = await new Response(new Uint8Array(body), { headers }).formData();
    const pairs = [...data.entries()];
    return collect(isUpload(request) ? pairs : pairs.filter(([, value]) => typeof value === 'string'));
  } catch {
    throw new CallError('invalidInput', { issues: [{ path: '', message: 'the body cannot be read' }] });
  }
}

/** Makes a plain object from pairs; a repeated name keeps its last value, as a form has one value per field. */
function collect(pairs: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  return Object.fromEntries(pairs);
}

/** Gathers what a request carries: the query for GET, the body for POST, and what stands in the path or, by the call's rule, in the query of a POST. Texts lose NUL, which no database text may hold. */
export function readInput(request: Request, { method, inQuery = [] }: InputPlaces): unknown {
  const source: unknown = method === 'GET' ? request.query : (request.body ?? {});
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return source;
  const query = inQuery.map((name) => [name, request.query[name]] as const);
  const elsewhere = { ...Object.fromEntries(query), ...request.params };
  return withoutNul({ ...source, ...elsewhere }, 0);
}

type InputPlaces = Pick<CallDescriptor, 'method' | 'inQuery'>;

const MAX_DEPTH = 20;

function withoutNul(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (depth > MAX_DEPTH) throw new CallError('invalidInput', { issues: [{ path: '', message: 'too deep' }] });
  if (Array.isArray(value)) return value.map((item) => withoutNul(item, depth + 1));
  const pairs = Object.entries(value).map(([key, item]) => [key, withoutNul(item, depth + 1)] as const);
  return Object.fromEntries(pairs);
}
