import { UNLIMITED_FILES, isUnlimited } from '@chartdock/contract';
import type { Privilege, QuotaState } from '@chartdock/contract';

/** Plan of an account (PROD-19..21). */
export type Tier = 'free' | 'member' | 'organisation';

/**
 * Tells the tier of an account. The flags decide, independent of the expiry times, because the server derives
 * them; with both flags the organisation's is named, and either one lifts the quota.
 */
export const tierOf = ({ member, orgMember }: Pick<Privilege, 'member' | 'orgMember'>): Tier => {
  if (orgMember) return 'organisation';
  return member ? 'member' : 'free';
};

/** How many files an account holds and may hold. */
export interface FileQuota {
  readonly used: number;
  /** 100 for accounts without a limit, as the account page shows it. */
  readonly total: number;
  readonly isUnlimited: boolean;
}

/** Tells the file quota of an account as people see it (PROD-19). */
export const fileQuotaOf = (privilege: QuotaState): FileQuota => {
  const unlimited = isUnlimited(privilege);
  return {
    used: privilege.usedFileCount,
    total: unlimited ? UNLIMITED_FILES : privilege.fileCount,
    isUnlimited: unlimited,
  };
};
