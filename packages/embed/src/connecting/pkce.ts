import { EmbedError } from '../errors.ts';

/** A secret of this page, and its public part. */
export interface Proof {
  readonly verifier: string;
  /** Its SHA-256 as base64url (RFC 7636, S256). */
  readonly challenge: string;
}

const encode = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Creates a text that cannot be guessed: 32 random bytes as base64url. */
export const createSecret = (): string => encode(crypto.getRandomValues(new Uint8Array(32)));

/** Creates a proof. Throws `bad_option` on a page without a secure context, where browsers have no digest. */
export const createProof = async (verifier: string = createSecret()): Promise<Proof> => {
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto };
  if (subtle === undefined)
    throw new EmbedError('bad_option', 'connect needs a page of https, or one from localhost');
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: encode(new Uint8Array(digest)) };
};
