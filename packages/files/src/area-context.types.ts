import type { FileAreaEvent } from './events/file-area-event.types.ts';
import type { FileAreaOptions, FileAreaState } from './file-area.types.ts';

/** What every part of the file area works with. */
export interface AreaContext extends FileAreaOptions {
  readonly getState: () => FileAreaState;
  /** Moves the state on by a pure transition. */
  readonly apply: (transition: (state: FileAreaState) => FileAreaState) => void;
  readonly emit: (event: FileAreaEvent) => void;
}
