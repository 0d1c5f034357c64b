import type { Sent } from './document.ts';

/** How guests come up, and the result on the partner's page. */
export type GuestArrival =
  /** It loads, joins and is let in. */
  | 'joins'
  /** It loads and says nothing, as behind a content policy: `frame_blocked` after the time-out. */
  | 'silent'
  /** It never loads: `frame_unreachable` after the time-out. */
  | 'unreachable'
  /** It stands in a sandbox without an origin: `null_origin`. */
  | 'sandboxed'
  /** Its server no longer speaks the version of this script: `version_host`. */
  | 'newer'
  /** Someone else answers in its place, and is not listened to: `frame_blocked` after the time-out. */
  | 'stranger';

/** Rules of a way to come up. */
export interface ArrivalRules {
  readonly runs: boolean;
  readonly loads: boolean;
  /** Changes the guest's messages on their way. */
  readonly change: (sent: Sent) => Sent;
}

const same = (sent: Sent): Sent => sent;

const withFields =
  (fields: (data: Readonly<Record<string, unknown>>) => object) =>
  (sent: Sent): Sent => {
    const data = sent.data as Readonly<Record<string, unknown>>;
    return { ...sent, data: { ...data, ...fields(data) } };
  };

/** Maps each way to come up to its rules. */
export const ARRIVALS: Readonly<Record<GuestArrival, ArrivalRules>> = {
  joins: { runs: true, loads: true, change: same },
  silent: { runs: false, loads: true, change: same },
  unreachable: { runs: false, loads: false, change: same },
  sandboxed: { runs: true, loads: true, change: (sent) => ({ ...sent, origin: 'null' }) },
  newer: {
    runs: true,
    loads: true,
    change: withFields(({ max }) => ({ min: Number(max) + 1, max: Number(max) + 1 })),
  },
  stranger: { runs: true, loads: true, change: withFields(() => ({ ch: 'another' })) },
};
