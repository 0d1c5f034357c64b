import { hitCell, shareAlong, wayOf } from '@chartdock/editing/graph';
import type { GraphDesk, ScreenPlace } from '../graph-desk.types.ts';

const REACH = 8;

/** Begins a label at the place of a connector that was pressed twice. */
export const writeOnLine = (desk: GraphDesk, { x, y }: ScreenPlace): void => {
  const { session } = desk;
  const { plan } = session;
  const at = desk.spotOf({ clientX: x, clientY: y });
  const hit = hitCell(plan, at, { slack: desk.reach(REACH), canHit: (id) => plan.edge(id) !== undefined });
  const edge = plan.edge(hit?.id ?? '');
  const route = plan.route(hit?.id ?? '');
  if (edge === undefined || route === undefined) return;
  const blank = edge.labels.findIndex(({ text }) => text.trim() === '');
  const t = Math.round(shareAlong(wayOf(route), at) * 1000) / 1000;
  session.write({ id: edge.id, place: { part: 'label', at: blank < 0 ? edge.labels.length : blank, t } });
};
