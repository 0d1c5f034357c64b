import type { TreeDefinition } from '@chartdock/documents';
import { applyEdits } from './apply-edits.ts';
import { createListeners } from './listeners.ts';
import type { TreeDocument } from './mind-session.types.ts';

interface Step {
  readonly tree: TreeDefinition;
  readonly selected: readonly string[];
}

/** How long a pause ends what is undone together, in milliseconds. */
const PAUSE_MS = 1_000;

/** Creates a tree that is kept in memory, with all its earlier states. */
export const createMemoryDocument = (first: TreeDefinition, now: () => number): TreeDocument => {
  const { subscribe, tell } = createListeners();
  let tree = first;
  let [past, future]: [Step[], Step[]] = [[], []];
  let last: { readonly joins: string | undefined; readonly at: number } = { joins: undefined, at: 0 };
  const turn = (from: Step[], to: Step[]): readonly string[] | undefined => {
    const step = from.pop();
    if (step === undefined) return undefined;
    to.push({ tree, selected: step.selected });
    tree = step.tree;
    last = { joins: undefined, at: 0 };
    tell();
    return step.selected;
  };
  return {
    get: () => tree,
    apply: (edits, { joins, selected = [[], []] }) => {
      const isJoined = joins !== undefined && joins === last.joins && now() - last.at < PAUSE_MS;
      if (!isJoined) past.push({ tree, selected: selected[0] });
      future = [];
      last = { joins, at: now() };
      tree = applyEdits(tree, edits);
      tell();
    },
    undo: () => turn(past, future),
    redo: () => turn(future, past),
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
    subscribe,
  };
};
