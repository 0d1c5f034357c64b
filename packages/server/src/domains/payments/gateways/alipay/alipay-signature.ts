import { sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { GatewayError } from '../../../../kernel/calls/gateway.types.ts';

type Fields = Readonly<Record<string, string>>;

/** Writes fields as they are signed: sorted by name, joined as they are. */
const joined = (fields: Fields, without: readonly string[]): string =>
  Object.keys(fields)
    .filter((name) => !without.includes(name))
    .toSorted()
    .map((name) => `${name}=${fields[name]}`)
    .join('&');

/** Signs the fields of a request (RSA2) and returns them with the signature. */
export const signFields = (fields: Fields, key: KeyObject): Fields => ({
  ...fields,
  sign: sign('RSA-SHA256', Buffer.from(joined(fields, ['sign'])), key).toString('base64'),
});

const requireFit = (text: string, signature: string | undefined, key: KeyObject): void => {
  const bytes = Buffer.from(signature ?? '', 'base64');
  // The last letter of base64 can be written in several ways; a notice has one.
  const isOneWay = bytes.toString('base64') === signature;
  if (isOneWay && verify('RSA-SHA256', Buffer.from(text), key, bytes)) return;
  throw new GatewayError('not_signed', 'The signature does not fit.');
};

/** Text inside a value that shows a cut at another place than at the signing. */
const CUT_ELSEWHERE = /&[a-z_]+=/;

/** Form of field names: one with a joining sign could be two of the signed fields. */
const FIELD_NAME = /^[a-z][\w.]{0,63}$/i;

/**
 * Returns the fields of a notice, which is a form. Throws a GatewayError `not_signed` unless Alipay signed it. The signature
 * is of the joined text, which could be cut into other fields: a name that comes twice or is none, and a value that holds a further
 * field, are refused too.
 */
export const readSignedForm = (body: Buffer, key: KeyObject): Fields => {
  const pairs = [...new URLSearchParams(body.toString())];
  const fields = Object.fromEntries(pairs);
  requireFit(joined(fields, ['sign', 'sign_type']), fields['sign'], key);
  // It is not part of the signed text.
  if (fields['sign_type'] !== 'RSA2')
    throw new GatewayError('not_signed', 'The signature is of another kind.');
  const isCut = pairs.some(([name, value]) => !FIELD_NAME.test(name) || CUT_ELSEWHERE.test(value));
  if (isCut || Object.keys(fields).length !== pairs.length)
    throw new GatewayError('not_signed', 'The notice is not cut as it was signed.');
  return fields;
};

/** Returns where a JSON value ends that begins with a brace at an index; undefined when it does not end. */
const endOf = (text: string, start: number): number | undefined => {
  let [depth, isText] = [0, false];
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && sign === '{') depth += 1;
    else if (!isText && sign === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return undefined;
};

/** Splits a response: its first member is the message, as it was written, and the member `sign` is its signature. */
const SIGNATURE = /^,(?:"alipay_cert_sn":"\w*",)?"sign":"([\w+/=\\]+)"(?:,"alipay_cert_sn":"\w*")?\}\s*$/;

/**
 * Returns the message of a response, as the text that is signed. Throws a GatewayError `malformed` for a response to something
 * else, `not_signed` for one that Alipay did not sign.
 */
export const readSignedResponse = (text: string, member: string, key: KeyObject): string => {
  const start = [`{"${member}":`, '{"error_response":'].find((begin) => text.startsWith(begin))?.length;
  const end = start === undefined || text[start] !== '{' ? undefined : endOf(text, start);
  if (start === undefined || end === undefined)
    throw new GatewayError('malformed', 'The response is to something else, or cut off.');
  const said = text.slice(start, end);
  requireFit(said, SIGNATURE.exec(text.slice(end))?.[1]?.replaceAll('\\/', '/'), key);
  return said;
};
