import type { Intent } from '../operations/intent.types.ts';
import type { Topic, TreeDefinition } from '@chartdock/documents';

/** New topic with its children, all with fresh ids. */
export type NewTopic = Topic;

/** Values of fields of a topic; null takes a field away. */
export type TopicFields = {
  readonly [Field in Exclude<keyof Topic, 'id' | 'children'>]?: Topic[Field] | null;
};

/** Changeable fields of a whole tree. */
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
  /** Changes things other than topics, such as a relation. */
  | { readonly kind: 'raw'; readonly intents: readonly Intent[] };

/** Where a title is written next: its caret, or all of it selected. */
export interface WritingWish {
  readonly id: string;
  readonly caret: 'all' | 'end' | number;
}

/** Result of a command: steps, and the topics to select and to write after them. */
export interface TreeChange {
  readonly edits: readonly TreeEdit[];
  readonly select: readonly string[];
  readonly write?: WritingWish;
}

/** Factory values of new topics. */
export interface TopicMaker {
  /** Returns an id that no topic has. */
  readonly newId: () => string;
  /** The title of a topic that nothing was written in. */
  readonly title: string;
}
