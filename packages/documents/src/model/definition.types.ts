import type { GraphDefinition } from './graph.types.ts';
import type { Json, Point, Shared } from './text.types.ts';
import type { TreeDefinition } from './tree.types.ts';

export type {
  Cell,
  EdgeEnd,
  EdgeLabel,
  EdgeLabelStyle,
  GraphDefinition,
  GraphEdge,
  GraphNode,
  Router,
} from './graph.types.ts';
export type { Json, Point, Shared, TextRun } from './text.types.ts';
export type {
  Numbering,
  RangeStyle,
  Topic,
  TopicRelation,
  TopicSpan,
  TopicStyle,
  TreeDefinition,
  TreeStructure,
} from './tree.types.ts';

/** A markdown text. */
export interface MarkdownDefinition {
  readonly v: 2;
  /** Values of the embedding page; nothing here reads them. */
  readonly data?: Readonly<Record<string, Json>>;
  readonly type: 'markdown';
  readonly page: { readonly name: string };
  readonly text: string;
}

/** Kind of an element on a whiteboard. */
export type BoardElementType =
  'rectangle' | 'ellipse' | 'diamond' | 'line' | 'arrow' | 'pen' | 'note' | 'text' | 'frame' | 'image';

/** A stroke, box or note on a whiteboard. */
export interface BoardElement extends Shared {
  readonly id: string;
  readonly type: BoardElementType;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly text: string;
  readonly color: string;
  /** Corners of a stroke, from the element's own place. */
  readonly points?: readonly Point[];
  readonly fontSize?: number;
  /** Id of a stored picture. */
  readonly image?: string;
  /** The element as the whiteboard's own program wrote it, kept whole for its return. */
  readonly raw?: Readonly<Record<string, Json>>;
}

/** A whiteboard. */
export interface BoardDefinition {
  readonly v: 2;
  /** Values of whoever embeds the product; nothing here reads them. */
  readonly data?: Readonly<Record<string, Json>>;
  readonly type: 'board';
  readonly page: { readonly name: string };
  readonly elements: readonly BoardElement[];
}

/** A text in the language of a drawing program or of formulas. */
export interface SourceDefinition {
  readonly v: 2;
  /** Values of whoever embeds the product; nothing here reads them. */
  readonly data?: Readonly<Record<string, Json>>;
  readonly type: 'source';
  readonly page: { readonly name: string };
  readonly lang: 'mermaid' | 'latex';
  readonly text: string;
}

/** Content of the canvas of a file, in the current version. */
export type Definition =
  GraphDefinition | TreeDefinition | MarkdownDefinition | BoardDefinition | SourceDefinition;

/** A canvas of a file, with the id it is asked for by. */
export interface Canvas {
  readonly id: string;
  readonly title: string;
  readonly definition: Definition;
}
