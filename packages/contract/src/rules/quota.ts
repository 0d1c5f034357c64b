/** Folder levels below the root unless the server is set otherwise (PROD-11). */
export const FOLDER_DEPTH = 20;

/** Files of a free account unless the server is set otherwise (PROD-19). */
export const FREE_FILES = 9;

/** Figure that stands for "unlimited" in quota checks (QUOTA-02). */
export const UNLIMITED_FILES = 100;

/** The part of a privilege record that quota rules read. */
export interface QuotaState {
  readonly member: boolean;
  readonly orgMember: boolean;
  /** Files the account may hold. */
  readonly fileCount: number;
  /** Files it holds, those in trash included. */
  readonly usedFileCount: number;
}

/** Returns whether an account has no file limit (QUOTA-02, QUOTA-03). */
export const isUnlimited = (state: Pick<QuotaState, 'member' | 'orgMember'>): boolean =>
  state.member || state.orgMember;

/** Counts the files an account may still create: 100 for unlimited tiers, never below 0 (QUOTA-01..03). */
export const remainingFiles = (state: QuotaState): number =>
  isUnlimited(state) ? UNLIMITED_FILES : Math.max(0, state.fileCount - state.usedFileCount);

/** Returns whether one more file may be created (QUOTA-05..08). */
export const canCreateFile = (state: QuotaState): boolean => remainingFiles(state) > 0;
