import { deleteExpired } from '../../kernel/db/delete-expired.ts';
import type { Domain } from '../../kernel/calls/domain.types.ts';
import { accountTables } from './tables.ts';
import { bindCalls } from './bind.ts';
import { contactCalls } from './contacts.ts';
import { proofCalls } from './proof.ts';
import { codeCalls } from './send-code.ts';
import { registrationCalls } from './registrations.ts';
import { passwordCalls } from './update-password.ts';

// A code that ended is still told from one that never was.
const KEEP_ENDED_MS = 86_400_000;

export { createAccount, findAccount } from './accounts.ts';
export type { FoundAccount, NewAccount } from './accounts.ts';
export { loadContacts } from './contacts.ts';
export { isMember } from './is-member.ts';
export { parseLoginName } from './login-names.ts';
export { maskEmail, maskPhone } from './masks.ts';
export { countWrongTry, spendCode } from './codes.ts';
export type { FittingCode } from './codes.ts';
export { fitEntryCode, sendEntryCode } from './send-code.ts';
export { tierOf } from './tier.ts';

/** Gives the server the domain of accounts: sign-in names, bound contacts, memberships. */
export const accounts: Domain = {
  tables: accountTables,
  calls: [...bindCalls, ...contactCalls, ...proofCalls, ...codeCalls, ...passwordCalls, ...registrationCalls],
  sweep: (db, now) => deleteExpired(db, 'verify_code', now - KEEP_ENDED_MS),
};
