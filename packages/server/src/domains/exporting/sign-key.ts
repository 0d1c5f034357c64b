import { createHmac, timingSafeEqual } from 'node:crypto';

const LIFE_MS = 300_000;
const SHAPE =
  /^([0-9a-z]{1,11})\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.([01])\.([0-9a-f]{64})\.([A-Za-z0-9_-]{43})$/;

/** Subject of a key: one account may export one file, as single canvas or whole. */
export interface ExportSubject {
  readonly userId: string;
  readonly chartId: string;
  readonly isCanvas: boolean;
  /** Hash of the session that made the key, in hex: it ends with it. */
  readonly sessionHash: string;
}

const write = ({ userId, chartId, isCanvas, sessionHash }: ExportSubject, until: string): string =>
  `${until}.${userId}.${chartId}.${isCanvas ? 1 : 0}.${sessionHash}`;

const mac = (secret: Buffer, claim: string): string =>
  createHmac('sha256', secret).update(claim).digest('base64url');

/**
 * Creates an export key of five minutes (CALL-F-041). It names its account and its subject, as a hidden frame sends no other
 * token.
 */
export const createSignKey = (
  secret: Buffer,
  subject: ExportSubject,
  now: number,
): { readonly key: string; readonly expireTime: number } => {
  const expireTime = now + LIFE_MS;
  const claim = write(subject, expireTime.toString(36));
  return { key: `${claim}.${mac(secret, claim)}`, expireTime };
};

/** Reads the subject of a key; undefined for one that is not ours or ran out. */
export const readSignKey = (secret: Buffer, key: string, now: number): ExportSubject | undefined => {
  const [, until, userId, chartId, canvas, sessionHash, given] = SHAPE.exec(key) ?? [];
  if (until === undefined || userId === undefined || chartId === undefined) return undefined;
  if (sessionHash === undefined || given === undefined) return undefined;
  if (Number.parseInt(until, 36) <= now) return undefined;
  const subject = { userId, chartId, isCanvas: canvas === '1', sessionHash };
  const right = timingSafeEqual(Buffer.from(mac(secret, write(subject, until))), Buffer.from(given));
  return right ? subject : undefined;
};
