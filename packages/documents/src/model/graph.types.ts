import type { Dash, Json, Point, Shared, TextRun } from './text.types.ts';

/** How a shape looks; missing parts come from the theme. Colours are hex values, lengths pixels. */
export interface NodeStyle {
  readonly fill?: string;
  /** Second colour of a fill that runs from one to another, downwards. */
  readonly gradient?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: Dash;
  readonly opacity?: number;
  /** Which of the theme's eight tones it takes when it has no colours of its own. */
  readonly tone?: number;
  readonly color?: string;
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  /** Radius of rounded corners. */
  readonly radius?: number;
  readonly shadow?: boolean;
  /** Room between the outline and the text. */
  readonly padding?: number;
  /** Height of a line as a multiple of the font size. */
  readonly lineHeight?: number;
}

/** Behaviour of a shape when its text does not fit: sets it smaller, grows, or cuts it off. */
export type Fit = 'shrink' | 'grow' | 'clip';

/** Kind of a shape that holds others, for its editor. */
export type ContainerKind = 'lane' | 'pool' | 'group' | 'frame' | 'table';

/** One line below the heading of a class, an entity or a table. */
export interface NodeRow {
  readonly id: string;
  readonly cells: readonly string[];
}

/** A shape of a graph; lengths in pixels from the page's top left corner. */
export interface GraphNode extends Shared {
  readonly t: 'node';
  /** Id of a shape; an unknown one is drawn as a rectangle. */
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Order of drawing; shapes at 0 lie below the connectors. Equal ones are drawn by `order`. */
  readonly z: number;
  readonly text: string;
  readonly style: NodeStyle;
  readonly runs?: readonly TextRun[];
  /** Lines below the heading of a class, an entity or a table, each of one or more columns. */
  readonly rows?: readonly NodeRow[];
  /** Degrees, clockwise. */
  readonly rot?: number;
  /** Id of the cell that holds it, such as a lane or a group. */
  readonly parent?: string;
  /** Name that all shapes of a group share. */
  readonly group?: string;
  /** Id of a layer of the page. */
  readonly layer?: string;
  readonly href?: string;
  /** Id of a stored picture. */
  readonly image?: string;
  readonly locked?: boolean;
  readonly fit?: Fit;
  readonly minW?: number;
  readonly minH?: number;
  /** Keeps its proportions when it is resized. */
  readonly aspect?: boolean;
  /** Family of its letters; the document's own where it is not there. */
  readonly font?: string;
  readonly kind?: ContainerKind;
  /** Shows a container without its content. */
  readonly collapsed?: boolean;
}

/** Where a connector ends: at a cell, or at a point of the page. */
export interface EdgeEnd {
  readonly id?: string;
  readonly side?: 'n' | 'e' | 's' | 'w';
  readonly x?: number;
  readonly y?: number;
  /** A fixed place of the cell, each from 0 to 1 of its width and height. */
  readonly at?: Point;
  /** Name of a port of the shape. */
  readonly port?: string;
  /** Id of the row it ends at. */
  readonly row?: string;
}

/** How a connector finds its way. */
export type Router = 'straight' | 'orthogonal' | 'curve';

/** Look of a connector's line and of its ends. */
export interface EdgeStyle {
  readonly begin: string;
  readonly end: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: Dash;
  readonly tone?: number;
}

/** How the text beside a connector looks. */
export interface EdgeLabelStyle {
  readonly color?: string;
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly fill?: string;
}

/** A text beside a connector; `t` is the place from 0, its beginning, to 1, its end. */
export interface EdgeLabel {
  readonly t: number;
  readonly text: string;
  readonly runs?: readonly TextRun[];
  /** How far it was dragged from its place. */
  readonly dx?: number;
  readonly dy?: number;
  readonly style?: EdgeLabelStyle;
}

/**
 * A connector of a graph. `points` is a route that was computed once, and an empty one is found when it is drawn; `way` holds the
 * bends that a person chose, which stay when a shape is moved.
 */
export interface GraphEdge extends Shared {
  readonly t: 'edge';
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  readonly points: readonly Point[];
  readonly labels: readonly EdgeLabel[];
  readonly style: EdgeStyle;
  readonly router?: Router;
  readonly way?: readonly Point[];
  readonly z?: number;
  readonly layer?: string;
  readonly href?: string;
  readonly locked?: boolean;
  /** Whether it jumps over lines that it crosses, when the page does not say so for all. */
  readonly jump?: boolean;
}

/** A shape or a connector. */
export type Cell = GraphNode | GraphEdge;

/** A layer of a page. */
export interface Layer {
  readonly id: string;
  readonly name: string;
  readonly hidden?: boolean;
  readonly locked?: boolean;
}

/** Colours that replace those of a theme. */
export interface ThemeColors {
  readonly line?: string;
  readonly text?: string;
  /** Fills of the eight tones; those after the last keep the theme's. */
  readonly fills?: readonly string[];
}

/** The sheet a graph is drawn on. */
export interface GraphPage {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly bg?: string;
  readonly lineJumps?: boolean;
  /** Distance of the lines of its grid; 0 without one. */
  readonly grid?: number;
  /** Room that a printed page leaves free. */
  readonly padding?: number;
  readonly orientation?: 'portrait' | 'landscape';
  /** Layers, the lowest first. */
  readonly layers?: readonly Layer[];
  readonly colors?: ThemeColors;
}

/** A page of shapes and connectors by id. */
export interface GraphDefinition {
  readonly v: 2;
  /** Values of the embedding page; nothing here reads them. */
  readonly data?: Readonly<Record<string, Json>>;
  readonly type: 'graph';
  readonly page: GraphPage;
  readonly theme: string;
  readonly cells: Readonly<Record<string, Cell>>;
}
