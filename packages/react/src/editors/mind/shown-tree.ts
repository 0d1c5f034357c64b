import { THEMES } from '@chartdock/documents';
import type { TreeDefinition } from '@chartdock/documents';
import { createTreeSizes, planTree } from '@chartdock/documents/drawing';
import type { TreePlan } from '@chartdock/documents/drawing';
import { indexTree } from '@chartdock/editing/tree';
import type { MindSession, StandingTopic } from '@chartdock/editing/tree';

/** The tree that is on the screen, laid out. */
export interface ShownTree {
  readonly plan: () => TreePlan;
  /** Lists the topics that are shown, where they stand. */
  readonly standing: () => readonly StandingTopic[];
  /** Id of the topic whose branch is shown alone; undefined for all of the tree. */
  readonly branch: () => string | undefined;
  readonly showBranch: (id: string | undefined) => void;
  /** Sets the dark theme for trees without a theme of their own. Returns whether that changed. */
  readonly setDark: (isDark: boolean) => boolean;
}

/** Themes that follow the palette of the page. */
const PLAIN_THEMES = new Set(['default', 'light', 'dark']);

const standingOf = ({ topics }: TreePlan): StandingTopic[] =>
  topics.map(({ entry, place: { x, y, w, h } }) => ({
    ...{ id: entry.topic.id, x, y, w, h },
    parent: topics[entry.parent]?.entry.topic.id,
  }));

/** Returns a branch as a tree of its own; all of the tree when there is no such branch. */
const branchOf = (tree: TreeDefinition, branch: string | undefined): TreeDefinition => {
  const root = branch === undefined ? undefined : indexTree(tree).get(branch)?.topic;
  if (root === undefined) return tree;
  const { floating: _floating, ...rest } = tree;
  return { ...rest, root };
};

/** Lays the tree of a session out again whenever it is another. */
export const createShownTree = ({ document }: MindSession): ShownTree => {
  const sizes = createTreeSizes();
  let isDark = false;
  let branch: string | undefined;
  let planned: TreeDefinition | undefined;
  let plan: TreePlan | undefined;
  let standing: readonly StandingTopic[] | undefined;

  const current = (): TreePlan => {
    const definition = document.get();
    if (plan !== undefined && definition === planned) return plan;
    const tree = branchOf(definition, branch);
    const isPlain = PLAIN_THEMES.has(tree.theme) || !THEMES.has(tree.theme);
    planned = definition;
    standing = undefined;
    plan = planTree(tree, sizes, isDark && isPlain ? 'dark' : undefined);
    return plan;
  };

  return {
    plan: current,
    standing: () => {
      const shown = current();
      return (standing ??= standingOf(shown));
    },
    branch: () => branch,
    showBranch: (id) => {
      branch = id === document.get().root.id ? undefined : id;
      planned = undefined;
    },
    setDark: (next) => {
      if (next === isDark) return false;
      isDark = next;
      planned = undefined;
      return true;
    },
  };
};
