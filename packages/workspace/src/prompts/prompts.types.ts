import type { FileItem } from '@chartdock/files';
import type { RetentionParams } from '../usual/account-dialogs.ts';
import type { ImportParams } from '../usual/file-dialogs.ts';

/**
 * Actions of a person that lead through several dialogs. Each resolves once the last dialog is gone; none
 * rejects.
 */
export interface Prompts {
  /**
   * Leads to publishing a file: the restriction first, then the phone, then the form (PUBLISH-03..06). A public file is
   * made private again, after a question.
   */
  readonly publishFile: (item: Pick<FileItem, 'id' | 'title' | 'isPublic'>) => Promise<void>;
  /** Returns whether something may be brought in, past the question close to the file limit (RETAIN-02, RETAIN-03, QUOTA-05). */
  readonly mayImport: () => Promise<boolean>;
  /** Leads to the import dialog, past the question close to the file limit (RETAIN-02, RETAIN-03, QUOTA-05). */
  readonly openImport: (params?: ImportParams) => Promise<void>;
  /** Asks before the last file, or says that none is left; resolves with whether to go on (RETAIN-02, RETAIN-03). */
  readonly askRetention: (params: RetentionParams) => Promise<boolean>;
  /** Says that the file limit stopped something (QUOTA-05). */
  readonly tellQuota: () => Promise<void>;
}
