import type { PointerEvent as ReactPointerEvent } from 'react';
import { useRef } from 'react';
import type { GraphBoard } from '../graph-board.ts';
import { beginPlacing, placeByPress } from '../works/place-work.ts';
import type { PointerWork } from '../graph-desk.types.ts';

const SLOP = 4;

interface Placing {
  readonly shape: string;
  readonly at: readonly [x: number, y: number];
  work: PointerWork | undefined;
}

/** Properties of a button that places a shape. */
export interface PlacingProps {
  readonly onPointerDown: (event: ReactPointerEvent) => void;
  readonly onPointerMove: (event: ReactPointerEvent) => void;
  readonly onPointerUp: (event: ReactPointerEvent) => void;
  readonly onPointerCancel: () => void;
  readonly onClick: () => void;
}

/** Returns properties that make a button add a shape when it is pressed, and put it where it is dragged to. */
export const usePlacing = (
  board: GraphBoard | undefined,
  onPlaced: () => void,
): ((shape: string) => PlacingProps) => {
  const held = useRef<Placing>(undefined);
  const dragged = useRef(false);
  return (shape) => ({
    onPointerDown: (event) => {
      dragged.current = false;
      if (event.button !== 0 || event.pointerType === 'touch') return;
      held.current = { shape, at: [event.clientX, event.clientY], work: undefined };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ nativeEvent }) => {
      const one = held.current;
      if (one === undefined || board === undefined) return;
      const way = Math.abs(nativeEvent.clientX - one.at[0]) + Math.abs(nativeEvent.clientY - one.at[1]);
      if (one.work === undefined && way < SLOP) return;
      dragged.current = true;
      one.work ??= beginPlacing(board, one.shape);
      one.work.move(nativeEvent);
    },
    onPointerUp: ({ nativeEvent }) => {
      const one = held.current;
      held.current = undefined;
      one?.work?.end(nativeEvent);
    },
    onPointerCancel: () => {
      held.current?.work?.cancel();
      held.current = undefined;
    },
    onClick: () => {
      // A drag ends with a click as well.
      if (dragged.current || board === undefined) return;
      placeByPress(board, shape);
      if (board.desk.host.clientWidth < 640) onPlaced();
      board.field.focus();
    },
  });
};
