import type { Intent } from '../operations/intent.types.ts';
import type { Topic, TreeDefinition } from '@chartdock/documents';

/** A topic that is to come, with what is below it; its ids are fresh. */
export type NewTopic = Topic;

/** Values of fields of a topic; null takes a field away. */
export type TopicFields = {
  readonly [Field in Exclude<keyof Topic, 'id' | 'children'>]?: Topic[Field] | null;
};

/** What of a whole tree can be changed. */
export type SheetFields = Partial<Pick<TreeDefinition, 'structure' | 'theme'>>;

/** One step of a change to a tree. Places count among the children that are there without those that move. */
export type TreeEdit =
  | {
      readonly kind: 'insert';
      readonly parent: string;
      readonly at: number;
      readonly topics: readonly NewTopic[];
    }
  | { readonly kind: 'remove'; readonly ids: readonly string[] }
  | { readonly kind: 'move'; readonly ids: readonly string[]; readonly parent: string; readonly at: number }
  | { readonly kind: 'set'; readonly id: string; readonly to: TopicFields }
  /** Changes how the whole tree is laid out or painted. */
  | { readonly kind: 'sheet'; readonly to: SheetFields }
  /** Changes what is none of a topic, such as a relation. */
  | { readonly kind: 'raw'; readonly intents: readonly Intent[] };

/** Where a title is written next: its caret, or all of it selected. */
export interface WritingWish {
  readonly id: string;
  readonly caret: 'all' | 'end' | number;
}

/** What a command makes of a tree: steps, and what is selected and written after them. */
export interface TreeChange {
  readonly edits: readonly TreeEdit[];
  readonly select: readonly string[];
  readonly write?: WritingWish;
}

/** What makes topics. */
export interface TopicMaker {
  /** Returns an id that no topic has. */
  readonly newId: () => string;
  /** The title of a topic that nothing was written in. */
  readonly title: string;
}
