import type { AccountState } from '@chartdock/account';

/** Returns the id of the signed-in person; undefined while nobody is. */
export const userIn = (state: AccountState): string | undefined =>
  state.status === 'signedIn' ? state.privilege.userId : undefined;
