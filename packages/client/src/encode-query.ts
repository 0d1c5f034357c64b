import type { CallDescriptor } from '@chartdock/contract';

/** A call's input on its way to the wire. */
export interface EncodedRequest {
  /** Path and query, without base and prefix. */
  readonly address: string;
  readonly body: string | FormData | undefined;
  /** The type of the body, but for multipart, whose boundary only the engine knows, and fields that stand in headers. Default none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Tells requests apart: method, address and body, parameters sorted (REQ-03, REQ-04). */
  readonly key: string;
}

/** Fields of an input in the order of their names. */
export type Fields = readonly (readonly [name: string, value: unknown])[];

/** Orders fields by their names. */
export const byName = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
  a[0] < b[0] ? -1 : 1;

/** Lists the fields of an input; undefined values are left out. */
export const fieldsOf = (input: object): Fields =>
  Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .sort(byName);

/** Writes a value as forms and queries carry it: lists and objects as JSON. */
export const formatValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Writes fields as a form. */
export const formatForm = (fields: Fields): string =>
  fields
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(formatValue(value))}`)
    .join('&');

/** Writes the input of a call without a body and without parameters in its path. */
export const encodeQuery = ({ method, path }: CallDescriptor, input: object): EncodedRequest => {
  const query = formatForm(fieldsOf(input));
  const address = query === '' ? path : `${path}?${query}`;
  return { address, body: undefined, key: `${method} ${address}` };
};
