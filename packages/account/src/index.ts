export { createAccount } from './account.ts';
export type { Account, AccountClient, AccountOptions, Credentials, ReloadOptions } from './account.types.ts';
export { SESSION_KEYS } from './session/session-objects.ts';
export type { AccountState, Person, SignedOutReason } from './session/session.types.ts';
export { fileQuotaOf, tierOf } from './tier/tier.ts';
export type { FileQuota, Tier } from './tier/tier.ts';
