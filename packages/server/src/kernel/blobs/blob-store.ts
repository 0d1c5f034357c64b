/** Keeps bytes under keys outside of the database. Keys are segments of `a-z`, `0-9`, `-` and `_` with `/` between. */
export interface BlobStore {
  /** Keeps bytes; replaces the previous value of the key, whole or not at all. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Resolves with the bytes, or undefined when there are none. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** Forgets the bytes; a key without any is all right. */
  readonly remove: (key: string) => Promise<void>;
}

/** Reports a store that failed to carry out a request. */
export class BlobError extends Error {
  override readonly name = 'BlobError';
  readonly code: 'key_not_allowed' | 'store_failed';

  constructor(code: BlobError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const KEY = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*$/;
const MAX_KEY = 200;

/** Throws `key_not_allowed` for a key that could name something else than bytes of ours. */
export const requireKey = (key: string): void => {
  if (!KEY.test(key) || key.length > MAX_KEY)
    throw new BlobError('key_not_allowed', `${JSON.stringify(key)} cannot be a key.`);
};
