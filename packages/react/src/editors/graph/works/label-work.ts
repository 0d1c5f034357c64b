import type { Json } from '@chartdock/documents';
import { shareAlong, wayOf } from '@chartdock/editing/graph';
import type { GraphDesk, PointerWork } from '../graph-desk.types.ts';

/** Moves a label along its connector. */
export const beginLabel = (
  desk: GraphDesk,
  _begun: PointerEvent,
  { id, label }: { readonly id: string; readonly label: number },
): PointerWork => {
  const { session } = desk;
  const { plan } = session;
  const edge = plan.edge(id);
  let t: number | undefined;

  const clear = (): void => {
    plan.preview(undefined);
    desk.redraw();
    desk.lay({});
  };
  const moved = (): NonNullable<typeof edge>['labels'] =>
    (edge?.labels ?? []).map((one, at) => (at === label && t !== undefined ? { ...one, t } : one));

  session.select([id]);
  return {
    move: (event) => {
      const route = plan.route(id);
      if (edge === undefined || route === undefined) return;
      t = Math.round(shareAlong(wayOf(route), desk.spotOf(event)) * 1000) / 1000;
      plan.preview(new Map([[id, { ...edge, labels: moved() }]]));
      desk.redraw();
      desk.lay({});
    },
    end: () => {
      clear();
      if (t === undefined) return;
      // Labels are JSON, as they are read from it.
      const labels = moved() as unknown as Json;
      session.change([{ op: 'set', id, to: { labels } }], { label: 'graph.label', select: [id] });
    },
    cancel: clear,
  };
};
