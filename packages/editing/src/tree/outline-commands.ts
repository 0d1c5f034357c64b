import { collapseTopics } from './fold-commands.ts';
import type { MindSession } from './mind-session.ts';
import type { OutlineRow } from './outline-rows.ts';
import {
  addChild,
  addSibling,
  indentTopics,
  joinTopic,
  outdentTopics,
  removeTopics,
  shiftTopics,
  splitTopic,
} from './topic-commands.ts';
import type { TreeChange, WritingWish } from './tree-edit.types.ts';

/** Context of a command of an outline. */
export interface OutlineContext {
  readonly session: MindSession;
  readonly rows: () => readonly OutlineRow[];
  /** Id of the topic whose branch is shown. */
  readonly top: () => string;
  readonly zoom: (id: string) => void;
  /** Start and end of the selection in the field. */
  readonly caret: () => readonly [from: number, to: number];
}

interface Here {
  readonly id: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

const hereOf = ({ session, caret }: OutlineContext): Here | undefined => {
  const { writing, selected } = session.state();
  const id = writing?.id ?? selected[selected.length - 1];
  const topic = id === undefined ? undefined : session.index().get(id)?.topic;
  if (id === undefined || topic === undefined) return undefined;
  const [from, to] = writing === undefined ? [topic.title.length, topic.title.length] : caret();
  return { id, title: topic.title, from, to };
};

/** Carries a change out and goes on writing where the caret was. */
const keepWriting = (context: OutlineContext, change: TreeChange | undefined, label: string): boolean => {
  const { session } = context;
  const here = hereOf(context);
  const wasWriting = session.state().writing !== undefined;
  if (!session.change(change, { label })) return false;
  if (wasWriting && here !== undefined) session.write({ id: here.id, caret: here.from });
  return true;
};

/** Returns whether an empty row that ends a list leaves it, as a second Enter does. */
const leavesList = ({ session, top }: OutlineContext, { id, title }: Here): boolean => {
  const index = session.index();
  const one = index.get(id);
  if (one === undefined || title !== '' || one.topic.children.length > 0 || one.parent === top())
    return false;
  return index.get(one.parent ?? '')?.topic.children.length === one.at + 1;
};

/** Makes the row that Enter means: before a title, out of its rest, below it where its branch is open, or behind it. */
const rowAfter = (context: OutlineContext, { id, title, from }: Here): TreeChange | undefined => {
  const { session } = context;
  const index = session.index();
  const maker = { ...session.maker, title: '' };
  if (from === 0 && title !== '') return addSibling(index, id, { ...maker, side: 'before' });
  if (from < title.length) return splitTopic(index, id, { title, at: from, newId: maker.newId });
  const topic = index.get(id)?.topic;
  const isOpen = topic !== undefined && topic.children.length > 0 && topic.collapsed !== true;
  return isOpen ? firstChild(context, id) : addSibling(index, id, { ...maker, side: 'after' });
};

const enter = (context: OutlineContext): boolean => {
  const { session, top } = context;
  const here = hereOf(context);
  if (here === undefined) return false;
  const { id } = here;
  if (id === top()) return session.change(firstChild(context, id), { label: 'topic.child' });
  if (leavesList(context, here))
    return keepWriting(context, outdentTopics(session.index(), [id]), 'topic.outdent');
  return session.change(rowAfter(context, here), { label: 'topic.after' });
};

const firstChild = ({ session }: OutlineContext, id: string): TreeChange => {
  const topic = { id: session.maker.newId(), title: '', children: [] };
  return {
    edits: [{ kind: 'insert', parent: id, at: 0, topics: [topic] }],
    select: [topic.id],
    write: { id: topic.id, caret: 'all' },
  };
};

const step =
  (by: -1 | 1, caret: WritingWish['caret'] | 'same') =>
  (context: OutlineContext): boolean => {
    const here = hereOf(context);
    const rows = context.rows();
    const at = rows.findIndex(({ topic }) => topic.id === here?.id);
    const next = rows[at + by];
    if (here === undefined || next === undefined) return false;
    const spot = caret === 'same' ? Math.min(here.from, next.topic.title.length) : caret;
    if (context.session.state().writing === undefined) context.session.select([next.topic.id]);
    else context.session.write({ id: next.topic.id, caret: spot });
    return true;
  };

const backspace = (context: OutlineContext): boolean => {
  const here = hereOf(context);
  const { session, rows } = context;
  if (here === undefined || here.from > 0 || here.to > 0) return false;
  const at = rows().findIndex(({ topic }) => topic.id === here.id);
  const before = rows()[at - 1]?.topic;
  if (before === undefined) return false;
  const one = session.index().get(here.id);
  // Joins to the row shown above: the sibling itself, or the last row shown below it.
  if (here.title === '' && one?.topic.children.length === 0) {
    const gone = removeTopics(session.index(), [here.id]);
    return session.change(
      gone === undefined ? undefined : { ...gone, write: { id: before.id, caret: 'end' } },
      {
        label: 'topic.remove',
      },
    );
  }
  return session.change(joinTopic(session.index(), here.id, here.title), { label: 'topic.join' });
};

const fold =
  (isClosed: boolean | undefined) =>
  (context: OutlineContext): boolean => {
    const here = hereOf(context);
    if (here === undefined) return false;
    const index = context.session.index();
    const closes = isClosed ?? index.get(here.id)?.topic.collapsed !== true;
    return keepWriting(context, collapseTopics(index, [here.id], closes), 'fold.toggle');
  };

const tick = (context: OutlineContext): boolean => {
  const here = hereOf(context);
  if (here === undefined) return false;
  const task = context.session.index().get(here.id)?.topic.task;
  const next = task?.done === undefined ? { ...task, done: false } : { ...task, done: !task.done };
  const edits = [{ kind: 'set', id: here.id, to: { task: next } } as const];
  return keepWriting(context, { edits, select: [here.id] }, 'topic.done');
};

type Run = (context: OutlineContext) => boolean;

const moving =
  (label: string, make: (context: OutlineContext, ids: readonly string[]) => TreeChange | undefined): Run =>
  (context) => {
    const { writing, selected } = context.session.state();
    return keepWriting(context, make(context, writing === undefined ? selected : [writing.id]), label);
  };

/** Implements the commands of an outline. Each returns whether it did something; otherwise the field handles the key. */
export const outlineCommands: Readonly<Record<string, Run>> = {
  'row.enter': enter,
  'row.indent': moving('topic.indent', ({ session }, ids) => indentTopics(session.index(), ids)),
  'row.outdent': moving('topic.outdent', ({ session, top }, ids) =>
    session.index().get(ids[0] ?? '')?.parent === top() ? undefined : outdentTopics(session.index(), ids),
  ),
  'row.up': moving('topic.up', ({ session }, ids) => shiftTopics(session.index(), ids, -1)),
  'row.down': moving('topic.down', ({ session }, ids) => shiftTopics(session.index(), ids, 1)),
  'row.backspace': backspace,
  'row.previous': step(-1, 'same'),
  'row.next': step(1, 'same'),
  'row.previousEnd': step(-1, 'end'),
  'row.nextStart': step(1, 0),
  'row.fold': fold(undefined),
  'row.close': fold(true),
  'row.open': fold(false),
  'row.tick': tick,
  'row.remove': ({ session }) =>
    session.change(removeTopics(session.index(), session.state().selected), { label: 'topic.remove' }),
  'row.zoom': (context) => {
    const here = hereOf(context);
    if (here === undefined) return false;
    context.zoom(here.id);
    return true;
  },
  'row.zoomOut': ({ session, top, zoom }) => {
    const parent = session.index().get(top())?.parent;
    if (parent === undefined) return false;
    zoom(parent);
    return true;
  },
  'row.child': (context) => {
    const here = hereOf(context);
    if (here === undefined) return false;
    return context.session.change(
      addChild(context.session.index(), here.id, { ...context.session.maker, title: '' }),
      {
        label: 'topic.child',
      },
    );
  },
  'edit.undo': ({ session }) => {
    session.undo();
    return true;
  },
  'edit.redo': ({ session }) => {
    session.redo();
    return true;
  },
};
