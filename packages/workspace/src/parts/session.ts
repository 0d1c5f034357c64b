import type { AccountState } from '@chartdock/account';

/** Returns the id of whoever is signed in; undefined while nobody is. */
export const userIn = (state: AccountState): string | undefined =>
  state.status === 'signedIn' ? state.privilege.userId : undefined;
