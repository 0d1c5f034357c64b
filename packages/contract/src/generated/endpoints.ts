// Generated from the endpoint values by `pnpm --filter @chartdock/contract generate`; do not edit.

import { account } from '../endpoints/account.ts';
import { ai } from '../endpoints/ai.ts';
import { charts } from '../endpoints/charts.ts';
import { collaboration } from '../endpoints/collaboration.ts';
import { collaborationLinks } from '../endpoints/collaboration-links.ts';
import { collaborationRecent } from '../endpoints/collaboration-recent.ts';
import { collaborationRequests } from '../endpoints/collaboration-requests.ts';
import { coupons } from '../endpoints/coupons.ts';
import { definitions } from '../endpoints/definitions.ts';
import { exporting } from '../endpoints/exporting.ts';
import { favourites } from '../endpoints/favourites.ts';
import { folders } from '../endpoints/folders.ts';
import { importing } from '../endpoints/importing.ts';
import { lists } from '../endpoints/lists.ts';
import { notifications } from '../endpoints/notifications.ts';
import { orders } from '../endpoints/orders.ts';
import { organisations } from '../endpoints/organisations.ts';
import { publishing } from '../endpoints/publishing.ts';
import { reviews } from '../endpoints/reviews.ts';
import { session } from '../endpoints/session.ts';
import { shareActivity } from '../endpoints/share-activity.ts';
import { shareSwitches } from '../endpoints/share-switches.ts';
import { templates } from '../endpoints/templates.ts';
import { user } from '../endpoints/user.ts';
import { viewLinks } from '../endpoints/view-links.ts';
import { wemeet } from '../endpoints/wemeet.ts';

/** Holds every endpoint value by group: the server must implement each, the client offers each. */
export const endpoints = {
  account,
  ai,
  charts,
  collaboration,
  collaborationLinks,
  collaborationRecent,
  collaborationRequests,
  coupons,
  definitions,
  exporting,
  favourites,
  folders,
  importing,
  lists,
  notifications,
  orders,
  organisations,
  publishing,
  reviews,
  session,
  shareActivity,
  shareSwitches,
  templates,
  user,
  viewLinks,
  wemeet,
};

/** The endpoint table, as a type. */
export type Endpoints = typeof endpoints;
