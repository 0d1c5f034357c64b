import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer => createHash('sha256').update(`meeting-binding:${secret}`).digest();

/** Encrypts a text with a key from the settings, so that the database alone does not give it away. */
export const seal = (text: string, secret: string, randomBytes: (length: number) => Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
};

/** Decrypts a sealed text; undefined when it was sealed with another key or was changed. */
export const unseal = (sealed: Buffer, secret: string): string | undefined => {
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(secret), sealed.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};
