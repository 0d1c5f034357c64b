import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import type { OrderElements, RowFacts, RowPainter, RowSettings } from './row-painter.ts';
import { painterOf } from './rows-ahead.ts';

/** How long the list must stand still before its elements are put in order, in milliseconds. */
const restMs = 200;

const noRow = { index: -1 } as const;

/** Paints rows into a list's space after each render; the space must have no children of its own but rows painted ahead. */
export const useRowPainter = (
  space: RefObject<HTMLElement | null>,
  rows: readonly RowFacts[],
  { order, ...settings }: RowSettings & { readonly order: OrderElements | undefined },
): void => {
  const painter = useRef<RowPainter | undefined>(undefined);
  useLayoutEffect(() => {
    if (space.current === null) return;
    painter.current ??= painterOf(space.current);
    painter.current.paint(rows, settings);
  });
  const { index: first } = rows[0] ?? noRow;
  const { index: last } = rows.at(-1) ?? noRow;
  useLayoutEffect(() => {
    if (order === undefined) return undefined;
    const timer = setTimeout(() => painter.current?.sortElements(order), restMs);
    return () => clearTimeout(timer);
  }, [first, last, order]);
};
