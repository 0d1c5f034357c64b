import type { TreeDefinition } from '@chartdock/documents';
import { createStore } from '../store/store.ts';
import { runMindCommand } from '../tree/mind-commands.ts';
import { createMindSession } from '../tree/mind-session.ts';
import type { MindSession } from '../tree/mind-session.ts';
import { addFloating } from '../tree/part-commands.ts';
import { createStoreDocument } from '../tree/store-document.ts';

const topic = (title: string, ...children: TreeDefinition['root'][]): TreeDefinition['root'] => ({
  id: title,
  title,
  children,
});

/** A plan that is being edited. */
interface OpenPlan {
  readonly session: MindSession;
  /** Runs a command; returns whether it could. */
  readonly run: (id: string) => boolean;
  /** Puts a topic beside the tree and returns its id. */
  readonly float: (x: number, y: number) => string;
}

/** Opens a small tree: below `plan` stand `a` with `a1` and `a2`, `b`, and `c` with `c1`. */
export const openPlan = (): OpenPlan => {
  let count = 0;
  const store = createStore({
    definition: {
      v: 2,
      type: 'tree',
      page: { name: 'Plan' },
      structure: 'right',
      theme: 'default',
      root: topic('plan', topic('a', topic('a1'), topic('a2')), topic('b'), topic('c', topic('c1'))),
    },
    now: () => 0,
    newId: () => `n${(count += 1)}`,
  });
  const document = createStoreDocument(store);
  const session = createMindSession({ document, maker: { newId: () => store.newId(), title: 'Topic' } });
  return {
    session,
    run: (id) => runMindCommand(id, { session, standing: () => [], caret: () => 0 }),
    float: (x, y) => {
      const change = addFloating(document.get(), { x, y }, session.maker);
      session.change(change, { label: 'topic.floating' });
      return change.select[0] ?? '';
    },
  };
};
