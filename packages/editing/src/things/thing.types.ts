import type { BoardElement, Cell, FloatingTopic, Json, TopicRelation, TopicSpan } from '@chartdock/documents';

/** Id under which an index holds the head of a definition: page, theme, structure, text. */
export const HEAD_ID = '@';

/** Names the lists that things stand in. */
export type ThingList = 'topics' | 'relations' | 'summaries' | 'boundaries' | 'cells' | 'elements';

interface Placed {
  readonly id: string;
  /** Id of the thing it stands in; things on the sheet have none. */
  readonly parent?: string;
  /** Place among siblings. */
  readonly order: string;
}

type Fields<T> = T extends unknown ? Omit<T, 'id' | 'parent' | 'order' | 'children'> : never;

/** A topic. One without a parent is the root, or stands beside the tree at `x` and `y`. */
export type TopicThing = Placed & { readonly in: 'topics' } & Partial<Pick<FloatingTopic, 'x' | 'y'>> &
  Omit<FloatingTopic, 'id' | 'order' | 'children' | 'x' | 'y'>;
/** A line between two topics. */
export type RelationThing = Placed & { readonly in: 'relations' } & Fields<TopicRelation>;
/** A bracket around neighbours with its summary. */
export type SummaryThing = Placed & { readonly in: 'summaries' } & Fields<TopicSpan>;
/** A frame around neighbours. */
export type BoundaryThing = Placed & { readonly in: 'boundaries' } & Fields<TopicSpan>;
/** A shape or a connector; shapes may stand in shapes. */
export type CellThing = Placed & { readonly in: 'cells' } & Fields<Cell>;
/** Element on a whiteboard. */
export type ElementThing = Placed & { readonly in: 'elements' } & Fields<BoardElement>;

/** Anything with an id that a document holds, as a flat frozen record. */
export type Thing = TopicThing | RelationThing | SummaryThing | BoundaryThing | CellThing | ElementThing;

/** Head of a definition, about its whole sheet, under {@link HEAD_ID}. */
export interface Head {
  readonly page: Readonly<Record<string, Json>> & { readonly name: string };
  readonly theme?: string;
  readonly structure?: string;
  readonly lang?: string;
  readonly text?: string;
  readonly data?: Readonly<Record<string, Json>>;
}

/** A thing or a head as operations see it: fields by name. */
export type Fieldset = Readonly<Record<string, unknown>>;

/** A shape as it is edited. */
export type NodeThing = Extract<CellThing, { readonly t: 'node' }>;
/** A connector as it is edited. */
export type EdgeThing = Extract<CellThing, { readonly t: 'edge' }>;
