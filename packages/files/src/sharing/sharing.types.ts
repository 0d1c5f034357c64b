import type { ChangeContext, Targets } from '../changes/change-context.types.ts';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { PublishCheck, PublishForm, PublishSubject } from './publish-form.ts';
import type { CollaborationEvent, PublishEvent } from './sharing-events.ts';

/** Commands that make a file public and private again. None throws for a refusal by the server. */
export interface PublishCommands {
  /**
   * Checks whether the publish form may open: a restriction first, then a missing phone (PUBLISH-03,
   * PUBLISH-05).
   */
  readonly checkPublish: () => Promise<PublishCheck>;
  /** Makes a file public. A missing phone answers `70023` and is left to the caller. */
  readonly publish: (item: PublishSubject, form: PublishForm) => Promise<CommandResult<FileItem>>;
  /** Makes a public file private again. */
  readonly cancelPublish: (item: PublishSubject) => Promise<CommandResult<FileItem>>;
}

/** Command that gives up access to items shared by others. */
export interface CollaborationCommands {
  /** Gives up the rights on items of others, which cannot be taken back (LIFE-13). */
  readonly leaveCollaboration: (targets: Targets) => Promise<CommandResult>;
}

/** The calls behind publishing. */
export interface PublishClient {
  readonly account: Calls<'account', 'publishBlack' | 'bindInfo'>;
  readonly publishing: Calls<'publishing', 'publish' | 'cancel'>;
}

/** The call behind giving up rights. */
export interface CollaborationClient {
  readonly collaboration: Calls<'collaboration', 'quit'>;
}

/** Dependencies of publishing. */
export interface PublishContext extends StateAccess<BrowsingState> {
  readonly client: PublishClient;
  readonly emit: (event: PublishEvent) => void;
}

/** Dependencies of giving up access. */
export interface CollaborationContext extends ChangeContext {
  readonly client: ChangeContext['client'] & CollaborationClient;
  readonly emit: (event: CollaborationEvent) => void;
}
