import { boundsOf } from '../box.ts';
import type { Box } from '../box.ts';
import { copyLook, pasteLook } from '../copied-look.ts';
import { duplicateCells } from '../copy-cells.ts';
import type { GraphSession } from '../graph-session.ts';
import { nodesOf } from '../graph-session.ts';
import { removeCells } from '../remove-cells.ts';
import { arrangeCommands } from './arrange-commands.ts';
import type { GraphCommand } from './graph-command.ts';
import { isDocument, one, shapesAtLeast, some } from './graph-command.ts';
import { lineCommands } from './line-commands.ts';
import { partCommands } from './part-commands.ts';
import { stepCommands } from './step-commands.ts';

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
  ...partCommands,
  ...lineCommands,
  ...stepCommands,
  ...arrangeCommands,
  ...styleCommands,
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

/** Returns the box around the selection; undefined when nothing is. */
export const boxOfSelected = (session: GraphSession): Box | undefined =>
  boundsOf(session.selected().flatMap((id) => session.plan.roomOf(id) ?? []));
