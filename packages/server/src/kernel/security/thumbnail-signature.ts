import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

const WINDOW_MS = 600_000;
const SHAPE = /^([0-9a-z]{1,9})-([A-Za-z0-9_-]{22})$/;

/** Subject of a thumbnail value. */
export interface ThumbnailSubject {
  readonly id: string;
  /** Changes with the content; a file without one has no thumbnail. */
  readonly thumb_key: string | null;
}

/** Makes and checks the short-lived values that stand in thumbnail addresses, so that an image needs no token. */
export interface ThumbnailSigner {
  /** Signs a file's thumbnail for the running 10-minute window; undefined for a file without one. */
  readonly sign: (subject: ThumbnailSubject, now: number) => string | undefined;
  /** Returns whether a value was made for a file in this window or the one before. */
  readonly verify: (value: string, subject: ThumbnailSubject, now: number) => boolean;
}

/** Values of the running window that are kept: signing every row of a list again costs a fifth of the list. */
const REMEMBERED = 10_000;

/** Creates a signer from a secret of at least 32 bytes. */
export const createThumbnailSigner = (secret: Buffer): ThumbnailSigner => {
  // Made once: preparing the key takes three times as long as signing.
  const key = createSecretKey(secret);
  const remembered = new Map<string, string>();
  let rememberedWindow = '';
  const mac = (subject: ThumbnailSubject, window: string): string =>
    createHmac('sha256', key)
      .update(`${subject.id}\n${subject.thumb_key ?? ''}\n${window}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
  return {
    sign: (subject, now) => {
      if (subject.thumb_key === null) return undefined;
      const window = Math.floor(now / WINDOW_MS).toString(36);
      const name = `${subject.id} ${subject.thumb_key}`;
      if (window !== rememberedWindow || remembered.size >= REMEMBERED) remembered.clear();
      rememberedWindow = window;
      const known = remembered.get(name);
      if (known !== undefined) return known;
      const value = `${window}-${mac(subject, window)}`;
      remembered.set(name, value);
      return value;
    },
    verify: (value, subject, now) => {
      const [, window, given] = SHAPE.exec(value) ?? [];
      if (window === undefined || given === undefined || subject.thumb_key === null) return false;
      const age = Math.floor(now / WINDOW_MS) - Number.parseInt(window, 36);
      const right = Buffer.from(mac(subject, window));
      return (age === 0 || age === 1) && timingSafeEqual(right, Buffer.from(given));
    },
  };
};
