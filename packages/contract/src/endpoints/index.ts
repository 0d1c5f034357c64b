import { account } from './account.ts';
import { charts, favourites } from './charts.ts';
import { exporting } from './exporting.ts';
import { folders } from './folders.ts';
import { importing } from './importing.ts';
import { lists } from './lists.ts';
import { notifications } from './notifications.ts';
import { collaboration, publishing } from './publishing.ts';
import { session } from './session.ts';
import { user } from './user.ts';
import { viewLinks } from './view-links.ts';
import { wemeet } from './wemeet.ts';

/** Holds every endpoint value by group: the server must implement each, the client offers each. */
export const endpoints = {
  session,
  user,
  lists,
  folders,
  charts,
  favourites,
  account,
  notifications,
  publishing,
  collaboration,
  viewLinks,
  exporting,
  importing,
  wemeet,
};

/** The endpoint table, as a type. */
export type Endpoints = typeof endpoints;
