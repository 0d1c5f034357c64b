import type { Operation, Transaction } from './operation.types.ts';
import { cross } from './transform.ts';

/** Rest of transactions that wait, once one of the server's order went before them. */
export interface Rebased<T> {
  readonly waiting: readonly T[];
  /** The one that went before, moved past all of them; undefined for one of them that was written down. */
  readonly over: readonly Operation[] | undefined;
}

/** Moves waiting transactions behind one that the server has written down before them. One of their own ids is no longer waiting. */
export const rebase = <T extends Transaction>(waiting: readonly T[], one: Transaction): Rebased<T> => {
  if (waiting.some(({ id }) => id === one.id))
    return { waiting: waiting.filter(({ id }) => id !== one.id), over: undefined };
  let over = one.ops;
  const moved = waiting.map((mine) => {
    const crossed = cross(mine.ops, over);
    over = crossed.over;
    return { ...mine, ops: crossed.ops };
  });
  return { waiting: moved, over };
};

/** Moves waiting transactions behind several, in the order of the server. */
export const rebaseAll = <T extends Transaction>(
  waiting: readonly T[],
  rows: readonly Transaction[],
): readonly T[] => rows.reduce<readonly T[]>((left, row) => rebase(left, row).waiting, waiting);
