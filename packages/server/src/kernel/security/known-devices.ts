import { createHmac, timingSafeEqual } from 'node:crypto';

/** Life of the cookie by which a device is known, in milliseconds. */
export const KNOWN_LIFE_MS = 365 * 86_400_000;

const MAX_KEPT = 8;
const ID_BYTES = 9;
const MARK = /^[A-Za-z0-9_-]{12}[A-Za-z0-9_-]{22}$/;
const ID_LENGTH = 12;

/** Names an account as something whose password a device knew. */
export const accountSubject = (accountId: string): string => `account:${accountId}`;

/** Recognises a device that knew a password before, by marks in a cookie that say nothing to anyone else. */
export interface KnownDevices {
  /** Returns the id under which the device is known for an account or a link; undefined when it is not. */
  readonly find: (cookie: string | undefined, subject: string) => string | undefined;
  /** Returns the cookie with a mark for the subject: eight stay, the latest first. */
  readonly remember: (cookie: string | undefined, subject: string) => string;
}

/** Makes a recogniser of devices by a key of this installation. */
export const createKnownDevices = (key: Buffer, randomBytes: (length: number) => Buffer): KnownDevices => {
  const sealOf = (id: string, subject: string): Buffer =>
    createHmac('sha256', key).update(`${id}:${subject}`).digest().subarray(0, 16);
  const fits = (mark: string, subject: string): boolean =>
    timingSafeEqual(
      Buffer.from(mark.slice(ID_LENGTH), 'base64url'),
      sealOf(mark.slice(0, ID_LENGTH), subject),
    );
  const marksIn = (cookie: string | undefined): readonly string[] =>
    (cookie ?? '')
      .split('.')
      .slice(0, MAX_KEPT)
      .filter((mark) => MARK.test(mark));
  return {
    find: (cookie, subject) =>
      marksIn(cookie)
        .find((mark) => fits(mark, subject))
        ?.slice(0, ID_LENGTH),
    remember: (cookie, subject) => {
      const kept = marksIn(cookie);
      const known = kept.find((mark) => fits(mark, subject));
      const id = randomBytes(ID_BYTES).toString('base64url');
      const mark = known ?? id + sealOf(id, subject).toString('base64url');
      return [mark, ...kept.filter((one) => one !== mark)].slice(0, MAX_KEPT).join('.');
    },
  };
};
