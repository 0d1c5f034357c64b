import { findShape } from '@chartdock/documents';
import { numberRows } from '@chartdock/documents';
import type { EdgeStyle, GraphNode, NodeStyle, Router } from '@chartdock/documents';
import type { FormatCanvas } from '../model/format.types.ts';
import { definitionOf } from '../trees/tree-parts.ts';

/** A shape while a reader puts a graph together; lengths in pixels. */
export interface DraftNode {
  readonly id: string;
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
  readonly style?: NodeStyle;
  readonly rot?: number;
  readonly parent?: string;
  readonly href?: string;
  readonly rows?: readonly (readonly string[])[];
}

/** An end of a drafted connector: a shape, or a point. */
export type DraftEnd =
  { readonly id: string; readonly side?: 'n' | 'e' | 's' | 'w' } | { readonly x: number; readonly y: number };

/** A connector while a reader puts a graph together. */
export interface DraftEdge {
  readonly id: string;
  readonly from: DraftEnd;
  readonly to: DraftEnd;
  /** Whole route; empty where it is found when drawn. */
  readonly points?: readonly (readonly [number, number])[];
  readonly labels?: readonly { readonly t: number; readonly text: string }[];
  readonly style?: Partial<EdgeStyle>;
  readonly router?: Router;
}

/** A page while a reader puts it together. */
export interface DraftGraph {
  readonly title: string;
  readonly nodes: readonly DraftNode[];
  readonly edges: readonly DraftEdge[];
  readonly size?: { readonly w: number; readonly h: number };
  readonly bg?: string;
}

const MARGIN = 40;
const SHEET = { w: 1_050, h: 1_500 } as const;
const LARGEST = 900_000;

const tidy = (value: number): number => {
  const bounded = Number.isFinite(value) ? Math.max(-LARGEST, Math.min(LARGEST, value)) : 0;
  return Math.round(bounded * 100) / 100;
};

const pointsOf = ({ from, to, points = [] }: DraftEdge): readonly (readonly [number, number])[] => [
  ...points,
  ...[from, to].flatMap((end) => ('x' in end ? [[end.x, end.y] as const] : [])),
];

/** Returns how far a page moves so that nothing on it lies left of or above its sheet. */
const shiftOf = ({ nodes, edges }: DraftGraph): { readonly dx: number; readonly dy: number } => {
  const points = edges.flatMap(pointsOf);
  const left = [...nodes.map(({ x }) => x), ...points.map(([x]) => x)].reduce((a, b) => Math.min(a, b), 0);
  const top = [...nodes.map(({ y }) => y), ...points.map(([, y]) => y)].reduce((a, b) => Math.min(a, b), 0);
  return { dx: left < 0 ? Math.ceil(MARGIN - left) : 0, dy: top < 0 ? Math.ceil(MARGIN - top) : 0 };
};

/** Makes a canvas of a drafted page whose sheet holds all of it. Throws as `definitionOf` does. */
export const graphCanvas = (draft: DraftGraph): FormatCanvas => {
  const { dx, dy } = shiftOf(draft);
  const move = ([x, y]: readonly [number, number]): [number, number] => [tidy(x + dx), tidy(y + dy)];
  const endOf = (end: DraftEnd): object => {
    if (!('x' in end)) return end;
    const [x, y] = move([end.x, end.y]);
    return { x, y };
  };
  const nodes = draft.nodes.map(
    ({ id, x, y, w, h, style = {}, text, rows, ...rest }, at): [string, Partial<GraphNode>] => [
      id,
      {
        t: 'node',
        ...rest,
        ...{ x: tidy(x + dx), y: tidy(y + dy), w: tidy(Math.max(1, w)), h: tidy(Math.max(1, h)) },
        ...{ z: at + 1, text, style },
        ...(rows === undefined ? {} : { rows: numberRows(rows) }),
      },
    ],
  );
  const edges = draft.edges.map(
    ({ id, from, to, points = [], labels = [], style = {}, router }): [string, object] => [
      id,
      {
        t: 'edge',
        from: endOf(from),
        to: endOf(to),
        points: points.map(move),
        labels,
        style: { begin: 'none', end: 'arrow', ...style },
        ...(router === undefined ? {} : { router }),
      },
    ],
  );
  const reach = (of: (node: DraftNode) => number, along: 0 | 1, shift: number): number =>
    [...draft.nodes.map(of), ...draft.edges.flatMap(pointsOf).map((point) => point[along])].reduce(
      (a, b) => Math.max(a, b),
      0,
    ) +
    shift +
    MARGIN;
  const definition = definitionOf({
    v: 2,
    type: 'graph',
    page: {
      name: draft.title,
      w: tidy(
        Math.max(
          draft.size?.w ?? SHEET.w,
          reach(({ x, w }) => x + w, 0, dx),
        ),
      ),
      h: tidy(
        Math.max(
          draft.size?.h ?? SHEET.h,
          reach(({ y, h }) => y + h, 1, dy),
        ),
      ),
      ...(draft.bg === undefined ? {} : { bg: draft.bg }),
    },
    theme: 'default',
    cells: Object.fromEntries([...nodes, ...edges]),
  });
  return { title: draft.title, definition };
};

/** Returns whether documents know a shape. */
export const isShape = (id: string): boolean => findShape(id) !== undefined;
