import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 300_000;
const SHAPE = /^([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/;

/** What a key allows: one account to export one file, as single canvas or whole. */
export interface ExportSubject {
  readonly userId: string;
  readonly chartId: string;
  readonly isCanvas: boolean;
}

const mac = (secret: Buffer, subject: ExportSubject, until: string): string =>
  createHmac('sha256', secret)
    .update(`${subject.userId}\n${subject.chartId}\n${subject.isCanvas ? 1 : 0}\n${until}`)
    .digest('base64url');

/** Makes an export key of five minutes (CALL-F-041). */
export function createSignKey(
  secret: Buffer,
  subject: ExportSubject,
  now: number,
): { readonly key: string; readonly expireTime: number } {
  const expireTime = now + LIFE_MS;
  const until = expireTime.toString(36);
  return { key: `${until}.${mac(secret, subject, until)}`, expireTime };
}

/** Tells whether a key was made for this subject and is still valid. */
export function isSignKey(
  secret: Buffer,
  key: string,
  { now, ...subject }: ExportSubject & { readonly now: number },
): boolean {
  const [, until, given] = SHAPE.exec(key) ?? [];
  if (until === undefined || given === undefined || Number.parseInt(until, 36) <= now) return false;
  return timingSafeEqual(Buffer.from(mac(secret, subject, until)), Buffer.from(given));
}
