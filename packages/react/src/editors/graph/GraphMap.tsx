import { groundOf } from '@chartdock/documents/drawing';
import type { GraphSession } from '@chartdock/editing/graph';
import type { JSX } from 'react';
import { CanvasMap } from '../canvas/CanvasMap.tsx';
import type { View } from '../canvas/canvas-view.ts';
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
  if (board === undefined || view === undefined) return null;
  const { canvas, theme } = board;
  const definition = session.get();
  return (
    <CanvasMap
      canvas={canvas}
      view={view}
      room={canvas.room()}
      content={definition}
      ground={groundOf(definition, theme())}
      paint={(picture, whole, size) =>
        paintGraph(picture, { plan: session.plan, area: canvas.room(), view: whole, size, theme: theme() })
      }
    />
  );
};
