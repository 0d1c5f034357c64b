import type { AccountState } from '@chartdock/account';
import { useStore } from '@chartdock/react';
import { usePage } from '../app/page-context.ts';

const itself = (state: AccountState): AccountState => state;

/** Watches who is signed in. */
export const useAccount = (): AccountState => useStore(usePage().workspace.account, itself);
