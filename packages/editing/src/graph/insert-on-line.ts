import type { Json } from '@chartdock/documents';
import type { Intent } from '../operations/intent.types.ts';
import type { EditingStore } from '../store/store.ts';
import type { Spot } from './box.ts';
import type { GraphPlan } from './graph-plan.ts';
import { hitCell } from './hit-cell.ts';

/** Finds the connector that lies at a place. */
export const lineBelow = (plan: GraphPlan, at: Spot, slack: number): string | undefined => {
  const hit = hitCell(plan, at, { slack, canHit: (id) => plan.edge(id) !== undefined });
  return hit?.part === 'line' ? hit.id : undefined;
};

/** Returns the intents that let a connector end at a shape, and another lead on from there to its former end. */
export const insertOnLine = (store: EditingStore, line: string, id: string): readonly Intent[] => {
  const edge = store.index.find('cells', line);
  if (edge?.t !== 'edge' || edge.locked === true || edge.from.id === id || edge.to.id === id) return [];
  const { to, style, router } = edge;
  // Styles are JSON, as they are read from it.
  const look = { ...style, begin: 'none' } as unknown as Readonly<Record<string, Json>>;
  const kept = { to: { id }, points: [], way: null, 'style.end': style.end } as const;
  return [
    { op: 'set', id: line, to: kept },
    { op: 'connect', from: { id }, to, style: look, ...(router === undefined ? {} : { router }) },
  ];
};
