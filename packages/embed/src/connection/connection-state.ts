import type { Channel } from '../channel/channel.ts';
import type { SurfaceErrorCode } from '../errors.ts';

/** Nobody is there: a document has to load, and then to join. */
export interface Waiting {
  readonly channel?: undefined;
  /** The document that is awaited has loaded. */
  readonly hasLoaded: boolean;
  /** A document before it had joined. */
  readonly hasJoined: boolean;
}

/** The guest is there. */
export interface Talking {
  readonly channel: Channel;
  /** Its document has loaded; until then its load event is due, and does not tell of another document. */
  readonly hasLoaded: boolean;
  readonly hasJoined: true;
}

/**
 * Where a connection stands; undefined once it is over. Every document fires one load event, before or after it joins.
 *
 *     FROM                    WHAT HAPPENS             TO
 *     waiting                 a document loads         waiting, loaded: it is greeted
 *     waiting                 the guest joins          talking, loaded as before
 *     waiting                 time runs out            over: lost, see `lossOf`
 *     talking, not loaded     its document has loaded  talking, loaded
 *     talking, loaded         another document loads   waiting, loaded: it is greeted
 *     talking                 the guest goes           waiting, not loaded
 *     talking                 silence lasts            over: lost
 *     any                     the end                  over
 */
export type ConnectionState = Waiting | Talking | undefined;

/** A load event. */
export const afterLoad = (state: Waiting | Talking): Waiting | Talking =>
  state.channel && !state.hasLoaded
    ? { ...state, hasLoaded: true }
    : { hasLoaded: true, hasJoined: state.hasJoined };

/** The guest has joined. */
export const afterJoin = ({ hasLoaded }: Waiting | Talking, channel: Channel): Talking => ({
  hasLoaded,
  hasJoined: true,
  channel,
});

/** The guest has gone, and another document may follow. */
export const afterGone = (): Waiting => ({ hasLoaded: false, hasJoined: true });

/** Why the surface is lost when nobody has joined in time. */
export const lossOf = ({ hasLoaded, hasJoined }: Waiting): SurfaceErrorCode => {
  if (hasJoined) return hasLoaded ? 'frame_navigated' : 'frame_crashed';
  return hasLoaded ? 'frame_blocked' : 'frame_unreachable';
};
