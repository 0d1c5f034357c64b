import type { RoutedEdge, Theme } from '@chartdock/documents';
import { drawEdge, drawEdgeLabels, drawNode, uprightLines } from '@chartdock/documents/drawing';
import type { Box, GraphPlan, NodeThing, TextPlace } from '@chartdock/editing/graph';
import type { OrderedPart } from './ordered-group.ts';

/** How cells are drawn. */
export interface PartLook {
  readonly theme: Theme;
  readonly lineJumps: boolean;
  /** Shape or connector whose text is being written, so that the field over it shows it. */
  readonly writing?: { readonly id: string; readonly place: TextPlace } | undefined;
}

/** Drawn parts of an area, the lowest first. */
export interface GraphParts {
  readonly ground: readonly OrderedPart[];
  readonly lines: readonly OrderedPart[];
  readonly shapes: readonly OrderedPart[];
  readonly labels: readonly OrderedPart[];
  readonly count: number;
}

const NO_PICTURES = (): undefined => undefined;

/** Looks of shapes by the object that holds them: all that is drawn of one besides its place. */
const looks = new WeakMap<NodeThing, string>();

const lookOf = (node: NodeThing): string => {
  const known = looks.get(node);
  if (known !== undefined) return known;
  const { id: _id, order: _order, x: _x, y: _y, parent: _parent, group: _group, ...look } = node;
  const made = JSON.stringify(look);
  looks.set(node, made);
  return made;
};

/** Leaves out the text that is being written; a heading keeps its room. */
const withoutText = (node: NodeThing, place: TextPlace): NodeThing => {
  if (place.part !== 'row') {
    const { runs: _runs, ...plain } = node;
    return { ...plain, text: node.rows === undefined || node.text === '' ? '' : ' ' };
  }
  const rows = node.rows?.map((row, at) =>
    at === place.row
      ? { ...row, cells: row.cells.map((cell, column) => (column === place.column ? ' ' : cell)) }
      : row,
  );
  return { ...node, ...(rows === undefined ? {} : { rows }) };
};

const nodePart = (node: NodeThing, { theme, writing }: PartLook): OrderedPart => {
  const isWriting = writing?.id === node.id;
  return {
    key: node.id,
    mark: `${theme.id} ${isWriting ? JSON.stringify(writing.place) : ''} ${lookOf(node)}`,
    x: node.x,
    y: node.y,
    svg: () => {
      const drawn = isWriting ? withoutText(node, writing.place) : node;
      return drawNode({ ...drawn, x: 0, y: 0 }, theme, NO_PICTURES);
    },
  };
};

const HIT = 12;

/** A wide unseen line below a connector, so that the pointer shows that it can be taken. */
const track = ({ points }: RoutedEdge): string =>
  `<path d="M${points.map(([x, y]) => `${x} ${y}`).join('L')}" fill="none" stroke="transparent" stroke-width="${HIT}"/>`;

/** Lists the drawn parts of an area. */
export const partsOf = (plan: GraphPlan, area: Box, look: PartLook): GraphParts => {
  const { nodes, edges } = plan.inArea(area);
  const routed = edges.flatMap((id) => {
    const route = plan.route(id);
    return route === undefined ? [] : [{ id, route }];
  });
  const lines = look.lineJumps ? uprightLines(routed.map(({ route }) => route)) : undefined;
  const drawn = new WeakMap<RoutedEdge, string>();
  const lineOf = (route: RoutedEdge, owner: number): string => {
    const known = drawn.get(route);
    if (known !== undefined) return known;
    const crossing = lines === undefined ? undefined : { lines, owner };
    const svg = track(route) + drawEdge(route, { theme: look.theme, crossing });
    drawn.set(route, svg);
    return svg;
  };
  const { writing } = look;
  return {
    ground: nodes.filter(({ z }) => z <= 0).map((node) => nodePart(node, look)),
    shapes: nodes.filter(({ z }) => z > 0).map((node) => nodePart(node, look)),
    lines: routed.map(({ id, route }, owner) => ({
      key: id,
      // Jumps change with the crossed lines, so that only its markup says whether it is the same.
      mark: lines === undefined ? markOf(route, look.theme) : lineOf(route, owner),
      svg: () => lineOf(route, owner),
    })),
    labels: routed.flatMap(({ id, route }): OrderedPart[] =>
      route.labels.length === 0 || writing?.id === id
        ? []
        : [{ key: id, mark: markOf(route, look.theme), svg: () => drawEdgeLabels(route, look.theme) }],
    ),
    count: nodes.length + edges.length,
  };
};

const marks = new WeakMap<RoutedEdge, Map<string, object>>();

/** Returns the same object for the same route in the same theme. */
const markOf = (route: RoutedEdge, { id }: Theme): object => {
  const known = marks.get(route) ?? new Map<string, object>();
  marks.set(route, known);
  const mark = known.get(id) ?? {};
  known.set(id, mark);
  return mark;
};
