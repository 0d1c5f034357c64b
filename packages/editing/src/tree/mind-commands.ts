import { collapseOthers, collapseToLevel, collapseTopics } from './fold-commands.ts';
import { mindKeys } from './key-map.ts';
import { addRelation, addSpan } from './part-commands.ts';
import { tidyTree, toggleStyle, wearStyle } from './style-commands.ts';
import { findNeighbour } from './neighbour.ts';
import type { Direction, StandingTopic } from './neighbour.ts';
import type { MindSession } from './mind-session.ts';
import {
  addChild,
  addParent,
  addSibling,
  indentTopics,
  outdentTopics,
  removeAlone,
  removeTopics,
  shiftTopics,
  splitTopic,
} from './topic-commands.ts';
import { topmostOf } from './tree-index.ts';
import { copyTopics } from './copy-topics.ts';
import type { TreeChange } from './tree-edit.types.ts';

/** Context of a command of a mind map. */
export interface MindContext {
  readonly session: MindSession;
  /** The topics that are shown, where they stand. */
  readonly standing: () => readonly StandingTopic[];
  /** Where the caret stands in the title that is written. */
  readonly caret: () => number;
}

/** One thing that can be done to a mind map. Keys, menus, the palette and touch bars all read this table. */
export interface MindCommand {
  readonly id: string;
  /** The keys it has at first. Default none. */
  readonly keys?: readonly string[];
  /** Returns whether it would do something now. Default always. */
  readonly when?: (context: MindContext) => boolean;
  readonly run: (context: MindContext) => void;
}

type Make = (context: MindContext, first: string, selected: readonly string[]) => TreeChange | undefined;

const changing = (id: string, make: Make): MindCommand => {
  const changeOf = (context: MindContext): TreeChange | undefined => {
    const { selected } = context.session.state();
    const [first] = selected;
    return first === undefined ? undefined : make(context, first, selected);
  };
  return {
    id,
    when: (context) => changeOf(context) !== undefined,
    run: (context) => void context.session.change(changeOf(context), { label: id }),
  };
};

const leading =
  (direction: Direction, isMore: boolean) =>
  (context: MindContext): void => {
    const { session } = context;
    const { selected } = session.state();
    const all = context.standing();
    const from = all.find(({ id }) => id === selected[selected.length - 1]);
    if (from === undefined) return;
    const next = findNeighbour(all, from, direction);
    if (next === undefined) return;
    session.select(isMore ? [...selected.filter((id) => id !== next), next] : [next]);
  };

const arrows = (['left', 'right', 'up', 'down'] as const).flatMap((way): MindCommand[] => {
  const name = `${way.charAt(0).toUpperCase()}${way.slice(1)}`;
  return [
    { id: `select.${way}`, run: leading(way, false) },
    { id: `select.more${name}`, run: leading(way, true) },
  ];
});

const levels = [1, 2, 3].map((level): MindCommand => ({
  id: `fold.level${level}`,
  run: ({ session }) =>
    void session.change(collapseToLevel(session.index(), level), { label: 'fold.toggle' }),
}));

const isDone = (session: MindSession, id: string): boolean =>
  session.index().get(id)?.topic.task?.done === true;

const tick = ({ session }: MindContext): void => {
  const { selected } = session.state();
  const done = !selected.every((id) => isDone(session, id));
  const edits = selected.map((id) => {
    const before = session.index().get(id)?.topic.task;
    return { kind: 'set', id, to: { task: { ...before, done } } } as const;
  });
  session.change({ edits, select: selected }, { label: 'topic.done' });
};

const duplicate: Make = ({ session }, _first, selected) => {
  const index = session.index();
  const ids = topmostOf(index, selected).filter((id) => index.get(id)?.parent !== undefined);
  const last = index.get(ids[ids.length - 1] ?? '');
  if (last?.parent === undefined) return undefined;
  const topics = copyTopics(index, ids, session.maker.newId);
  return {
    edits: [{ kind: 'insert', parent: last.parent, at: last.at + 1, topics }],
    select: topics.map(({ id }) => id),
  };
};

const relate: Make = ({ session }, from, [, to]) =>
  to === undefined ? undefined : addRelation(session.document.get(), { from, to }, session.maker);

const spanning =
  (kind: 'summaries' | 'boundaries'): Make =>
  ({ session }, _first, ids) =>
    addSpan(session.document.get(), { kind, ids, index: session.index() }, session.maker);

const looks: readonly MindCommand[] = [
  ...(['bold', 'italic', 'underline', 'strike'] as const).map((name) =>
    changing(`style.${name}`, ({ session }, _first, ids) => toggleStyle(session.index(), ids, name)),
  ),
  { id: 'style.copy', run: ({ session }) => session.copyStyle() },
  {
    id: 'style.paste',
    when: ({ session }) => session.copiedStyle() !== undefined,
    run: ({ session }) => {
      const { style } = session.copiedStyle() ?? {};
      const { selected } = session.state();
      session.change(wearStyle(session.index(), selected, style), { label: 'style.paste' });
    },
  },
  changing('style.reset', ({ session }, _first, ids) => wearStyle(session.index(), ids, undefined)),
  changing('topic.tidy', ({ session }) => tidyTree(session.index())),
];

/** Begins to choose the other end of a line when one topic is chosen; joins two that are. */
const relating: MindCommand = {
  id: 'topic.relation',
  when: (context) => context.session.state().selected.length < 3,
  run: (context) => {
    const { session } = context;
    const [from, to] = session.state().selected;
    if (from === undefined) return;
    if (to === undefined) session.pick(from);
    else session.change(relate(context, from, [from, to]), { label: 'topic.relation' });
  },
};

const commands: readonly MindCommand[] = [
  changing('topic.child', ({ session }, id) => addChild(session.index(), id, session.maker)),
  changing('topic.after', ({ session }, id) =>
    addSibling(session.index(), id, { ...session.maker, side: 'after' }),
  ),
  changing('topic.before', ({ session }, id) =>
    addSibling(session.index(), id, { ...session.maker, side: 'before' }),
  ),
  changing('topic.parent', ({ session }, _id, ids) => addParent(session.index(), ids, session.maker)),
  changing('topic.remove', ({ session }, _id, ids) => removeTopics(session.index(), ids)),
  changing('topic.removeAlone', ({ session }, id) => removeAlone(session.index(), id)),
  changing('topic.up', ({ session }, _id, ids) => shiftTopics(session.index(), ids, -1)),
  changing('topic.down', ({ session }, _id, ids) => shiftTopics(session.index(), ids, 1)),
  changing('topic.indent', ({ session }, _id, ids) => indentTopics(session.index(), ids)),
  changing('topic.outdent', ({ session }, _id, ids) => outdentTopics(session.index(), ids)),
  changing('topic.duplicate', duplicate),
  changing('topic.split', ({ session, caret }, id) => {
    const { writing } = session.state();
    const title = session.index().get(id)?.topic.title ?? '';
    if (writing === undefined) return undefined;
    return splitTopic(session.index(), id, { title, at: caret(), newId: session.maker.newId });
  }),
  {
    id: 'topic.write',
    run: ({ session }) => {
      const [id] = session.state().selected;
      if (id !== undefined) session.write({ id, caret: 'end' });
    },
  },
  { id: 'topic.done', run: tick },
  relating,
  changing('topic.summary', spanning('summaries')),
  changing('topic.boundary', spanning('boundaries')),
  ...looks,
  ...arrows,
  { id: 'select.root', run: ({ session }) => session.select([session.index().root]) },
  {
    id: 'select.all',
    run: ({ session, standing }) => session.select(standing().map(({ id }) => id)),
  },
  {
    id: 'fold.toggle',
    run: ({ session }) => {
      const { selected } = session.state();
      const index = session.index();
      const isClosed = selected.some((id) => index.get(id)?.topic.collapsed !== true);
      session.change(collapseTopics(index, selected, isClosed), { label: 'fold.toggle' });
    },
  },
  ...levels,
  changing('fold.others', ({ session }, _first, ids) => collapseOthers(session.index(), ids)),
  {
    id: 'fold.open',
    run: ({ session }) =>
      void session.change(collapseToLevel(session.index(), Infinity), { label: 'fold.toggle' }),
  },
  {
    id: 'edit.undo',
    when: ({ session }) => session.document.canUndo(),
    run: ({ session }) => session.undo(),
  },
  {
    id: 'edit.redo',
    when: ({ session }) => session.document.canRedo(),
    run: ({ session }) => session.redo(),
  },
];

/** Holds every command that changes a mind map or its selection, with its keys. */
export const mindCommands: readonly MindCommand[] = commands.map((command) => ({
  ...command,
  keys: mindKeys[command.id] ?? [],
}));

const byId = new Map(mindCommands.map((command) => [command.id, command]));

/** Runs a command by its id. Returns whether there is such a command and it can be run now. */
export const runMindCommand = (id: string, context: MindContext): boolean => {
  const command = byId.get(id);
  if (command === undefined || command.when?.(context) === false) return false;
  command.run(context);
  return true;
};
