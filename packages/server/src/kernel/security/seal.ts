import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Key of a sealed text. */
export interface SealKey {
  /** Use of the text: the same secret opens nothing else. */
  readonly use: 'meeting-binding' | 'wechat-payer';
  /** A secret of the settings, which is not in the database. */
  readonly secret: string;
}

const keyOf = ({ use, secret }: SealKey): Buffer => createHash('sha256').update(`${use}:${secret}`).digest();

/** Encrypts a text with a key from the settings, so that the database alone does not give it away. */
export const seal = (text: string, key: SealKey, randomBytes: (length: number) => Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(key), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
};

/** Decrypts a sealed text; undefined when it was sealed with another key or was changed. */
export const unseal = (sealed: Buffer, key: SealKey): string | undefined => {
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(key), sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
