import type { Topic, TreeDefinition } from '@chartdock/documents';
import { indexTree } from './tree-index.ts';

/** A topic as a row of an outline. */
export interface OutlineRow {
  readonly topic: Topic;
  /** How far in it stands, 0 for those right below the top of the outline. */
  readonly depth: number;
  /** Whether there are topics below it. */
  readonly canFold: boolean;
  readonly isClosed: boolean;
}

interface Waiting {
  readonly topic: Topic;
  readonly depth: number;
}

/** Lists the visible rows below a topic, by default the root. No depth exhausts the stack. */
export const listRows = (tree: TreeDefinition, top?: string): OutlineRow[] => {
  const first = indexTree(tree).get(top ?? tree.root.id)?.topic ?? tree.root;
  const rows: OutlineRow[] = [];
  const waiting: Waiting[] = [...first.children].reverse().map((topic) => ({ topic, depth: 0 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { topic, depth } = next;
    const canFold = topic.children.length > 0;
    const isClosed = canFold && topic.collapsed === true;
    rows.push({ topic, depth, canFold, isClosed });
    if (isClosed) continue;
    for (let at = topic.children.length - 1; at >= 0; at -= 1) {
      const child = topic.children[at];
      if (child !== undefined) waiting.push({ topic: child, depth: depth + 1 });
    }
  }
  return rows;
};

/** Counts the done tasks below a topic and all of them; undefined without tasks. */
export const progressOf = (topic: Topic): { readonly done: number; readonly all: number } | undefined => {
  let [done, all] = [0, 0];
  const waiting = [...topic.children];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.task?.done !== undefined) all += 1;
    if (next.task?.done === true) done += 1;
    for (const child of next.children) waiting.push(child);
  }
  return all === 0 ? undefined : { done, all };
};
