import type { ThingIndex } from '../things/thing-index.ts';
import { applyAdd, applyRemove } from './apply-add.ts';
import { applyPlace } from './apply-place.ts';
import { applySet, applySplice } from './apply-set.ts';
import type { Applied } from './applied.types.ts';
import type { Cause, Operation } from './operation.types.ts';

/** Applies one stored operation to an index. Without ground to stand on it does nothing, the same on every machine. */
export const applyOperation = (index: ThingIndex, op: Operation, cause: Cause): Applied => {
  const isGuarded = cause === 'undo' || cause === 'redo';
  switch (op.op) {
    case 'add':
      return applyAdd(index, op);
    case 'remove':
      return applyRemove(index, op);
    case 'set':
      return applySet(index, op, isGuarded);
    case 'place':
      return applyPlace(index, op, isGuarded);
    case 'splice':
      return applySplice(index, op);
  }
};

/** Outcome of applying operations together. */
export interface AppliedAll {
  /** The operations as they took effect. */
  readonly done: readonly Operation[];
  /** Operations that take all of them back, in this order. */
  readonly inverse: readonly Operation[];
  readonly changed: ReadonlySet<string>;
  /** Places, from 0, of operations that found no ground, or not for all of them. */
  readonly missed: readonly number[];
}

/** Applies operations one after the other. */
export const applyAll = (index: ThingIndex, ops: readonly Operation[], cause: Cause): AppliedAll => {
  const done: Operation[] = [];
  const inverses: (readonly Operation[])[] = [];
  const changed = new Set<string>();
  const missed: number[] = [];
  for (const [at, op] of ops.entries()) {
    const applied = applyOperation(index, op, cause);
    if (applied.done !== undefined) done.push(applied.done);
    if (applied.isPartial) missed.push(at);
    inverses.push(applied.inverse);
    for (const id of applied.changed) changed.add(id);
  }
  return { done, inverse: inverses.reverse().flat(), changed, missed };
};
