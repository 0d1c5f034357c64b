import { canRunGraphCommand, graphCommands, runGraphCommand } from '../graph/commands/graph-commands.ts';
import { findDropTarget, putInto } from '../graph/drop-target.ts';
import type { GraphSession } from '../graph/graph-session.ts';
import { insertOnLine } from '../graph/insert-on-line.ts';
import { intentsOf, isLane, resizeLane } from '../graph/lanes.ts';
import { addShape } from '../graph/new-shape.ts';
import { openGraph, shapeAt } from './graph-world.ts';
import { Random } from './random.ts';

const SHAPES = ['rect', 'diamond', 'lane', 'pool', 'frame', 'uml-class', 'er-table', 'terminator'] as const;
const FURTHEST = 1_000_000;

const idsOf = ({ store }: GraphSession): readonly string[] => [...store.index.all()].map(({ id }) => id);

type Step = (session: GraphSession, random: Random) => void;

const add: Step = ({ store, plan }, random) => {
  const middle = { x: random.below(2_000), y: random.below(1_500) };
  const parent = random.chance(0.5) ? findDropTarget(plan, middle)?.id : undefined;
  const { id, intents } = addShape(store, { shape: random.pick(SHAPES) ?? 'rect', middle, parent, grid: 10 });
  store.apply(intents, { select: [id] });
};

const connect: Step = (session, random) => {
  const nodes = idsOf(session).filter((id) => session.plan.node(id) !== undefined);
  const [from, to] = [random.pick(nodes), random.pick(nodes)];
  if (from !== undefined && to !== undefined)
    session.change([{ op: 'connect', from: { id: from }, to: { id: to } }], {});
};

const select: Step = (session, random) => session.select(idsOf(session).filter(() => random.chance(0.2)));

const type: Step = (session, random) => {
  session.type(`t${random.below(50)}`);
  if (random.chance(0.5)) session.endWriting();
};

const drop: Step = (session, random) => {
  const { store, plan } = session;
  const ids = session.selected();
  store.batch({ label: 'move' }, () => {
    store.apply({ op: 'move', ids, dx: random.below(400) - 200, dy: random.below(400) - 200 });
    const at = { x: random.below(2_000), y: random.below(1_500) };
    store.apply(putInto(store, ids, findDropTarget(plan, at, ids)?.id));
  });
};

const grow: Step = ({ store, plan }, random) => {
  const lane = random.pick(
    idsOf({ store } as GraphSession)
      .flatMap((id) => plan.node(id) ?? [])
      .filter(isLane),
  );
  if (lane === undefined) return;
  const to = { x: lane.x, y: lane.y, w: lane.w + random.below(60), h: 80 + random.below(200) };
  store.apply(intentsOf(resizeLane({ store, plan }, lane, to)));
};

const splice: Step = (session, random) => {
  const { store, plan } = session;
  const line = random.pick(idsOf(session).filter((id) => plan.edge(id) !== undefined));
  const node = random.pick(idsOf(session).filter((id) => plan.node(id) !== undefined));
  if (line !== undefined && node !== undefined) store.apply(insertOnLine(store, line, node));
};

/** Copies of copies make every later step slow. */
const MOST_COPIED = 40;

const command: Step = (session, random) => {
  const { size } = session.store.index;
  const possible = graphCommands.filter(
    ({ id }) =>
      !id.startsWith('edit.') &&
      (id !== 'cell.duplicate' || size < MOST_COPIED) &&
      canRunGraphCommand(id, session),
  );
  const one = random.pick(possible);
  if (one !== undefined) runGraphCommand(one.id, session);
};

const turnBack: Step = (session, random) => (random.chance(0.6) ? session.undo() : session.redo());

const STEPS: readonly Step[] = [
  add,
  add,
  connect,
  connect,
  select,
  type,
  drop,
  grow,
  splice,
  command,
  command,
  turnBack,
];

/** Lists the faults that no operation may leave: a connector at a cell that is gone, a child without its parent, a cell outside the limits. */
const brokenIn = ({ store, plan }: GraphSession): readonly string[] =>
  [...store.index.all()].flatMap((cell): string[] => {
    if (cell.in !== 'cells') return [`${cell.id} is no cell`];
    const ends = cell.t === 'edge' ? [cell.from.id, cell.to.id] : [cell.parent];
    const gone = ends.filter((id) => id !== undefined && plan.node(id) === undefined);
    const isFar = cell.t === 'node' && Math.max(Math.abs(cell.x), Math.abs(cell.y)) > FURTHEST;
    const isLost = cell.t === 'edge' && plan.route(cell.id) === undefined;
    return [
      ...gone.map((id) => `${cell.id} leads to ${id}, which is gone`),
      ...(isFar ? [`${cell.id} is outside the limits`] : []),
      ...(isLost ? [`${cell.id} has no route`] : []),
    ];
  });

/** Writes a graph as a text: cells in their order, the fields of each by name, as their order means nothing. */
const spell = (session: GraphSession): string =>
  JSON.stringify(
    Object.entries(session.get().cells).map(([id, cell]) => [
      id,
      Object.entries(cell).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]),
  );

/** Edits a graph at random, takes all of it back and does it again. Returns the faults. */
export const checkGraphSeed = (seed: number, steps: number): readonly string[] => {
  const random = new Random(seed);
  const session = openGraph({ first: shapeAt(100, 100) });
  const before = spell(session);
  for (let at = 0; at < steps; at += 1) {
    (random.pick(STEPS) ?? add)(session, random);
    const broken = brokenIn(session);
    if (broken.length > 0) return broken.map((fault) => `seed ${seed}, step ${at}: ${fault}`);
  }
  session.endWriting();
  const after = spell(session);
  let count = 0;
  for (; session.store.history.canUndo; count += 1) session.undo();
  const start = spell(session);
  for (; count > 0; count -= 1) session.redo();
  const end = spell(session);
  return [
    ...(start === before ? [] : [`seed ${seed}: undoing does not come back to the start`]),
    ...(end === after ? [] : [`seed ${seed}: doing again does not come to the end`]),
  ];
};
