import { findNeighbourCell, readingOrder } from '../cell-order.ts';
import type { GraphSession } from '../graph-session.ts';
import { nodesOf } from '../graph-session.ts';
import { addShape } from '../new-shape.ts';
import { placeBeside } from '../next-shape.ts';
import { oppositeOf, SIDES } from '../ports.ts';
import type { Side } from '../ports.ts';
import type { GraphCommand } from './graph-command.ts';
import { isDocument, one, shapesAtLeast, some } from './graph-command.ts';

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
export const addNext = (session: GraphSession, id: string, side: Side): string | undefined => {
  const { plan, store } = session;
  const node = plan.node(id);
  if (node === undefined) return undefined;
  const { shape, w, h, parent, style } = node;
  const middle = placeBeside(plan, node, { side, w, h });
  return store.batch({ label: 'graph.next' }, () => {
    const next = addShape(store, { shape, w, h, middle, parent, style });
    store.apply(next.intents);
    const ends = { from: { id, side }, to: { id: next.id, side: oppositeOf(side) } };
    store.apply({ op: 'connect', ...ends }, { select: [next.id] });
    return next.id;
  });
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

/** Commands of the arrow keys: next shapes, places, sizes, and where one goes. */
export const stepCommands: readonly GraphCommand[] = [
  ...nextCommands,
  ...nudgeCommands,
  ...growCommands,
  ...goCommands,
  step('select.next', 1),
  step('select.previous', -1),
];
