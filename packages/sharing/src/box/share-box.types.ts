import type { CallInput, CollaboratorRole, ShareActivity, Sharing } from '@chartdock/contract';
import type { Candidate } from '../sharing.types.ts';

/** Why something was not done. `upgrade` stands for the collaborators of a free owner. */
export interface ShareFailure {
  readonly reason: 'upgrade' | 'restricted' | 'refused' | 'gone' | 'failed';
  /** Text of the server about it, in the person's language. */
  readonly text?: string | undefined;
}

/** State of how something is shared. */
export interface ShareBoxState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly sharing: Sharing | undefined;
  /** Parts that are being changed: ids of people, links and requests, and `invite`, `link` or `settings`. */
  readonly busy: ReadonlySet<string>;
  readonly failure: ShareFailure | undefined;
  readonly candidates: readonly Candidate[];
  readonly activity: readonly ShareActivity[] | undefined;
}

type Fields<Name extends 'create' | 'update'> = Omit<
  CallInput<'collaborationLinks', Name>,
  'type' | 'id' | 'linkId'
>;

/** Fields of a new link. */
export type LinkWish = Fields<'create'>;

/** Changes of a link; the rest stays. */
export type LinkChange = Fields<'update'>;

/** Everything that can be done to how one file or folder is shared. Each command resolves with whether it was done, and never throws. */
export interface ShareBox {
  readonly getState: () => ShareBoxState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly load: () => Promise<boolean>;
  /** Looks for people by what is typed: those the person worked with, a partner's directory, and the address itself. */
  readonly find: (typed: string) => Promise<void>;
  readonly invite: (candidate: Candidate, role: CollaboratorRole) => Promise<boolean>;
  readonly setRole: (collaUserId: string, role: CollaboratorRole) => Promise<boolean>;
  readonly remove: (collaUserId: string) => Promise<boolean>;
  readonly createLink: (wish: LinkWish) => Promise<boolean>;
  readonly changeLink: (linkId: string, change: LinkChange) => Promise<boolean>;
  readonly setLinkEnabled: (linkId: string, enabled: boolean) => Promise<boolean>;
  readonly resetLink: (linkId: string) => Promise<boolean>;
  readonly removeLink: (linkId: string) => Promise<boolean>;
  /** Decides a request; with a role other than the one that was asked for when one is given. */
  readonly decide: (requestId: string, approve: boolean, role?: CollaboratorRole) => Promise<boolean>;
  readonly setViewersMay: (what: 'download' | 'copy', enabled: boolean) => Promise<boolean>;
  readonly narrow: (most: CollaboratorRole | 'none' | 'all') => Promise<boolean>;
  /** Offers it to someone, who has to accept; without a person the offer is taken back. For its owner. */
  readonly offerOwner: (collaUserId?: string) => Promise<boolean>;
  /** Accepts or declines what the person was offered. */
  readonly answerOffer: (accept: boolean) => Promise<boolean>;
  readonly loadActivity: () => Promise<boolean>;
  readonly undo: (activityId: string) => Promise<boolean>;
}
