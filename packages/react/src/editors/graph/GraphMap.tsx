import { groundOf } from '@chartdock/documents/drawing';
import type { GraphSession } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { OverviewMap } from '../../viewer/OverviewMap.tsx';
import type { View, WindowSize } from '../canvas/canvas-view.ts';
import type { GraphBoard } from './graph-board.ts';
import { paintGraph } from './paint-graph.ts';

/** Properties of {@link GraphMap}. */
export interface GraphMapProps {
  /** Undefined until the graph is on the screen. */
  readonly board: GraphBoard | undefined;
  readonly session: GraphSession;
  readonly view: View | undefined;
}

/** Draws the overview of a graph and its sheet. */
export const GraphMap = ({ board, session, view }: GraphMapProps): JSX.Element | null => {
  // Of an empty sheet there is nothing to see.
  if (board === undefined || view === undefined || session.plan.box() === undefined) return null;
  const { canvas, theme } = board;
  const definition = session.get();
  const room = canvas.room();
  const paint = (picture: HTMLCanvasElement, whole: View, size: WindowSize): void => {
    paintGraph(picture, { plan: session.plan, area: room, view: whole, size, theme: theme() });
    const context = picture.getContext('2d');
    if (context === null) return;
    // The sheet comes behind what is painted, at its scale.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = groundOf(definition, theme());
    context.fillRect(room.x, room.y, room.w, room.h);
  };
  return (
    <OverviewMap
      stage={canvas}
      view={view}
      room={room}
      content={definition}
      ground="var(--cd-surface-sunken)"
      paint={paint}
    />
  );
};
