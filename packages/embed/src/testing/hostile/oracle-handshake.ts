import type { Received } from '../../handshake/judge.ts';
import { fits, isJsonObject } from './oracle.ts';

/** Where everyone is in the harness. */
export const PLACES = {
  host: 'https://partner.test',
  guest: 'https://chartdock.test',
  channel: 'channel-1',
  patterns: ['https://partner.test', 'https://*.shop.test', 'http://localhost:*'],
} as const;

/** Verdict that an end should reach on a message, in the words of its own verdicts. */
export type ExpectedVerdict =
  'ignored' | 'null_origin' | 'origin_not_allowed' | 'hello' | 'refused' | 'welcome' | `join ${string}`;

// Written out for the three patterns above: no pattern is parsed here.
const isRegistered = (origin: string): boolean =>
  origin === 'https://partner.test' ||
  /^https:\/\/([a-z\d-]+\.)+shop\.test$/.test(origin) ||
  /^http:\/\/localhost(:(?!80$)[1-9]\d{0,3})?$/.test(origin);

const isGreeting = (data: unknown, kind: string): data is Record<string, unknown> =>
  isJsonObject(data) && data['cd'] === 1 && data['t'] === kind && data['ch'] === PLACES.channel;

const comesFrom = (event: Received, window: unknown): boolean =>
  event.isTrusted && event.source === window && event.source !== null;

const isRange = (min: unknown, max: unknown): boolean =>
  fits('@version', min) && fits('@version', max) && Number(min) <= Number(max);

const isWhole = ({ nonce, min, max, features }: Record<string, unknown>): boolean =>
  fits('@key', nonce) && isRange(min, max) && fits('list 64 @feature', features);

const versionOf = (min: number, max: number): string => {
  if (min > 3) return 'version_host';
  return max < 2 ? 'version_guest' : String(Math.min(3, max));
};

/** Verdicts of a host on the word that its page is not registered, by the origin that it comes from. */
const STRANGERS: Readonly<Record<string, ExpectedVerdict>> = {
  null: 'null_origin',
  [PLACES.guest]: 'origin_not_allowed',
};

/** Predicts the host's verdict on a message, when it speaks versions 2 to 3 and has answered the nonces in `used`. */
export const expectAtHost = (event: Received, frame: unknown, used: ReadonlySet<string>): ExpectedVerdict => {
  const { data, origin } = event;
  if (!comesFrom(event, frame)) return 'ignored';
  if (isGreeting(data, 'stranger')) return STRANGERS[origin] ?? 'ignored';
  if (!isGreeting(data, 'join')) return 'ignored';
  const { nonce, min, max } = data;
  if (!isWhole(data)) return 'ignored';
  if (origin === 'null') return 'null_origin';
  if (origin !== PLACES.guest || used.has(String(nonce))) return 'ignored';
  return `join ${versionOf(Number(min), Number(max))}`;
};

/** Predicts the guest's verdict on a message that may be a hello. */
export const expectHello = (event: Received, parent: unknown): ExpectedVerdict =>
  comesFrom(event, parent) && isGreeting(event.data, 'hello') && isRegistered(event.origin)
    ? 'hello'
    : 'ignored';

const isWelcome = (data: Record<string, unknown>): boolean =>
  isGreeting(data, 'welcome') &&
  fits('list 64 @feature', data['features']) &&
  (data['v'] === 2 || data['v'] === 3);

/** Predicts the verdict of a guest that speaks versions 2 to 3 on a message that may answer one of its joins. */
export const expectAnswer = (
  event: Received,
  parent: unknown,
  sent: ReadonlyMap<string, string>,
): ExpectedVerdict => {
  const { data, origin, ports } = event;
  if (!comesFrom(event, parent) || !isJsonObject(data)) return 'ignored';
  const { nonce, code } = data;
  if (!fits('@key', nonce) || sent.get(String(nonce)) !== origin) return 'ignored';
  if (isGreeting(data, 'refuse'))
    return code === 'version_host' || code === 'version_guest' ? 'refused' : 'ignored';
  return ports.length === 1 && isWelcome(data) ? 'welcome' : 'ignored';
};
