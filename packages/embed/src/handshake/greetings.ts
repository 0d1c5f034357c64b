import type { VersionRange } from '../protocol.ts';
import { isListOf, isName, isPlainObject, isText, isWhole } from '../wire/guards.ts';

/** Host to guest, when its frame has loaded: "this page opened you". */
export interface Hello {
  readonly cd: 1;
  readonly t: 'hello';
  readonly ch: string;
}

/** Guest to host: the versions and features it has, and a nonce that the answer must repeat. */
export interface Join extends VersionRange {
  readonly cd: 1;
  readonly t: 'join';
  readonly ch: string;
  readonly nonce: string;
  readonly features: readonly string[];
}

/** Host to guest, with the port: what is agreed and all that is needed to paint. */
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

/** A message that one window posts to another before there is a port. */
export type Greeting = Hello | Join | Welcome | Refuse;

const isVersion = isWhole(1, 10_000);
const isKey = isName(64);
const areFeatures = isListOf(isText(64), 64);

type Bag = Readonly<Record<string, unknown>>;

// Fields that a later version adds are let through here, so that old and new can still tell each other who is old.
const SHAPES: Readonly<Record<Greeting['t'], (bag: Bag) => boolean>> = {
  hello: () => true,
  join: (bag) =>
    isKey(bag['nonce']) && isVersion(bag['min']) && isVersion(bag['max']) && areFeatures(bag['features']),
  welcome: (bag) => isKey(bag['nonce']) && isVersion(bag['v']) && areFeatures(bag['features']),
  refuse: (bag) => isKey(bag['nonce']) && (bag['code'] === 'version_host' || bag['code'] === 'version_guest'),
};

/** Tells whether a value is the greeting of a kind. */
export const isGreeting = <Kind extends Greeting['t']>(
  kind: Kind,
  value: unknown,
): value is Extract<Greeting, { t: Kind }> =>
  isPlainObject(value) &&
  value['cd'] === 1 &&
  value['t'] === kind &&
  isKey(value['ch']) &&
  SHAPES[kind](value);
