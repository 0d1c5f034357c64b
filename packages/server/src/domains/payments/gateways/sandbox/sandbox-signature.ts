import { generateKeyPairSync, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Farthest that the clock of a signature may be from ours, in milliseconds. */
const SKEW_MS = 300_000;

/** A pair of Ed25519 keys. */
export interface SandboxKeys {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
}

/** Creates the keys of one end of the sandbox. */
export const createSandboxKeys = (): SandboxKeys => generateKeyPairSync('ed25519');

/** Signed text: its target and its content. */
export interface SignedMessage {
  /** Method and path of a request, or the subject of a response to one. */
  readonly subject: string;
  readonly body: string;
}

/** Headers that carry a signature. */
export interface SignatureHeaders {
  readonly 'sandbox-timestamp': string;
  readonly 'sandbox-nonce': string;
  readonly 'sandbox-signature': string;
}

const textOf = ({ subject, body }: SignedMessage, timestamp: string, nonce: string): Buffer =>
  Buffer.from(`${subject}\n${timestamp}\n${nonce}\n${body}\n`);

/** Signs a message at an instant, in epoch milliseconds. */
export const signMessage = (
  message: SignedMessage,
  key: KeyObject,
  { now, nonce }: { readonly now: number; readonly nonce: string },
): SignatureHeaders => ({
  'sandbox-timestamp': String(now),
  'sandbox-nonce': nonce,
  'sandbox-signature': sign(null, textOf(message, String(now), nonce), key).toString('base64'),
});

/** Returns whether a message carries the signature of a key that is no more than five minutes off. */
export const isSigned = (
  message: SignedMessage,
  headers: Readonly<Record<string, string | undefined>>,
  { key, now }: { readonly key: KeyObject; readonly now: number },
): boolean => {
  const { 'sandbox-timestamp': timestamp, 'sandbox-nonce': nonce, 'sandbox-signature': signature } = headers;
  if (timestamp === undefined || nonce === undefined || signature === undefined) return false;
  if (!(Math.abs(Number(timestamp) - now) <= SKEW_MS)) return false;
  return verify(null, textOf(message, timestamp, nonce), key, Buffer.from(signature, 'base64'));
};
