import { parse as parseForm } from 'node:querystring';
import type { CallDescriptor } from '@chartdock/contract';
import type { Request, RequestHandler, Response as HttpResponse } from 'express';
import type { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import type { BodyRoom } from './body-room.ts';
import { announcesBody } from './door.ts';
import { readMultipart } from './multipart.ts';
import { BodyError, readBytes } from './read-bytes.ts';
import type { After, BodyRules } from './read-bytes.ts';
import { UnknownTypeError } from './unknown-type.ts';

const MAX_FIELDS = 1_000;
const TAKES_BODY: ReadonlySet<string> = new Set(['POST', 'PUT']);
const UNKNOWN_TYPE =
  'The type of the body is not one that calls take: application/json, application/x-www-form-urlencoded or multipart/form-data';
const CHARSETS: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii']);

/** Means of receiving bodies. */
export interface BodyIntake {
  readonly room: BodyRoom;
  readonly after: After;
}

/** The rules of one kind of calls: who sends a body, how much it may be, and whether it may hold files. */
export interface IntakeRules extends BodyRules {
  readonly takesFiles?: boolean;
  /** Refuses a body above the limit; by default as bad input. */
  readonly refuseLarge?: () => CallError;
  /** Refuses a stranger's large body at once; by default the call is answered as one whose body cannot be used. */
  readonly refuseStranger?: () => CallError;
}

/** Makes the refusal of a body, with a sentence that names its fault. */
export const refuseBody = (message: string): CallError => refuseInput('', message);

/** Unread bodies of strangers: the caller is identified before the body is read. */
const unread = new WeakSet<Request>();

/** Reads JSON, form and multipart bodies by rules, and refuses one of another type with HTTP status 415; of a GET none is read. Its memory counts until the request is answered. */
export const takeBody =
  ({ room, after }: BodyIntake, rulesOf: (request: Request) => IntakeRules): RequestHandler =>
  async (request, response, next) => {
    if (!announcesBody(request) || !TAKES_BODY.has(request.method)) return next();
    const kind = request.is(Object.keys(KINDS));
    const parse = typeof kind === 'string' ? KINDS[kind] : undefined;
    if (parse === undefined) throw new UnknownTypeError(UNKNOWN_TYPE);
    requireReadable(request);
    const [rules, place] = [rulesOf(request), room.enter()];
    response.once('close', place.leave);
    try {
      const bytes = await readBytes(request, {
        rules,
        place,
        after,
        begin: () => askForBody(request, response),
      });
      request.body = await parse(bytes, { request, rules });
    } catch (error) {
      place.leave();
      discardRest(request);
      refuse(error, { rules, request, response });
    }
    next();
  };

/** Asks for a body whose sender waits for a word before it comes (RFC 9110, 10.1.1). */
const askForBody = (request: Request, response: HttpResponse): void => {
  if (request.headers.expect !== undefined) response.writeContinue();
};

/** Lets the rest of a body pass by: a sender that cannot get rid of it never reads the response. */
const discardRest = (request: Request): void => {
  setImmediate(() => request.resume());
};

interface Refused {
  readonly rules: IntakeRules;
  readonly request: Request;
  readonly response: HttpResponse;
}

/** Throws the sender's error; a stranger hears from the call itself that it wants a token. */
const refuse = (error: unknown, { rules, request, response }: Refused): void => {
  if (!(error instanceof BodyError)) throw request.complete ? error : abortedOr(error);
  if (error.code === 'stranger' && rules.refuseStranger !== undefined) throw rules.refuseStranger();
  if (error.code === 'stranger') return void unread.add(request);
  if (error.code === 'large') throw rules.refuseLarge?.() ?? refuseBody('The body is too large');
  // Nobody waits for the rest of it.
  response.set('Connection', 'close');
  throw refuseBody('The body came too slowly');
};

const abortedOr = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
    ? refuseBody('The request was aborted')
    : error;

type Parse = (
  bytes: Buffer<ArrayBuffer>,
  of: { readonly request: Request; readonly rules: IntakeRules },
) => unknown;

const KINDS: Readonly<Record<string, Parse>> = {
  'application/json': (bytes) => readJson(bytes.toString()),
  'application/x-www-form-urlencoded': (bytes) => readForm(bytes.toString()),
  'multipart/form-data': (bytes, { request, rules }) =>
    readFields(bytes, { type: request.get('content-type') ?? '', takesFiles: rules.takesFiles === true }),
};

const requireReadable = (request: Request): void => {
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(request.get('content-type') ?? '') ?? [];
  if (!CHARSETS.has(charset.toLowerCase())) throw new UnknownTypeError('The character set is not supported');
  // A small encoded body could be large once decoded.
  const encoding = request.get('content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw new UnknownTypeError('The content encoding of this type is not supported');
};

const readJson = (text: string): unknown => {
  if (text === '') return {};
  if (!/^\s*[[{]/.test(text)) throw refuseBody('The body cannot be read');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refuseBody('The body cannot be read');
  }
};

const readForm = (text: string): unknown => {
  if (text.split('&', MAX_FIELDS + 1).length > MAX_FIELDS) throw refuseBody('The form has too many fields');
  return { ...parseForm(text, '&', '=', { maxKeys: MAX_FIELDS }) };
};

/** A repeated name keeps its last value, as a form has one value per field. */
const readFields = async (
  bytes: Buffer<ArrayBuffer>,
  { type, takesFiles }: { readonly type: string; readonly takesFiles: boolean },
): Promise<Record<string, unknown>> => {
  try {
    const data = await readMultipart(bytes, type);
    const pairs = [...data.entries()];
    return Object.fromEntries(takesFiles ? pairs : pairs.filter(([, value]) => typeof value === 'string'));
  } catch {
    throw refuseBody('The body cannot be read');
  }
};

/**
 * Gathers the input of a request: the query for GET, the body for POST, and fields in the path or, by the call's rule, in the
 * query of a POST or in headers. Texts lose NUL, which no database text may hold.
 */
export const readInput = (
  request: Request,
  { method, inQuery = [], inHeaders = [] }: InputPlaces,
): unknown => {
  if (unread.has(request)) throw refuseBody('The body is too large without a token');
  const source: unknown = method === 'GET' ? request.query : (request.body ?? {});
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return source;
  const query = inQuery.map((name) => [name, request.query[name]] as const);
  const headers = inHeaders.map((name) => [name, request.get(name)] as const);
  const elsewhere = { ...Object.fromEntries([...query, ...headers]), ...request.params };
  return withoutNul({ ...source, ...elsewhere }, 0);
};

type InputPlaces = Pick<CallDescriptor, 'method' | 'inQuery' | 'inHeaders'>;

const MAX_DEPTH = 20;

const withoutNul = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return value.replaceAll('\u0000', '');
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (depth > MAX_DEPTH) throw refuseBody('The input is nested too deep');
  if (Array.isArray(value)) return value.map((item) => withoutNul(item, depth + 1));
  const pairs = Object.entries(value).map(([key, item]) => [key, withoutNul(item, depth + 1)] as const);
  return Object.fromEntries(pairs);
};
