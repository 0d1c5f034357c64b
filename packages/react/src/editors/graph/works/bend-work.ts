import type { Point } from '@chartdock/documents';
import { bendSegment } from '@chartdock/editing/graph';
import type { GraphDesk, PointerWork } from '../graph-desk.types.ts';

/** Moves a piece of a connector aside; its bends stay as a person put them. */
export const beginBend = (
  desk: GraphDesk,
  begun: PointerEvent,
  { id, index }: { readonly id: string; readonly index: number },
): PointerWork => {
  const { session } = desk;
  const { plan } = session;
  const edge = plan.edge(id);
  const points = plan.route(id)?.points ?? [];
  const start = desk.spotOf(begun);
  const grid = desk.grid();
  let way: readonly Point[] | undefined;

  const clear = (): void => {
    plan.preview(undefined);
    desk.lay({});
    desk.redraw();
  };

  return {
    move: (event) => {
      if (edge === undefined) return;
      const at = desk.spotOf(event);
      way = bendSegment(points, index, {
        dx: at.x - start.x,
        dy: at.y - start.y,
        grid: event.altKey ? 0 : grid,
        isLevel: edge.router !== 'straight',
      });
      plan.preview(new Map([[id, { ...edge, points: [], way }]]));
      desk.redraw();
      desk.lay({});
    },
    end: () => {
      clear();
      if (edge === undefined || way === undefined) return;
      const reset = edge.points.length > 0 ? [{ op: 'set', id, to: { points: [] } } as const] : [];
      session.change([...reset, { op: 'bend', id, way }], { label: 'graph.bend', select: [id] });
    },
    cancel: clear,
  };
};
