import type { LayoutIntent } from '../intent.types.ts';
import type { Operation } from '../operation.types.ts';
import { HEAD_ID } from '../../things/thing.types.ts';
import { rankCells } from './rank-cells.ts';
import type { Reduced, Reducing } from './reduced.types.ts';

/** Turns laying out into a structure of the tree or of branches, or into places of shapes in ranks. */
export const reduceLayout = ({ ids, how }: LayoutIntent, { index }: Reducing): Reduced => {
  if (index.type === 'tree') {
    const targets = ids === undefined || ids.includes(index.root ?? '') ? [HEAD_ID] : ids;
    return { ops: targets.map((id): Operation => ({ op: 'set', id, to: { structure: how } })), created: [] };
  }
  if (index.type !== 'graph') return { ops: [], created: [] };
  const places = rankCells(index, ids, how === 'right' ? 'right' : 'down');
  const ops = [...places].map(([id, { x, y }]): Operation => ({ op: 'set', id, to: { x, y } }));
  return { ops, created: [] };
};
