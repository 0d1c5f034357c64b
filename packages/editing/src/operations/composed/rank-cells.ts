import type { CellThing } from '../../things/thing.types.ts';
import type { ThingIndex } from '../../things/thing-index.ts';

type Node = Extract<CellThing, { readonly t: 'node' }>;

const GAP = { rank: 64, side: 40 } as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Places shapes of the sheet in ranks: each one rank behind the last that leads to it, in the order of its predecessors, around
 * one line. Shapes in shapes stay with them. The arranged part stays where its top left corner was.
 */
export const rankCells = (
  index: ThingIndex,
  ids: readonly string[] | undefined,
  direction: 'down' | 'right',
): ReadonlyMap<string, Spot> => {
  const wanted = ids === undefined ? undefined : new Set(ids);
  const nodes = index
    .listBelow('cells')
    .filter((cell): cell is Node => cell.t === 'node' && cell.kind === undefined)
    .filter(({ id }) => wanted === undefined || wanted.has(id));
  const leads = listLeads(index, new Set(nodes.map(({ id }) => id)));
  const ranks = sortRanks(listRanks(nodes, leads), leads);
  return placeRanks(ranks, direction, {
    x: Math.min(...nodes.map(({ x }) => x)),
    y: Math.min(...nodes.map(({ y }) => y)),
  });
};

type Leads = ReadonlyMap<string, readonly string[]>;

const listLeads = (index: ThingIndex, known: ReadonlySet<string>): Leads => {
  const leads = new Map<string, string[]>();
  for (const cell of index.listBelow('cells')) {
    if (cell.t !== 'edge' || cell.from.id === undefined || cell.to.id === undefined) continue;
    const { id: from } = cell.from;
    if (from === cell.to.id || !known.has(from) || !known.has(cell.to.id)) continue;
    leads.set(from, [...(leads.get(from) ?? []), cell.to.id]);
  }
  return leads;
};

/** Puts each node behind all that lead to it; lines that lead back into their own way do not count. */
const listRanks = (nodes: readonly Node[], leads: Leads): Node[][] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const rank = new Map<string, number>();
  const left = new Set<string>();
  for (const id of topDown(nodes, leads)) {
    left.add(id);
    for (const next of leads.get(id) ?? [])
      if (!left.has(next)) rank.set(next, Math.max(rank.get(next) ?? 0, (rank.get(id) ?? 0) + 1));
  }
  const ranks: Node[][] = [];
  for (const [id, node] of byId) {
    const at = rank.get(id) ?? 0;
    (ranks[at] ??= []).push(node);
  }
  return ranks.filter((one) => one.length > 0);
};

/** Lists nodes so that most stand behind their predecessors, by a walk that begins where nothing leads to. */
const topDown = (nodes: readonly Node[], leads: Leads): readonly string[] => {
  const reached = new Set([...leads.values()].flat());
  const starts = [...nodes.filter(({ id }) => !reached.has(id)), ...nodes].map(({ id }) => id);
  const state = new Map<string, 'open' | 'done'>();
  const order: string[] = [];
  for (const start of starts) {
    const path = state.has(start) ? [] : [start];
    for (let id = path.at(-1); id !== undefined; id = path.at(-1)) {
      state.set(id, state.get(id) ?? 'open');
      const next = (leads.get(id) ?? []).find((one) => !state.has(one));
      if (next !== undefined) {
        path.push(next);
        continue;
      }
      if (state.get(id) === 'open') order.push(id);
      state.set(id, 'done');
      path.pop();
    }
  }
  return order.reverse();
};

/** Sorts each rank by the middle of its predecessors, so that lines cross less. */
const sortRanks = (ranks: readonly Node[][], leads: Leads): readonly Node[][] => {
  const place = new Map<string, number>();
  return ranks.map((rank, at) => {
    const weights = new Map(rank.map((node, own) => [node.id, { sum: own * 0.001, count: 1 }]));
    for (const node of ranks[at - 1] ?? [])
      for (const next of leads.get(node.id) ?? []) {
        const weight = weights.get(next);
        if (weight !== undefined)
          weights.set(next, { sum: weight.sum + (place.get(node.id) ?? 0), count: weight.count + 1 });
      }
    const meanOf = ({ id }: Node): number => {
      const { sum, count } = weights.get(id) ?? { sum: 0, count: 1 };
      return count === 1 ? sum : sum / (count - 1);
    };
    const sorted = at === 0 ? rank : [...rank].sort((a, b) => meanOf(a) - meanOf(b));
    for (const [own, node] of sorted.entries()) place.set(node.id, own);
    return sorted;
  });
};

const placeRanks = (
  ranks: readonly (readonly Node[])[],
  direction: 'down' | 'right',
  corner: Spot,
): ReadonlyMap<string, Spot> => {
  const isDown = direction === 'down';
  const [along, across] = isDown ? (['h', 'w'] as const) : (['w', 'h'] as const);
  const widthOf = (rank: readonly Node[]): number =>
    rank.reduce((sum, node) => sum + node[across], (rank.length - 1) * GAP.side);
  const widest = Math.max(0, ...ranks.map(widthOf));
  const places = new Map<string, Spot>();
  let depth = 0;
  for (const rank of ranks) {
    let side = (widest - widthOf(rank)) / 2;
    const thick = Math.max(...rank.map((node) => node[along]));
    for (const node of rank) {
      const inner = depth + (thick - node[along]) / 2;
      const [x, y] = isDown ? [side, inner] : [inner, side];
      places.set(node.id, { x: Math.round(corner.x + x), y: Math.round(corner.y + y) });
      side += node[across] + GAP.side;
    }
    depth += thick + GAP.rank;
  }
  return places;
};
