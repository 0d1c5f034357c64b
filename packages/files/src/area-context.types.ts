import type { ChangeRunner } from './changes/changes.ts';
import type { FileAreaEvent, Undo } from './file-area-event.types.ts';
import type { FileAreaOptions, FileAreaState } from './file-area.types.ts';

/** What every part of the file area works with. */
export interface AreaContext extends FileAreaOptions {
  readonly getState: () => FileAreaState;
  /** Moves the state on by a pure transition. */
  readonly apply: (transition: (state: FileAreaState) => FileAreaState) => void;
  /** Tells what happened. The way back that an event carries goes into the history of changes by itself. */
  readonly emit: (event: FileAreaEvent) => void;
  /** Puts a way back into the history of changes; the answered one works once, wherever it is called from. */
  readonly undoable: (takeBack: Undo) => Undo;
  /** Shows how far long changes are. */
  readonly changes: Pick<ChangeRunner, 'start'>;
}
