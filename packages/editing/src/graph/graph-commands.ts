import type { Arrangement, Intent } from '../operations/intent.types.ts';
import { addShape } from './new-shape.ts';
import { boundsOf } from './box.ts';
import { duplicateCells } from './copy-cells.ts';
import { findNeighbourCell, readingOrder } from './cell-order.ts';
import type { GraphSession } from './graph-session.ts';
import { nodesOf } from './graph-session.ts';
import type { NodeThing } from './graph-plan.ts';
import { addLane, isLane } from './lanes.ts';
import { addRow, changeColumns, removeRow } from './rows.ts';
import { flipShapes, sameSize } from './same-size.ts';
import { placeBeside } from './next-shape.ts';
import { oppositeOf, SIDES } from './ports.ts';
import type { Side } from './ports.ts';
import { copyLook, pasteLook } from './copied-look.ts';
import { removeCells } from './remove-cells.ts';

/** Something that can be done with a graph. */
export interface GraphCommand {
  readonly id: string;
  /** Whether it can be done now. Default always. */
  readonly when?: (session: GraphSession) => boolean;
  readonly run: (session: GraphSession) => void;
}

const some = (session: GraphSession): boolean => session.selected().length > 0;
const shapesAtLeast =
  (least: number) =>
  (session: GraphSession): boolean =>
    nodesOf(session, session.selected()).length >= least;
const one = (session: GraphSession): boolean => session.selected().length === 1;
const isDocument = (session: GraphSession): boolean => session.store.index.size > 0;

const WAYS: Readonly<Record<Side, readonly [dx: number, dy: number]>> = {
  n: [0, -1],
  e: [1, 0],
  s: [0, 1],
  w: [-1, 0],
};

/** Steps of the arrow keys: one pixel, or ten. */
const NUDGE = { near: 1, far: 10 } as const;
const GROWTH = 10;

/** Makes the next shape on a side of one, like it, and joins the two. */
export const addNext = (
  session: GraphSession,
  id: string,
  side: Side,
  shape?: string,
): string | undefined => {
  const { plan, store } = session;
  const node = plan.node(id);
  if (node === undefined) return undefined;
  const isSame = shape === undefined || shape === node.shape;
  const size = isSame ? { w: node.w, h: node.h } : undefined;
  const wanted = { shape: shape ?? node.shape, ...size };
  const middle = placeBeside(plan, node, { side, w: size?.w ?? 120, h: size?.h ?? 60 });
  let made: string | undefined;
  store.batch({ label: 'graph.next' }, () => {
    const next = addShape(store, { ...wanted, middle, parent: node.parent, style: node.style });
    store.apply(next.intents);
    const ends = { from: { id, side }, to: { id: next.id, side: oppositeOf(side) } };
    store.apply({ op: 'connect', ...ends }, { select: [next.id] });
    made = next.id;
  });
  return made;
};

const nextCommands = SIDES.map((side): GraphCommand => ({
  id: `next.${side}`,
  when: (session) => one(session) && shapesAtLeast(1)(session),
  run: (session) => {
    const [id] = session.selected();
    if (id !== undefined) addNext(session, id, side);
  },
}));

const nudge = (side: Side, by: number, id: string): GraphCommand => ({
  id,
  when: some,
  run: (session) => {
    const [dx, dy] = WAYS[side];
    const ids = session.selected();
    session.change([{ op: 'move', ids, dx: dx * by, dy: dy * by }], {
      label: 'graph.move',
      joins: `nudge ${ids.join(' ')}`,
      select: ids,
    });
  },
});

const nudgeCommands = SIDES.flatMap((side) => [
  nudge(side, NUDGE.near, `nudge.${side}`),
  nudge(side, NUDGE.far, `nudge.far${side.toUpperCase()}`),
]);

const growCommands = SIDES.map((side): GraphCommand => ({
  id: `grow.${side}`,
  when: shapesAtLeast(1),
  run: (session) => {
    const [dx, dy] = WAYS[side];
    const ids = session.selected();
    const intents = nodesOf(session, ids)
      .filter(({ locked }) => locked !== true)
      .map(
        ({ id, w, h }) =>
          ({ op: 'resize', id, w: Math.max(8, w + dx * GROWTH), h: Math.max(8, h + dy * GROWTH) }) as const,
      );
    session.change(intents, { label: 'graph.resize', joins: `grow ${ids.join(' ')}`, select: ids });
  },
}));

const goCommands = SIDES.map((side): GraphCommand => ({
  id: `go.${side}`,
  when: isDocument,
  run: (session) => {
    const next = findNeighbourCell(session.plan, session.selected().at(-1), side);
    if (next !== undefined) session.select([next]);
  },
}));

const step = (id: string, by: 1 | -1): GraphCommand => ({
  id,
  when: isDocument,
  run: (session) => {
    const order = readingOrder(session.store.index, session.plan);
    const at = order.indexOf(session.selected().at(-1) ?? '');
    const next = at < 0 ? (by > 0 ? 0 : order.length - 1) : (at + by + order.length) % order.length;
    const found = order[next];
    if (found !== undefined) session.select([found]);
  },
});

const arrange = (id: string, how: Arrangement, least: number): GraphCommand => ({
  id,
  when: shapesAtLeast(least),
  run: (session) =>
    session.change([{ op: 'arrange', ids: session.selected(), how }], {
      label: `graph.${id}`,
      select: session.selected(),
    }),
});

const arrangeCommands = [
  arrange('align.left', 'left', 2),
  arrange('align.center', 'center', 2),
  arrange('align.right', 'right', 2),
  arrange('align.top', 'top', 2),
  arrange('align.middle', 'middle', 2),
  arrange('align.bottom', 'bottom', 2),
  arrange('spread.x', 'distribute-x', 3),
  arrange('spread.y', 'distribute-y', 3),
  arrange('order.front', 'front', 1),
  arrange('order.back', 'back', 1),
  arrange('order.forward', 'forward', 1),
  arrange('order.backward', 'backward', 1),
];

const groupCommands: readonly GraphCommand[] = [
  {
    id: 'group.make',
    when: shapesAtLeast(2),
    run: (session) =>
      session.change([{ op: 'group', ids: session.selected(), id: session.store.newId() }], {
        label: 'graph.group',
        select: session.selected(),
      }),
  },
  {
    id: 'group.take',
    when: (session) => nodesOf(session, session.selected()).some(({ group }) => group !== undefined),
    run: (session) =>
      session.change([{ op: 'group', ids: session.selected(), id: null }], {
        label: 'graph.ungroup',
        select: session.selected(),
      }),
  },
  {
    id: 'lock.toggle',
    when: some,
    run: (session) => {
      const ids = session.selected();
      const { index } = session.store;
      const locks = ids.some((id) => index.find('cells', id)?.locked !== true);
      const to = { locked: locks ? true : null };
      session.change(
        ids.map((id) => ({ op: 'set', id, to }) as const),
        { label: 'graph.lock', select: ids },
      );
    },
  },
];

const styleCommands: readonly GraphCommand[] = [
  {
    id: 'style.copy',
    when: some,
    run: (session) => session.copyLook(copyLook(session)),
  },
  {
    id: 'style.brush',
    when: some,
    run: (session) => {
      const isOn = session.state().brush !== 'off';
      session.copyLook(copyLook(session), isOn ? 'off' : 'once');
    },
  },
  {
    id: 'style.paste',
    when: (session) => some(session) && session.state().copied !== undefined,
    run: (session) => pasteLook(session),
  },
  ...(['bold', 'italic'] as const).map((field): GraphCommand => ({
    id: `text.${field}`,
    when: shapesAtLeast(1),
    run: (session) => {
      const nodes = nodesOf(session, session.selected());
      const isOn = nodes.every(({ style }) => style[field] === true);
      session.change([{ op: 'style', ids: nodes.map(({ id }) => id), to: { [field]: isOn ? null : true } }], {
        label: 'graph.style',
        select: session.selected(),
      });
    },
  })),
];

const sizeCommands: readonly GraphCommand[] = (['w', 'h', 'both'] as const).map((how) => ({
  id: `same.${how}`,
  when: shapesAtLeast(2),
  run: (session) =>
    session.change(sameSize(session, how), { label: 'graph.resize', select: session.selected() }),
}));

const flipCommands: readonly GraphCommand[] = (['x', 'y'] as const).map((axis) => ({
  id: `flip.${axis}`,
  when: shapesAtLeast(2),
  run: (session) =>
    session.change(flipShapes(session, axis), { label: 'graph.flip', select: session.selected() }),
}));

const layoutCommands: readonly GraphCommand[] = (['down', 'right'] as const).map((how) => ({
  id: `layout.${how}`,
  when: isDocument,
  run: (session) => {
    const nodes = nodesOf(session, session.selected());
    const ids = nodes.length > 1 ? nodes.map(({ id }) => id) : undefined;
    session.change([{ op: 'layout', how, ...(ids === undefined ? {} : { ids }) }], {
      label: 'graph.layout',
      select: session.selected(),
    });
  },
}));

const loneLane = (session: GraphSession): NodeThing | undefined => {
  const [node, other] = nodesOf(session, session.selected());
  return node !== undefined && other === undefined && isLane(node) ? node : undefined;
};

const laneCommands: readonly GraphCommand[] = (['before', 'after'] as const).map((where) => ({
  id: `lane.${where}`,
  when: (session) => loneLane(session) !== undefined,
  run: (session) => {
    const lane = loneLane(session);
    if (lane !== undefined) addLane(session.store, session.plan, lane, where);
  },
}));

const loneRows = (session: GraphSession): NodeThing | undefined => {
  const [node, other] = nodesOf(session, session.selected());
  return node?.rows !== undefined && other === undefined ? node : undefined;
};

const rowCommand = (
  id: string,
  change: (node: NodeThing, session: GraphSession) => readonly Intent[],
): GraphCommand => ({
  id,
  when: (session) => loneRows(session) !== undefined,
  run: (session) => {
    const node = loneRows(session);
    if (node !== undefined)
      session.change(change(node, session), { label: 'graph.row', select: session.selected() });
  },
});

const rowCommands: readonly GraphCommand[] = [
  rowCommand('row.add', (node, { store }) => [addRow(node, node.rows?.length ?? 0, store.newId())]),
  rowCommand('row.remove', (node) => removeRow(node, (node.rows?.length ?? 1) - 1)),
  rowCommand('column.add', (node) => changeColumns(node, 1)),
  rowCommand('column.remove', (node) => changeColumns(node, -1)),
];

const cellCommands: readonly GraphCommand[] = [
  {
    id: 'text.write',
    when: one,
    run: (session) => {
      const [id] = session.selected();
      if (id !== undefined) session.write({ id, caret: 'end' });
    },
  },
  { id: 'cell.remove', when: some, run: removeCells },
  {
    id: 'cell.duplicate',
    when: some,
    run: (session) => {
      duplicateCells(session, { dx: 20, dy: 20 });
    },
  },
  {
    id: 'connect.selected',
    when: (session) => nodesOf(session, session.selected()).length === 2,
    run: (session) => {
      const [from, to] = nodesOf(session, session.selected());
      if (from === undefined || to === undefined) return;
      session.change([{ op: 'connect', from: { id: from.id }, to: { id: to.id } }], {
        label: 'graph.connect',
      });
    },
  },
  {
    id: 'select.all',
    when: isDocument,
    run: (session) => session.select([...session.store.index.all()].map(({ id }) => id)),
  },
  {
    id: 'select.shapes',
    when: isDocument,
    run: (session) =>
      session.select([...session.store.index.all()].flatMap(({ id }) => session.plan.node(id)?.id ?? [])),
  },
  {
    id: 'select.none',
    when: some,
    run: (session) => {
      const { entered, brush, copied } = session.state();
      if (brush !== 'off') return session.copyLook(copied);
      session.enter(undefined);
      session.select(entered === undefined ? [] : session.selected());
    },
  },
  { id: 'edit.undo', when: ({ store }) => store.history.canUndo, run: (session) => session.undo() },
  { id: 'edit.redo', when: ({ store }) => store.history.canRedo, run: (session) => session.redo() },
];

/** All that can be done with a graph by a key, a menu or a button. */
export const graphCommands: readonly GraphCommand[] = [
  ...cellCommands,
  ...laneCommands,
  ...rowCommands,
  ...nextCommands,
  ...nudgeCommands,
  ...growCommands,
  ...goCommands,
  step('select.next', 1),
  step('select.previous', -1),
  ...arrangeCommands,
  ...groupCommands,
  ...styleCommands,
  ...sizeCommands,
  ...flipCommands,
  ...layoutCommands,
];

const byId = new Map(graphCommands.map((command) => [command.id, command]));

/** Returns whether a command can be done now. */
export const canRunGraphCommand = (id: string, session: GraphSession): boolean => {
  const command = byId.get(id);
  return command !== undefined && (command.when?.(session) ?? true);
};

/** Does a command; returns whether there was one that could be done. */
export const runGraphCommand = (id: string, session: GraphSession): boolean => {
  const command = byId.get(id);
  if (command === undefined || !(command.when?.(session) ?? true)) return false;
  command.run(session);
  return true;
};

/** Returns the box around what is selected; undefined when nothing is. */
export const boxOfSelected = (session: GraphSession) =>
  boundsOf(session.selected().flatMap((id) => session.plan.roomOf(id) ?? []));
