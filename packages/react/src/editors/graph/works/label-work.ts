import type { Json } from '@chartdock/documents';
import { shareAlong, spotAlong, wayOf } from '@chartdock/editing/graph';
import type { GraphDesk, PointerWork } from '../graph-desk.types.ts';

/** Nearer to its connector than this a label stands on it, in pixels. */
const ON_LINE = 14;

interface LabelPlace {
  readonly t: number;
  readonly dx?: number;
  readonly dy?: number;
}

/** Moves a label along its connector, or off it. */
export const beginLabel = (
  desk: GraphDesk,
  _begun: PointerEvent,
  { id, label }: { readonly id: string; readonly label: number },
): PointerWork => {
  const { session } = desk;
  const { plan } = session;
  const edge = plan.edge(id);
  let place: LabelPlace | undefined;

  const clear = (): void => {
    plan.preview(undefined);
    desk.redraw();
    desk.lay({});
  };
  const moved = (): NonNullable<typeof edge>['labels'] =>
    (edge?.labels ?? []).map((one, at) => {
      if (at !== label || place === undefined) return one;
      const { dx: _dx, dy: _dy, ...rest } = one;
      return { ...rest, ...place };
    });

  session.select([id]);
  return {
    move: (event) => {
      const route = plan.route(id);
      if (edge === undefined || route === undefined) return;
      const at = desk.spotOf(event);
      const t = Math.round(shareAlong(wayOf(route), at) * 1000) / 1000;
      const on = spotAlong(wayOf(route), t);
      const [dx, dy] = [Math.round(at.x - on.x), Math.round(at.y - on.y)];
      place = Math.hypot(dx, dy) < ON_LINE ? { t } : { t, dx, dy };
      plan.preview(new Map([[id, { ...edge, labels: moved() }]]));
      desk.redraw();
      desk.lay({});
    },
    end: () => {
      clear();
      if (place === undefined) return;
      // Labels are JSON, as they are read from it.
      const labels = moved() as unknown as Json;
      session.change([{ op: 'set', id, to: { labels } }], { label: 'graph.label', select: [id] });
    },
    cancel: clear,
  };
};
