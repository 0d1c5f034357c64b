import type { Flowchart, MindMap } from '../make-definitions.ts';

/** Draws documents one after the other and resolves with the markup of each picture. */
export interface Drawer {
  readonly minds: (definitions: readonly MindMap[]) => Promise<readonly string[]>;
  readonly flows: (definitions: readonly Flowchart[]) => Promise<readonly string[]>;
}

/** Answers for a drawer that says only one of two things. */
export const drawsNone = (): Promise<readonly string[]> =>
  Promise.reject(new Error('It does not draw these.'));
