import { numberRows } from '@chartdock/documents';
import type { EdgeStyle, GraphEdge, GraphNode } from '@chartdock/documents';
import type { Point } from './geometry.types.ts';

/** Cells of a graph by id, while they are being drawn. */
export type Cells = Map<string, GraphNode | GraphEdge>;

/** Place of a shape, and its differences from the usual look. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly shape?: string;
  /** Default 1; a shape at 0 lies below the connectors. */
  readonly z?: number;
  readonly tone?: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  readonly fontSize?: number;
  /** Whether it is a text with the colour of the page behind it, so that lines below it end beside the letters. */
  readonly isOnGround?: boolean;
  readonly rows?: readonly (readonly string[])[];
}

/** How many tones a theme has. */
export const TONES = 8;

/** Creates a shape; places and sizes come out as whole pixels. */
export const createNode = (text: string, spot: Spot): GraphNode => {
  const { x, y, w, h, shape = 'round', z = 1, tone = 0, rows, ...look } = spot;
  const { bold, align, valign, fontSize, isOnGround } = look;
  return {
    t: 'node',
    shape,
    x: Math.round(x),
    y: Math.round(y),
    w: Math.round(w),
    h: Math.round(h),
    z,
    text,
    style: {
      tone: tone % TONES,
      ...(bold === undefined ? {} : { bold }),
      ...(align === undefined ? {} : { align }),
      ...(valign === undefined ? {} : { valign }),
      ...(fontSize === undefined ? {} : { fontSize }),
      ...(isOnGround === true ? { fill: 'none', strokeWidth: 0 } : {}),
    },
    ...(rows === undefined ? {} : { rows: numberRows(rows) }),
  };
};

/** Options of a connector besides its two ends. */
export interface LineOptions {
  readonly label?: string;
  /** Place of the label from 0 to 1. Default 0.5. */
  readonly at?: number;
  readonly style?: Partial<EdgeStyle>;
  /** Its route; without one it is found when it is drawn. */
  readonly points?: readonly Point[];
  readonly router?: GraphEdge['router'];
}

/** Creates a connector between two cells. */
export const createEdge = (from: string, to: string, options: LineOptions = {}): GraphEdge => {
  const { label = '', at = 0.5, style, points = [], router } = options;
  return {
    t: 'edge',
    from: { id: from },
    to: { id: to },
    points: points.map(([x, y]) => [Math.round(x), Math.round(y)] as const),
    labels: label === '' ? [] : [{ t: Math.min(1, Math.max(0, at)), text: label }],
    style: { begin: 'none', end: 'arrow', ...style },
    ...(router === undefined ? {} : { router }),
  };
};
