import type { AccountState } from '@chartdock/account';
import { useStore } from '../provider/useStore.ts';
import { useApp } from './app-context.ts';

const itself = (state: AccountState): AccountState => state;

/** Watches who is signed in. */
export const useAccount = (): AccountState => useStore(useApp().workspace.account, itself);
