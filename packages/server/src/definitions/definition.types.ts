/** Name of a shape a node is drawn as. */
export type ShapeName =
  | 'rect'
  | 'round'
  | 'terminator'
  | 'diamond'
  | 'ellipse'
  | 'parallelogram'
  | 'cylinder'
  | 'hexagon'
  | 'document'
  | 'lane'
  | 'bar'
  | 'circle';

/** A shape of a graph; lengths in pixels from the page's top left corner. */
export interface GraphNode {
  readonly t: 'node';
  readonly shape: ShapeName;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly z: number;
  readonly text: string;
  readonly style: { readonly fill: string; readonly stroke: string };
}

/** A connector of a graph; `points` is its resolved route. */
export interface GraphEdge {
  readonly t: 'edge';
  readonly from: { readonly id: string };
  readonly to: { readonly id: string };
  readonly points: readonly (readonly [number, number])[];
  readonly labels: readonly { readonly t: number; readonly text: string }[];
  readonly style: { readonly begin: string; readonly end: string };
}

/** A page of shapes and connectors by id. */
export interface GraphDefinition {
  readonly v: 1;
  readonly type: 'graph';
  readonly page: { readonly name: string; readonly w: number; readonly h: number };
  readonly theme: string;
  readonly cells: Readonly<Record<string, GraphNode | GraphEdge>>;
}

/** A topic of a tree. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly children: readonly Topic[];
}

/** How a tree is laid out. */
export type TreeStructure =
  'free' | 'right' | 'org' | 'tree' | 'bracket' | 'timeline' | 'fishbone' | 'outline';

/** A tree of topics: mind maps, org charts, timelines, outlines. */
export interface TreeDefinition {
  readonly v: 1;
  readonly type: 'tree';
  readonly page: { readonly name: string };
  readonly structure: TreeStructure;
  readonly theme: string;
  readonly root: Topic;
}

/** A markdown text. */
export interface MarkdownDefinition {
  readonly v: 1;
  readonly type: 'markdown';
  readonly page: { readonly name: string };
  readonly text: string;
}

/** A stroke, box or note on a whiteboard. */
export interface BoardElement {
  readonly id: string;
  readonly type: 'rectangle' | 'ellipse' | 'line' | 'note';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
  readonly color: string;
}

/** A whiteboard. */
export interface BoardDefinition {
  readonly v: 1;
  readonly type: 'board';
  readonly page: { readonly name: string };
  readonly elements: readonly BoardElement[];
}

/** What the canvas of a file holds. */
export type Definition = GraphDefinition | TreeDefinition | MarkdownDefinition | BoardDefinition;
