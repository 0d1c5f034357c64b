import type { VersionRange } from '../protocol.ts';
import { isListOf, isPlainObject, isText, isWhole } from '../wire/guards.ts';
import { isKey } from '../wire/values.ts';

/** Host to guest, when its frame has loaded: "this page opened you". */
export interface Hello {
  readonly cd: 1;
  readonly t: 'hello';
  readonly ch: string;
}

/** Guest to host: the versions and features it has, and a nonce that the response must repeat. */
export interface Join extends VersionRange {
  readonly cd: 1;
  readonly t: 'join';
  readonly ch: string;
  readonly nonce: string;
  readonly features: readonly string[];
}

/** Host to guest, with the port: the agreement and all that is needed to paint. */
export interface Welcome {
  readonly cd: 1;
  readonly t: 'welcome';
  readonly ch: string;
  readonly nonce: string;
  readonly v: number;
  readonly features: readonly string[];
  readonly config: unknown;
  readonly first: unknown;
}

/** Host to guest instead of a welcome: no version in common. */
export interface Refuse {
  readonly cd: 1;
  readonly t: 'refuse';
  readonly ch: string;
  readonly nonce: string;
  readonly code: 'version_host' | 'version_guest';
}

/** Guest to the page that opened its window, which is not registered: it waits for nobody. */
export interface Stranger {
  readonly cd: 1;
  readonly t: 'stranger';
  readonly ch: string;
}

/** A message that one window posts to another before there is a port. */
export type Greeting = Hello | Join | Welcome | Refuse | Stranger;

const isVersion = isWhole(10_000, 1);
const areFeatures = isListOf(isText(64), 64);

// Fields that a later version adds are let through here, so that old and new can still tell each other who is old.
const isGreeting = (kind: Greeting['t'], value: unknown): value is Record<string, unknown> =>
  isPlainObject(value) && value['cd'] === 1 && value['t'] === kind && isKey(value['ch']);

/** Returns whether a value is a `hello`. */
export const isHello = (value: unknown): value is Hello => isGreeting('hello', value);

/** Returns whether a value is a `stranger`. */
export const isStrangerNote = (value: unknown): value is Stranger => isGreeting('stranger', value);

/** Returns whether a value is a `join`. */
export const isJoin = (value: unknown): value is Join =>
  isGreeting('join', value) &&
  isKey(value['nonce']) &&
  isVersion(value['min']) &&
  isVersion(value['max']) &&
  value['min'] <= value['max'] &&
  areFeatures(value['features']);

/** Returns whether a value is a `welcome`. */
export const isWelcome = (value: unknown): value is Welcome =>
  isGreeting('welcome', value) &&
  isKey(value['nonce']) &&
  isVersion(value['v']) &&
  areFeatures(value['features']);

/** Returns whether a value is a `refuse`. */
export const isRefuse = (value: unknown): value is Refuse =>
  isGreeting('refuse', value) &&
  isKey(value['nonce']) &&
  (value['code'] === 'version_host' || value['code'] === 'version_guest');
