import type { ChangeContext, Targets } from '../changes/change-context.types.ts';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { CommandResult } from '../outcomes/command.types.ts';
import type { Calls } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { PublishCheck, PublishForm, PublishSubject } from './publish-form.ts';
import type { CollaborationEvent, PublishEvent } from './sharing-events.ts';

/** Ways to make a file public and private again. None throws for what the server refuses. */
export interface PublishCommands {
  /** Tells what stands before the publish form: a restriction first, then a missing phone (PUBLISH-03, PUBLISH-05). */
  readonly checkPublish: () => Promise<PublishCheck>;
  /** Makes a file public. A missing phone answers `70023` and is left to the caller. */
  readonly publish: (item: PublishSubject, form: PublishForm) => Promise<CommandResult<FileItem>>;
  /** Makes a public file private again. */
  readonly cancelPublish: (item: PublishSubject) => Promise<CommandResult<FileItem>>;
}

/** The way out of what others share. */
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

/** What publishing works with. */
export interface PublishContext extends StateAccess<BrowsingState> {
  readonly client: PublishClient;
  readonly emit: (event: PublishEvent) => void;
}

/** What giving up rights works with. */
export interface CollaborationContext extends ChangeContext {
  readonly client: ChangeContext['client'] & CollaborationClient;
  readonly emit: (event: CollaborationEvent) => void;
}
