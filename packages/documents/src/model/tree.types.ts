import type { Dash, Json, Point, Shared, TextRun } from './text.types.ts';

/** How a topic looks; missing parts come from the theme. Colours are hex values, lengths pixels. */
export interface TopicStyle {
  readonly fill?: string;
  readonly color?: string;
  readonly tone?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: Dash;
  readonly fontSize?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly strike?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly shape?: 'rect' | 'round' | 'pill' | 'ellipse' | 'diamond' | 'hexagon' | 'underline' | 'none';
  /** Colour of the lines of its branch. */
  readonly line?: string;
  readonly lineWidth?: number;
}

/** Task of a topic. */
export interface TopicTask {
  readonly done?: boolean;
  /** Percent that is done. */
  readonly progress?: number;
  /** From 1, the most urgent, to 9. */
  readonly priority?: number;
  /** Epoch milliseconds. */
  readonly begins?: number;
  readonly due?: number;
  readonly assignee?: string;
}

/** How a tree is laid out. */
export type TreeStructure =
  'free' | 'right' | 'org' | 'stages' | 'tree' | 'bracket' | 'timeline' | 'fishbone' | 'outline';

/** How the topics below one are counted. */
export type Numbering = 'none' | 'decimal' | 'nested' | 'alpha' | 'roman' | 'chinese';

/** A topic of a tree. */
export interface Topic extends Shared {
  readonly id: string;
  readonly title: string;
  readonly children: readonly Topic[];
  readonly runs?: readonly TextRun[];
  readonly note?: string;
  readonly href?: string;
  readonly labels?: readonly string[];
  /** Id of a stored picture. */
  readonly image?: string;
  /** Width and height the picture is shown in. */
  readonly imageSize?: Point;
  readonly collapsed?: boolean;
  /** The side of a mind map with two sides. */
  readonly side?: 'left' | 'right';
  readonly style?: TopicStyle;
  /** Names of the signs before its title, such as `priority-1` or `flag-red`. */
  readonly markers?: readonly string[];
  readonly task?: TopicTask;
  /** Width its title breaks at. */
  readonly width?: number;
  /** How the topics below it are laid out, where it is otherwise than the tree. */
  readonly structure?: TreeStructure;
  readonly numbering?: Numbering;
  /** A formula in the language of LaTeX. */
  readonly formula?: string;
}

/** A topic that stands beside the tree, at a place from the middle of the root. */
export interface FloatingTopic extends Topic {
  readonly x: number;
  readonly y: number;
}

/** How a line between topics looks. */
export interface RelationStyle {
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: Dash;
  readonly begin?: string;
  readonly end?: string;
  readonly color?: string;
}

/** A line between two topics that are not parent and child. */
export interface TopicRelation extends Shared {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** How far the two handles of its curve stand from the middles of its topics. */
  readonly bends?: readonly Point[];
  readonly style?: RelationStyle;
}

/** How a bracket or a frame around topics looks. */
export interface RangeStyle {
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly dash?: Dash;
  readonly fill?: string;
  readonly color?: string;
}

/** Span over neighbours below one topic, from the first to the last; both are the same for one alone. */
export interface TopicSpan extends Shared {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly style?: RangeStyle;
}

/** A tree of topics: mind maps, org charts, timelines, outlines. */
export interface TreeDefinition {
  readonly v: 2;
  /** Values of the embedding page; nothing here reads them. */
  readonly data?: Readonly<Record<string, Json>>;
  readonly type: 'tree';
  readonly page: { readonly name: string };
  readonly structure: TreeStructure;
  readonly theme: string;
  readonly root: Topic;
  readonly floating?: readonly FloatingTopic[];
  readonly relations?: readonly TopicRelation[];
  readonly summaries?: readonly TopicSpan[];
  readonly boundaries?: readonly TopicSpan[];
}
