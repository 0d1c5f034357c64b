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

/** Reads a request for a token. A field that comes twice is refused, and so is a secret in two places (RFC 6749, 2.3 and 3.2). */
export const readGrant = (
  fields: Readonly<Record<string, unknown>>,
  authorization: string | undefined,
): AskedGrant | OAuthError => {
  if (Object.values(fields).some(Array.isArray)) return 'invalid_request';
  const [type, code, secret] = ['grant_type', 'code', 'client_secret'].map((name) => textOf(fields[name]));
  if (type === undefined) return 'invalid_request';
  if (type !== 'authorization_code') return 'unsupported_grant_type';
  const basic = authorization === undefined ? undefined : readBasic(authorization);
  if (authorization !== undefined && (basic === undefined || secret !== undefined)) return 'invalid_client';
  const named = textOf(fields['client_id']);
  const client = basic?.client ?? named;
  if (client === undefined || code === undefined || (named ?? client) !== client) return 'invalid_request';
  return { client, code, secret: basic?.secret ?? secret, verifier: textOf(fields['code_verifier']) };
};
