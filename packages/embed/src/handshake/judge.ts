import type { VersionRange } from '../protocol.ts';
import type { Hello, Join, Refuse, Welcome } from './greetings.ts';
import { isHello, isJoin, isRefuse, isStrangerNote, isWelcome } from './greetings.ts';
import { isAllowedOrigin } from './origin.ts';
import { agreeOnVersion } from './versions.ts';

/** The parts of a `MessageEvent` that a judgement needs. */
export interface Received {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
  readonly isTrusted: boolean;
  readonly ports: readonly MessagePort[];
}

/** Why a message was not listened to. */
export type Ignored = 'source' | 'origin' | 'shape' | 'channel' | 'nonce' | 'replay' | 'port';

/** Returns whether a message has come from a window; a forged event can copy everything but `isTrusted`. */
const isFrom = ({ isTrusted, source }: Received, window: unknown): boolean =>
  isTrusted && !!source && source === window;

/** Knowledge of a host when it listens. */
export interface HostKnowledge extends VersionRange {
  /** The frame's window. */
  readonly frame: unknown;
  /** The guest page's exact origin. */
  readonly origin: string;
  readonly channel: string;
  readonly features: readonly string[];
  /** Nonces that were already answered on this channel. */
  readonly used: ReadonlySet<string>;
}

/**
 * Verdict of a host on a message: why it is ignored, that its frame is sandboxed (`null_origin`), that the guest knows no
 * such page (`origin_not_allowed`), or a proved join with the version and features both have; in place of a version it may
 * say who must be upgraded.
 */
export type HostVerdict =
  | Ignored
  | 'null_origin'
  | 'origin_not_allowed'
  | {
      readonly join: Join;
      readonly v: number | Refuse['code'];
      readonly features: readonly string[];
    };

/** Judges a message that reached the partner's window (HOST-06). Only a proved, fresh `join` of our frame is welcome. */
export const judgeAtHost = (event: Received, known: HostKnowledge): HostVerdict => {
  const { data } = event;
  if (!isFrom(event, known.frame)) return 'source';
  if (!isJoin(data) && !isStrangerNote(data)) return 'shape';
  if (data.ch !== known.channel) return 'channel';
  if (event.origin === 'null') return 'null_origin';
  if (event.origin !== known.origin) return 'origin';
  if (data.t === 'stranger') return 'origin_not_allowed';
  if (known.used.has(data.nonce)) return 'replay';
  return {
    join: data,
    v: agreeOnVersion(known, data),
    features: known.features.filter((feature) => data.features.includes(feature)),
  };
};

/** Knowledge of a guest while it waits to be told who opened it. */
export interface GuestKnowledge {
  /** The window the guest is framed by. */
  readonly parent: unknown;
  /** Origin patterns the client registered. */
  readonly patterns: readonly string[];
  readonly channel: string;
}

/** Judges a message that may be the host's `hello`. */
export const judgeHello = (
  event: Received,
  known: GuestKnowledge,
): Ignored | { readonly kind: 'hello'; readonly hello: Hello } => {
  if (!isFrom(event, known.parent)) return 'source';
  if (!isHello(event.data)) return 'shape';
  if (event.data.ch !== known.channel) return 'channel';
  if (!isAllowedOrigin(event.origin, known.patterns)) return 'origin';
  return { kind: 'hello', hello: event.data };
};

/** Knowledge of a guest once it has sent a `join`. */
export interface JoinedKnowledge extends VersionRange {
  readonly parent: unknown;
  readonly channel: string;
  /** The exact origin each `join` went to, by its nonce: a `hello` that crosses a `join` makes it send another. */
  readonly sent: ReadonlyMap<string, string>;
}

/** Verdict of a guest on a response. */
export type GuestVerdict =
  | Ignored
  | { readonly kind: 'refused'; readonly code: Refuse['code'] }
  | { readonly kind: 'welcome'; readonly welcome: Welcome; readonly port: MessagePort };

const judgeWelcome = (
  welcome: Welcome,
  [port, ...more]: readonly MessagePort[],
  { min, max }: VersionRange,
): GuestVerdict => {
  if (port === undefined || more.length > 0) return 'port';
  if (welcome.v < min || welcome.v > max) return 'shape';
  return { kind: 'welcome', welcome, port };
};

/** Judges a message that may answer the guest's `join`. */
export const judgeAnswer = (event: Received, known: JoinedKnowledge): GuestVerdict => {
  const { data } = event;
  if (!isFrom(event, known.parent)) return 'source';
  if (!isWelcome(data) && !isRefuse(data)) return 'shape';
  if (data.ch !== known.channel) return 'channel';
  if (!known.sent.has(data.nonce)) return 'nonce';
  if (event.origin !== known.sent.get(data.nonce)) return 'origin';
  if (data.t === 'refuse') return { kind: 'refused', code: data.code };
  return judgeWelcome(data, event.ports, known);
};
