import type { CallDescriptor } from '@chartdock/contract';
import { byName, encodeQuery, fieldsOf, formatForm, formatValue } from './encode-query.ts';
import type { EncodedRequest, Fields } from './encode-query.ts';

const isBlob = (value: unknown): value is Blob => typeof Blob !== 'undefined' && value instanceof Blob;

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(byName))
    : value;

// Two blobs of equal size may differ, so each object is its own parameter.
const blobNames = new WeakMap<Blob, number>();
let blobCount = 0;
const nameOfBlob = (blob: Blob): string => {
  const known = blobNames.get(blob);
  if (known !== undefined) return `blob ${known}`;
  blobCount += 1;
  blobNames.set(blob, blobCount);
  return `blob ${blobCount}`;
};

type Payload = Pick<EncodedRequest, 'body' | 'headers'> & { readonly describe: string };

const ofType = (type: string): { readonly 'content-type': string } => ({ 'content-type': type });

const encodeMultipart = (fields: Fields): Payload => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, isBlob(value) ? value : formatValue(value));
  const plain = fields.map(([name, value]) => [name, isBlob(value) ? nameOfBlob(value) : value] as const);
  return { body, describe: JSON.stringify(plain, sortKeys) };
};

const encodePayload: Readonly<
  Record<Exclude<CallDescriptor['encoding'], 'query'>, (fields: Fields) => Payload>
> = {
  form: (fields) => {
    const body = formatForm(fields);
    return { body, headers: ofType('application/x-www-form-urlencoded'), describe: body };
  },
  json: (fields) => {
    const body = JSON.stringify(Object.fromEntries(fields));
    return {
      body,
      headers: ofType('application/json'),
      describe: JSON.stringify(Object.fromEntries(fields), sortKeys),
    };
  },
  multipart: encodeMultipart,
};

const fillPath = (path: string, fields: Fields): { path: string; rest: Fields } => {
  if (!path.includes('{')) return { path, rest: fields };
  const values = new Map(fields);
  const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values.get(name);
    values.delete(name);
    const text = value === undefined || value === null ? '' : formatValue(value);
    // A dot segment would be resolved away and lead to another call.
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`the path needs ${name}`);
    return encodeURIComponent(text);
  });
  return { path: filled, rest: [...values] };
};

/** Takes the fields that stand in headers out of an input; undefined when there is none. */
const partHeaders = (
  { inHeaders = [] }: CallDescriptor,
  fields: Fields,
): { readonly headers?: Readonly<Record<string, string>>; readonly rest: Fields } => {
  if (inHeaders.length === 0) return { rest: fields };
  const headers = fields.filter(([name]) => inHeaders.includes(name));
  return {
    headers: Object.fromEntries(headers.map(([name, value]) => [name, formatValue(value)])),
    rest: fields.filter((field) => !headers.includes(field)),
  };
};

/**
 * Writes a call's input as path, query and body, as the call's encoding says (REQ-07). Undefined values are left out.
 * Throws a TypeError when a path parameter is missing or a value cannot be written.
 */
export const encodeRequest = (descriptor: CallDescriptor, input: object): EncodedRequest => {
  const { method, encoding } = descriptor;
  const { headers, ...fields } = partHeaders(descriptor, fieldsOf(input));
  const { path, rest } = fillPath(descriptor.path, fields.rest);
  // Calls that differ in a header alone are different calls.
  const named = headers === undefined ? '' : ` ${JSON.stringify(headers)}`;
  if (encoding === 'query') {
    const request = encodeQuery({ ...descriptor, path }, Object.fromEntries(rest));
    return headers === undefined ? request : { ...request, headers, key: request.key + named };
  }
  const inQuery = new Set(descriptor.inQuery);
  const { describe, ...payload } = encodePayload[encoding](rest.filter(([name]) => !inQuery.has(name)));
  const query = formatForm(rest.filter(([name]) => inQuery.has(name)));
  const address = query === '' ? path : `${path}?${query}`;
  return {
    address,
    ...payload,
    headers: { ...payload.headers, ...headers },
    key: `${method} ${address} ${describe}${named}`,
  };
};
