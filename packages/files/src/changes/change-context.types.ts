import type { Clock } from '@chartdock/platform';
import type { BrowsingState } from '../browsing/browsing.types.ts';
import type { Undo } from '../outcomes/command.types.ts';
import type { ListsClient } from '../ports/ports.types.ts';
import type { StateAccess } from '../ports/state-access.types.ts';
import type { FileItem } from '../items/file-item.types.ts';
import type { ChangeRunner } from './changes.ts';
import type { Changes } from './progress.state.ts';
import type { Returned } from './returned.state.ts';

/** Subject of a command: given items, or the selection. */
export type Targets = readonly FileItem[] | 'selection';

/** State that changes show. */
export interface ChangesState {
  /** Long changes on screen, the oldest first. */
  readonly changes: Changes;
  /** Ids of items that are shown as before, because a change of them failed a moment ago. */
  readonly returned: Returned;
}

/** State behind a change of items: rows, selection and progress. */
export interface ChangingState extends BrowsingState, ChangesState {}

/** Dependencies of a change of items. */
export interface ChangeContext<State extends ChangingState = ChangingState> extends StateAccess<State> {
  /** Asks for rows of "all" that are not on screen. */
  readonly client: ListsClient;
  readonly clock: Clock;
  /** Shows how far long changes are. */
  readonly changes: Pick<ChangeRunner, 'start'>;
  /** Puts a way back into the history of changes; the returned one works once, wherever it is called from. */
  readonly undoable: (takeBack: Undo) => Undo;
}

/** Ways to take changes back and to follow long ones. */
export interface ChangeCommands {
  /** Takes the latest change of this session back that still can be; returns whether there was one. */
  readonly undo: () => Promise<boolean>;
  /** Stops a change after the current call; finished items stay changed. */
  readonly stopChange: (id: number) => void;
  /** Retries the failed items of a change, and those left when it was stopped. */
  readonly retryChange: (id: number) => Promise<void>;
  /** Takes a change that has ended off the screen. */
  readonly dismissChange: (id: number) => void;
}
