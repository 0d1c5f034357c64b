import { LIMITS } from '../limits.ts';

/** The part of a privilege record that quota rules read. */
export interface QuotaState {
  readonly member: boolean;
  readonly orgMember: boolean;
  /** Files the account may hold. */
  readonly fileCount: number;
  /** Files it holds, those in trash included. */
  readonly usedFileCount: number;
}

/** Tells whether an account has no file limit (QUOTA-02, QUOTA-03). */
export const isUnlimited = (state: Pick<QuotaState, 'member' | 'orgMember'>): boolean =>
  state.member || state.orgMember;

/** Counts the files an account may still create: 100 for unlimited tiers, never below 0 (QUOTA-01..03). */
export const remainingFiles = (state: QuotaState): number =>
  isUnlimited(state) ? LIMITS.unlimitedFiles : Math.max(0, state.fileCount - state.usedFileCount);

/** Tells whether one more file may be created (QUOTA-05..08). */
export const canCreateFile = (state: QuotaState): boolean => remainingFiles(state) > 0;
