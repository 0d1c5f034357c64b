import type { AccessRequest, OwnerOffer, RecentPerson, ShareLink } from '@chartdock/contract';
import type { ShareFailure } from '../box/share-box.types.ts';
import type { OverviewState } from './overview.types.ts';

/** State before anything was asked. */
export const initialOverview: OverviewState = {
  status: 'loading',
  links: [],
  linkCount: 0,
  requests: [],
  offers: [],
  people: [],
  peopleCount: 0,
  busy: new Set(),
  failure: undefined,
};

/** Response of the server about everything that someone shares. */
export interface Overview {
  readonly links: readonly ShareLink[];
  readonly linkCount: number;
  readonly requests: readonly AccessRequest[];
  readonly offers: readonly OwnerOffer[];
  readonly people: readonly RecentPerson[];
  readonly peopleCount: number;
}

/** Shows what the server said. */
export const afterOverviewLoaded = (state: OverviewState, overview: Overview): OverviewState => ({
  ...state,
  ...overview,
  status: 'ready',
});

/** Shows that nothing came; what was known before stays. */
export const afterOverviewFailed = (state: OverviewState, failure: ShareFailure): OverviewState => ({
  ...state,
  status: state.status === 'ready' ? 'ready' : 'failed',
  failure,
});

/** Marks something as being changed; what failed before is forgotten. */
export const afterChangeBegun = (state: OverviewState, what: string): OverviewState => ({
  ...state,
  busy: new Set([...state.busy, what]),
  failure: undefined,
});

/** Takes the mark away, with what failed if anything did. */
export const afterChangeEnded = (
  state: OverviewState,
  what: string,
  failure: ShareFailure | undefined,
): OverviewState => ({
  ...state,
  busy: new Set([...state.busy].filter((one) => one !== what)),
  failure: failure ?? state.failure,
});
