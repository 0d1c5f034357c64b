import type { Operation } from './operation.types.ts';

/** Outcome of applying an operation. */
export interface Applied {
  /** The operation as it took effect, with the former values; undefined when nothing came of it. */
  readonly done: Operation | undefined;
  /** Operations that take it back, in this order. */
  readonly inverse: readonly Operation[];
  /** Ids of changed things, the head's included. */
  readonly changed: readonly string[];
  /** Whether a part of it, or all, found no ground to stand on. */
  readonly isPartial: boolean;
}

/** Says that nothing came of an operation. */
export const MISSED: Applied = { done: undefined, inverse: [], changed: [], isPartial: true };
