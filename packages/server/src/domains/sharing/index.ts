import type { Domain } from '../../kernel/calls/domain.types.ts';
import { sharingTables } from './tables.ts';
import { activityCalls } from './activity.ts';
import { claimInvitations } from './invitations/claim-invitations.ts';
import { collaboratorCalls } from './collaborators.ts';
import { forgetShared } from './forget-shared.ts';
import { joinCalls } from './join.ts';
import { linkCalls } from './links.ts';
import { listUsersCalls } from './list-users.ts';
import { moveShared } from './move-shared.ts';
import { openLinkCalls } from './open-link.ts';
import { ownershipCalls } from './ownership.ts';
import { quitCalls } from './quit.ts';
import { recentPeopleCalls } from './recent-people.ts';
import { requestCalls } from './requests.ts';
import { switchCalls } from './switches.ts';
import { viewLinkCalls } from './view-links.ts';

/** Gives the server the domain of sharing: who takes part and how they came to it, links, requests, and the activity. */
export const sharing: Domain = {
  tables: sharingTables,
  calls: [
    ...activityCalls,
    ...collaboratorCalls,
    ...joinCalls,
    ...linkCalls,
    ...listUsersCalls,
    ...openLinkCalls,
    ...ownershipCalls,
    ...quitCalls,
    ...recentPeopleCalls,
    ...requestCalls,
    ...switchCalls,
    ...viewLinkCalls,
  ],
  forgetNodes: forgetShared,
  moveNodes: moveShared,
  workSoon: claimInvitations,
};
