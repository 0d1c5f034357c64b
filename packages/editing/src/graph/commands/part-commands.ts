import type { NodeThing } from '../../things/thing.types.ts';
import type { Intent } from '../../operations/intent.types.ts';
import type { GraphSession } from '../graph-session.ts';
import { nodesOf } from '../graph-session.ts';
import { addLane, isLane } from '../lanes.ts';
import { addRow, changeColumns, removeRow } from '../rows.ts';
import type { GraphCommand } from './graph-command.ts';

const loneLane = (session: GraphSession): NodeThing | undefined => {
  const [node, other] = nodesOf(session, session.selected());
  return node !== undefined && other === undefined && isLane(node) ? node : undefined;
};

const laneCommands: readonly GraphCommand[] = (['before', 'after'] as const).map((where) => ({
  id: `lane.${where}`,
  when: (session) => loneLane(session) !== undefined,
  run: (session) => {
    const lane = loneLane(session);
    if (lane !== undefined) addLane(session, lane, where);
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

/** Commands on the parts of shapes: lanes and rows. */
export const partCommands: readonly GraphCommand[] = [...laneCommands, ...rowCommands];
