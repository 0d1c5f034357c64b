import type { Clock, Host } from '@chartdock/platform';
import type { ChangeRunner } from '../changes/changes.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls, PrivilegeSource } from '../ports/ports.types.ts';
import type { DownloadEvent } from './download-events.ts';
import type { DownloadType } from './downloads.ts';

/** The way to download files. */
export interface DownloadCommands {
  /**
   * Downloads a file through a hidden frame of the host, which is cleared after 8000 ms. Done means that the frame is on its
   * way; a page in place of the file is told by `downloadFailed`. Refused as `upgrade_needed` for a vip format without a
   * membership, as `no_such_format` for one that files of this category do not have.
   */
  readonly download: (item: FileItem, type: DownloadType) => Promise<CommandResult>;
  /**
   * Downloads several files as one zip file, each in `type` or else as a picture, Markdown as its text.
   * Refused as `too_many` beyond 50 files, as `upgrade_needed` for a vip format without a membership, as
   * `stopped` when it was cancelled. Files left out are reported among the changes.
   */
  readonly downloadMany: (items: readonly FileItem[], type?: DownloadType) => Promise<CommandResult>;
}

/** The calls behind downloads. */
export interface DownloadClient {
  readonly charts: Calls<'charts', 'canvases' | 'definition'>;
  readonly exporting: Calls<'exporting', 'record' | 'signKey'>;
}

/** Dependencies of downloading. */
export interface DownloadContext {
  readonly client: DownloadClient;
  readonly clock: Clock;
  readonly host: Pick<Host, 'loadHidden' | 'fetchFile'>;
  /** Shows how far a zip file is. */
  readonly changes: Pick<ChangeRunner, 'start'>;
  readonly privilege: PrivilegeSource;
  readonly editHost?: string;
  readonly emit: (event: DownloadEvent) => void;
}
