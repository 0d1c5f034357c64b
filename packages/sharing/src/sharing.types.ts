import type { CallFunctions } from '@chartdock/client';
import type * as collaborationCalls from '@chartdock/contract/calls/collaboration';
import type * as linkCalls from '@chartdock/contract/calls/collaboration-links';
import type * as recentCalls from '@chartdock/contract/calls/collaboration-recent';
import type * as requestCalls from '@chartdock/contract/calls/collaboration-requests';
import type * as activityCalls from '@chartdock/contract/calls/share-activity';
import type * as switchCalls from '@chartdock/contract/calls/share-switches';

interface Groups {
  readonly collaboration: typeof collaborationCalls;
  readonly collaborationLinks: typeof linkCalls;
  readonly collaborationRecent: typeof recentCalls;
  readonly collaborationRequests: typeof requestCalls;
  readonly shareActivity: typeof activityCalls;
  readonly shareSwitches: typeof switchCalls;
}

type Functions = CallFunctions<{ readonly [Group in keyof Groups]: Groups[Group] }>;

/** The calls that sharing makes; `client.bind` with the groups of these names gives them. */
export interface SharingClient {
  readonly collaboration: Pick<
    Functions['collaboration'],
    'listUsers' | 'add' | 'setRole' | 'remove' | 'narrow' | 'offerOwner' | 'answerOffer'
  >;
  readonly collaborationLinks: Pick<
    Functions['collaborationLinks'],
    'create' | 'update' | 'status' | 'reset' | 'remove'
  >;
  readonly collaborationRecent: Pick<Functions['collaborationRecent'], 'getPage'>;
  readonly collaborationRequests: Pick<Functions['collaborationRequests'], 'approve' | 'refuse'>;
  readonly shareActivity: Pick<Functions['shareActivity'], 'list' | 'undo'>;
  readonly shareSwitches: Pick<Functions['shareSwitches'], 'download' | 'copy'>;
}

/** Someone who can be invited: by an address, or as a person who is known. */
export type Candidate =
  | {
      readonly kind: 'person';
      readonly collaUserId: string;
      readonly name: string;
      readonly note?: string | undefined;
      readonly image?: string | undefined;
    }
  | { readonly kind: 'address'; readonly account: string; readonly name?: string | undefined };

/** Finds people of a partner's own directory by what is typed; it gives addresses. */
export type Directory = (
  text: string,
) => Promise<readonly { readonly account: string; readonly name?: string | undefined }[]>;

/** Names the file or folder that is shared. */
export interface SharedItem {
  readonly type: 'chart' | 'folder';
  readonly id: string;
}
