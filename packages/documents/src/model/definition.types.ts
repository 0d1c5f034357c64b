/** A piece of text in one style; the texts of all runs together spell the plain text beside them. */
export interface TextRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly color?: string;
  /** An address with http, https or mailto. */
  readonly href?: string;
}

/** How the line around a shape or of a connector is drawn. */
export type Dash = 'solid' | 'dashed' | 'dotted';

/** How a shape looks; what it leaves out comes from the theme. Colours are hex values. */
export interface NodeStyle {
  readonly fill?: string;
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
}

/** A shape of a graph; lengths in pixels from the page's top left corner. */
export interface GraphNode {
  readonly t: 'node';
  /** Id of a shape; an unknown one is drawn as a rectangle. */
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Order of drawing; what stands at 0 lies below the connectors. */
  readonly z: number;
  readonly text: string;
  readonly style: NodeStyle;
  readonly runs?: readonly TextRun[];
  /** Lines below the heading of a class, an entity or a table, each of one or more columns. */
  readonly rows?: readonly (readonly string[])[];
  /** Degrees, clockwise. */
  readonly rot?: number;
  /** Id of the cell that holds it, such as a lane or a group. */
  readonly parent?: string;
  readonly href?: string;
  /** Id of a stored picture. */
  readonly image?: string;
  readonly locked?: boolean;
}

/** Where a connector ends: at a cell, or at a point of the page. */
export interface EdgeEnd {
  readonly id?: string;
  readonly side?: 'n' | 'e' | 's' | 'w';
  readonly x?: number;
  readonly y?: number;
}

/** How a connector finds its way. */
export type Router = 'straight' | 'orthogonal' | 'curve';

/** What stands at the ends of a connector, and how its line looks. */
export interface EdgeStyle {
  readonly begin: string;
  readonly end: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: Dash;
  readonly tone?: number;
}

/** A text beside a connector; `t` is the place from 0, its beginning, to 1, its end. */
export interface EdgeLabel {
  readonly t: number;
  readonly text: string;
}

/** A connector of a graph; `points` is its resolved route, and an empty one is found when it is drawn. */
export interface GraphEdge {
  readonly t: 'edge';
  readonly from: EdgeEnd;
  readonly to: EdgeEnd;
  readonly points: readonly (readonly [number, number])[];
  readonly labels: readonly EdgeLabel[];
  readonly style: EdgeStyle;
  readonly router?: Router;
}

/** A shape or a connector. */
export type Cell = GraphNode | GraphEdge;

/** The sheet a graph is drawn on. */
export interface GraphPage {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly bg?: string;
  readonly lineJumps?: boolean;
}

/** A page of shapes and connectors by id. */
export interface GraphDefinition {
  readonly v: 1;
  readonly type: 'graph';
  readonly page: GraphPage;
  readonly theme: string;
  readonly cells: Readonly<Record<string, Cell>>;
}

/** How a topic looks; what it leaves out comes from the theme. */
export interface TopicStyle {
  readonly fill?: string;
  readonly color?: string;
  readonly tone?: number;
}

/** A topic of a tree. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly children: readonly Topic[];
  readonly runs?: readonly TextRun[];
  readonly note?: string;
  readonly href?: string;
  readonly labels?: readonly string[];
  /** Id of a stored picture. */
  readonly image?: string;
  readonly collapsed?: boolean;
  /** The side of a mind map with two sides. */
  readonly side?: 'left' | 'right';
  readonly style?: TopicStyle;
}

/** How a tree is laid out. */
export type TreeStructure =
  'free' | 'right' | 'org' | 'stages' | 'tree' | 'bracket' | 'timeline' | 'fishbone' | 'outline';

/** A line between two topics that are not parent and child. */
export interface TopicRelation {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** A tree of topics: mind maps, org charts, timelines, outlines. */
export interface TreeDefinition {
  readonly v: 1;
  readonly type: 'tree';
  readonly page: { readonly name: string };
  readonly structure: TreeStructure;
  readonly theme: string;
  readonly root: Topic;
  readonly relations?: readonly TopicRelation[];
}

/** A markdown text. */
export interface MarkdownDefinition {
  readonly v: 1;
  readonly type: 'markdown';
  readonly page: { readonly name: string };
  readonly text: string;
}

/** What can stand on a whiteboard. */
export type BoardElementType =
  'rectangle' | 'ellipse' | 'diamond' | 'line' | 'arrow' | 'pen' | 'note' | 'text' | 'frame' | 'image';

/** A stroke, box or note on a whiteboard. */
export interface BoardElement {
  readonly id: string;
  readonly type: BoardElementType;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
  readonly color: string;
  /** Corners of a stroke, from the element's own place. */
  readonly points?: readonly (readonly [number, number])[];
  readonly fontSize?: number;
  /** Id of a stored picture. */
  readonly image?: string;
}

/** A whiteboard. */
export interface BoardDefinition {
  readonly v: 1;
  readonly type: 'board';
  readonly page: { readonly name: string };
  readonly elements: readonly BoardElement[];
}

/** A text in the language of a drawing program or of formulas. */
export interface SourceDefinition {
  readonly v: 1;
  readonly type: 'source';
  readonly page: { readonly name: string };
  readonly lang: 'mermaid' | 'latex';
  readonly text: string;
}

/** What the canvas of a file holds, in the current version. */
export type Definition =
  GraphDefinition | TreeDefinition | MarkdownDefinition | BoardDefinition | SourceDefinition;

/** A canvas of a file, with the id it is asked for by. */
export interface Canvas {
  readonly id: string;
  readonly title: string;
  readonly definition: Definition;
}
