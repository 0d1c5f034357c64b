import type {
  AccessRequest,
  CollaboratorRole,
  OwnerOffer,
  RecentPerson,
  ShareLink,
} from '@chartdock/contract';
import type { CallFunctions } from '@chartdock/client';
import type * as collaborationCalls from '@chartdock/contract/calls/collaboration';
import type * as linkCalls from '@chartdock/contract/calls/collaboration-links';
import type * as recentCalls from '@chartdock/contract/calls/collaboration-recent';
import type * as requestCalls from '@chartdock/contract/calls/collaboration-requests';
import type { ShareFailure } from '../box/share-box.types.ts';

type Functions = CallFunctions<{
  readonly collaboration: typeof collaborationCalls;
  readonly collaborationLinks: typeof linkCalls;
  readonly collaborationRecent: typeof recentCalls;
  readonly collaborationRequests: typeof requestCalls;
}>;

/** The calls that the overview makes; `client.bind` with the groups of these names gives them. */
export interface OverviewClient {
  readonly collaboration: Pick<Functions['collaboration'], 'answerOffer'>;
  readonly collaborationLinks: Pick<Functions['collaborationLinks'], 'mine' | 'status' | 'reset' | 'remove'>;
  readonly collaborationRecent: Pick<Functions['collaborationRecent'], 'getPage' | 'updateNote' | 'del'>;
  readonly collaborationRequests: Pick<Functions['collaborationRequests'], 'pending' | 'approve' | 'refuse'>;
}

/** State of everything that someone shares. */
export interface OverviewState {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Links of all files and folders, newest first, as far as they were loaded. */
  readonly links: readonly ShareLink[];
  /** How many links there are. */
  readonly linkCount: number;
  readonly requests: readonly AccessRequest[];
  /** Offers of others to own something. */
  readonly offers: readonly OwnerOffer[];
  /** Whom the person worked with, the latest first, as far as they were loaded. */
  readonly people: readonly RecentPerson[];
  /** How many people there are. */
  readonly peopleCount: number;
  /** Ids of links, requests and people that are being changed. */
  readonly busy: ReadonlySet<string>;
  readonly failure: ShareFailure | undefined;
}

/** Everything that can be done to what someone shares. Each command resolves with whether it was done, and never throws. */
export interface SharingOverview {
  readonly getState: () => OverviewState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<boolean>;
  /** Loads as many more links and people as were loaded first. */
  readonly loadMore: () => Promise<boolean>;
  readonly setLinkEnabled: (linkId: string, enabled: boolean) => Promise<boolean>;
  readonly resetLink: (linkId: string) => Promise<boolean>;
  readonly removeLink: (linkId: string) => Promise<boolean>;
  /** Decides a request; with a role other than the one that was asked for when one is given. */
  readonly decide: (requestId: string, approve: boolean, role?: CollaboratorRole) => Promise<boolean>;
  /** Accepts or declines what the person is offered. */
  readonly answerOffer: (offer: Pick<OwnerOffer, 'type' | 'id'>, accept: boolean) => Promise<boolean>;
  /** Writes a note on someone, which nobody else sees; an empty one takes it away. */
  readonly setNote: (collaUserId: string, note: string) => Promise<boolean>;
  /** Takes someone out of the list; rights stay as they are. */
  readonly forget: (collaUserId: string) => Promise<boolean>;
}
