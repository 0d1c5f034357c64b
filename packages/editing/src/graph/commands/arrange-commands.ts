import type { Arrangement } from '../../operations/intent.types.ts';
import { nodesOf } from '../graph-session.ts';
import { flipShapes, sameSize } from '../same-size.ts';
import type { GraphCommand } from './graph-command.ts';
import { isDocument, shapesAtLeast, some } from './graph-command.ts';

const arrange = (id: string, how: Arrangement, least: number): GraphCommand => ({
  id,
  when: shapesAtLeast(least),
  run: (session) =>
    session.change([{ op: 'arrange', ids: session.selected(), how }], {
      label: `graph.${id}`,
      select: session.selected(),
    }),
});

const placeCommands = [
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

/** Turns each shape by a quarter about its own middle. */
const turnCommand: GraphCommand = {
  id: 'shape.turn',
  when: (session) => nodesOf(session, session.selected()).some(({ locked }) => locked !== true),
  run: (session) => {
    const free = nodesOf(session, session.selected()).filter(({ locked }) => locked !== true);
    session.change(
      free.map(({ id, rot = 0 }) => ({ op: 'resize', id, rot: (rot + 90) % 360 }) as const),
      { label: 'graph.turn', select: session.selected() },
    );
  },
};

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

/** Commands that put several shapes in order. */
export const arrangeCommands: readonly GraphCommand[] = [
  ...placeCommands,
  ...groupCommands,
  ...sizeCommands,
  ...flipCommands,
  turnCommand,
  ...layoutCommands,
];
