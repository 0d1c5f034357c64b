import { account } from './account.ts';
import { charts, favourites } from './charts.ts';
import { folders } from './folders.ts';
import { lists } from './lists.ts';
import { session } from './session.ts';
import { user } from './user.ts';

/** Holds every endpoint value by group: the server must implement each, the client offers each. */
export const endpoints = { session, user, lists, folders, charts, favourites, account };

/** The endpoint table, as a type. */
export type Endpoints = typeof endpoints;
