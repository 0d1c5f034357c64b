import type { Code, CollaboratorRole } from '../../packages/contract/src/index.ts';

/** A file or folder as the model knows it. What lies at the top has its owner's id as parent. */
export interface ModelNode {
  readonly id: string;
  readonly ownerId: string;
  readonly parentId: string;
  readonly isFolder: boolean;
  readonly title: string;
  readonly creatorId: string;
  /** 0 live, 1 put into trash, 2 in trash with a folder that was put there. */
  readonly state: 0 | 1 | 2;
  /** Id of the topmost node that went to trash together with this one. */
  readonly trashRoot: string | null;
}

/** Right of someone on someone else's node and all below it: 0 looks, 1 edits, 2 manages. */
export interface ModelShare {
  readonly nodeId: string;
  readonly userId: string;
  readonly role: CollaboratorRole;
}

/** Everything that should be true of the files of a few people. */
export interface Model {
  readonly nodes: ReadonlyMap<string, ModelNode>;
  readonly shares: readonly ModelShare[];
  /** Favourites as `person node`. */
  readonly stars: ReadonlySet<string>;
  readonly limits: { readonly files: number; readonly depth: number };
  /** Counts what was made, for ids that the server has not told yet. */
  readonly made: number;
}

/** Prediction of an operation: another model, or a refusal that changes nothing. */
export interface Predicted {
  readonly model: Model;
  readonly code: Code;
}

/** An operation on the model. */
export type Operation = (model: Model) => Predicted;
