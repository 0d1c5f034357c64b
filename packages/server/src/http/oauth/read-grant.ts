/** Why a token endpoint gives no token, by RFC 6749 section 5.2. */
export type OAuthError =
  'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unauthorized_client' | 'unsupported_grant_type';

/** Grant of a token request. */
export interface AskedGrant {
  readonly client: string;
  readonly code: string;
  readonly secret: string | undefined;
  readonly verifier: string | undefined;
}

interface Credentials {
  readonly client: string;
  readonly secret: string;
}

const BASIC = /^basic +([A-Za-z0-9+/]+=*)$/i;

/** Reads the id and the secret of a client from the header of HTTP's own authentication. */
const readBasic = (header: string): Credentials | undefined => {
  const [client, ...rest] = Buffer.from(BASIC.exec(header)?.[1] ?? '', 'base64')
    .toString()
    .split(':');
  if (client === undefined || rest.length === 0) return undefined;
  try {
    return { client: decodeURIComponent(client), secret: decodeURIComponent(rest.join(':')) };
  } catch {
    return undefined;
  }
};

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Reads who asks: by the header, or by fields, but not by both. */
const readClient = (
  fields: Readonly<Record<string, unknown>>,
  authorization: string | undefined,
): Partial<Credentials> | OAuthError => {
  const [client, secret] = [textOf(fields['client_id']), textOf(fields['client_secret'])];
  if (authorization === undefined) return { ...(client && { client }), ...(secret && { secret }) };
  const basic = readBasic(authorization);
  if (basic === undefined || secret !== undefined) return 'invalid_client';
  return client === undefined || client === basic.client ? basic : 'invalid_request';
};

/** Reads a request for a token. A field that comes twice is refused, and so is a secret in two places (RFC 6749, 2.3 and 3.2). */
export const readGrant = (
  fields: Readonly<Record<string, unknown>>,
  authorization: string | undefined,
): AskedGrant | OAuthError => {
  if (Object.values(fields).some(Array.isArray)) return 'invalid_request';
  const [type, code] = [textOf(fields['grant_type']), textOf(fields['code'])];
  if (type !== undefined && type !== 'authorization_code') return 'unsupported_grant_type';
  const asking = readClient(fields, authorization);
  if (typeof asking === 'string') return asking;
  const { client, secret } = asking;
  if (type === undefined || client === undefined || code === undefined) return 'invalid_request';
  return { client, code, secret, verifier: textOf(fields['code_verifier']) };
};
