import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls, PrivilegeSource } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { CloningEvent } from './cloning-events.ts';

/** The way to clone files. */
export interface CloningCommands {
  /**
   * Clones a file into the open folder, else beside its source (CLONE-13). Refused as `upgrade_needed` without a file left,
   * and for several canvases without a membership; an event asks for the prompt.
   */
  readonly clone: (item: FileItem) => Promise<CommandResult<FileItem>>;
}

/** The call behind cloning. */
export interface CloningClient {
  readonly charts: Calls<'charts', 'cloneFile'>;
}

/** Dependencies of cloning. */
export interface CloningContext extends Pick<StateAccess<BrowsingState>, 'getState'> {
  readonly client: CloningClient;
  readonly privilege: PrivilegeSource;
  readonly userId: string;
  readonly emit: (event: CloningEvent) => void;
}
