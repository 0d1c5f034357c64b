import type { Clock } from '@chartdock/platform';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { Calls, PrivilegeSource } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { RetentionLevel } from '../retention/retention.state.ts';
import type { ImportEvent } from './import-events.ts';
import type { ImportQueue } from './import-queue.types.ts';

/** Result of the check before the import dialog. */
export type ImportCheck =
  | { readonly decision: 'go_on' }
  /** The retention dialog comes first (RETAIN-02, RETAIN-03). */
  | { readonly decision: 'ask'; readonly level: RetentionLevel; readonly trashCount: number }
  /** No file is left. */
  | { readonly decision: 'stop' };

/** Ways to bring documents in. */
export interface ImportCommands {
  /** Checks whether the import dialog may open: the file limit or the question close to it may come first. */
  readonly checkImport: () => ImportCheck;
  /** Makes the queue of an import dialog; files go where `createFile` would put them. */
  readonly createImportQueue: (options?: { readonly folderId?: string }) => ImportQueue;
}

/** The call behind importing. */
export interface ImportClient {
  readonly importing: Calls<'importing', 'importFile'>;
}

/** Dependencies of importing. */
export interface ImportContext extends StateAccess<BrowsingState> {
  readonly client: ImportClient;
  readonly clock: Clock;
  readonly privilege: PrivilegeSource;
  readonly asksRetention?: boolean;
  readonly emit: (event: ImportEvent) => void;
}
