import type { TextRun } from '@chartdock/documents';
import type { Operation, SpliceOperation } from './operation.types.ts';
import { spell } from './styled-text.ts';

/**
 * Moves operations that were made beside others, so that they do the same after them. Only pieces of texts have places that move;
 * everything else finds its thing by an id.
 */
export const transformOver = (ops: readonly Operation[], over: readonly Operation[]): readonly Operation[] =>
  cross(ops, over).ops;

interface Crossed {
  /** The later ones, after the earlier. */
  readonly ops: readonly Operation[];
  /** The earlier ones, after the later. */
  readonly over: readonly Operation[];
}

/** Moves two lists of operations past one another: applied in either order, both come to the same. */
export const cross = (ops: readonly Operation[], over: readonly Operation[]): Crossed => {
  if (!ops.some(isSplice) || !over.some(isSplice)) return { ops, over };
  let rest = over;
  const moved = ops.flatMap((op) => {
    const crossed = crossOne(op, rest);
    rest = crossed.over;
    return crossed.ops;
  });
  return { ops: moved, over: rest };
};

const crossOne = (op: Operation, over: readonly Operation[]): Crossed => {
  let ops: readonly Operation[] = [op];
  const moved = over.flatMap((other) => {
    const crossed = ops.length === 1 ? crossPair(ops[0], other) : cross(ops, [other]);
    ops = crossed.ops;
    return crossed.over;
  });
  return { ops, over: moved };
};

const crossPair = (op: Operation | undefined, over: Operation): Crossed => {
  if (op === undefined) return { ops: [], over: [over] };
  if (!isSplice(op) || !isSplice(over) || op.id !== over.id || op.field !== over.field)
    return { ops: [op], over: [over] };
  return { ops: moveSplice(op, over, true), over: moveSplice(over, op, false) };
};

const isSplice = (op: Operation): op is SpliceOperation => op.op === 'splice';

const lengthOf = (put: string | readonly TextRun[]): number => spell(put).length;

/**
 * Moves one replacement past another. Insertions of the other stay, even inside of a cut of this one: then it cuts on both
 * sides of it. Of two at one place the earlier one stands first.
 */
const moveSplice = (
  op: SpliceOperation,
  over: SpliceOperation,
  isLater: boolean,
): readonly SpliceOperation[] => {
  const [start, end] = [op.at, op.at + op.cut];
  const [from, to, length] = [over.at, over.at + over.cut, lengthOf(over.put)];
  if (end < from || (end === from && start < from)) return [op];
  if (start >= to && start > from) return [{ ...op, at: start + length - over.cut }];
  const rest = Math.max(0, end - to);
  if (start > from || (start === from && isLater)) return [{ ...op, at: from + length, cut: rest }];
  const head: SpliceOperation = { ...op, cut: from - start };
  if (rest === 0) return [head];
  return [head, { ...op, at: start + lengthOf(op.put) + length, cut: rest, put: '' }];
};
