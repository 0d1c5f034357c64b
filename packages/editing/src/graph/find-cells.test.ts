import { describe, expect, it } from 'vitest';
import { lineBetween, openGraph, shapeAt } from '../testing/graph-world.ts';
import { findCells, replaceInCells } from './find-cells.ts';

const world = () =>
  openGraph({
    b: shapeAt(300, 0, { text: 'Pay order' }),
    a: shapeAt(0, 0, { text: 'Order' }),
    t: shapeAt(0, 200, { shape: 'er-table', text: 'orders', rows: [{ id: 'r', cells: ['PK', 'order_id'] }] }),
    line: lineBetween('a', 'b', { labels: [{ t: 0.5, text: 'in order?' }] }),
  });

describe('words in a graph', () => {
  it('are found in reading order everywhere', () => {
    const hits = findCells(world(), 'order').map(({ id, place }) => [id, place.part]);
    expect(hits).toEqual([
      ['a', 'text'],
      ['line', 'label'],
      ['b', 'text'],
      ['t', 'text'],
      ['t', 'row'],
    ]);
    expect(findCells(world(), ' ')).toEqual([]);
  });

  it('are replaced in one step unless locked', () => {
    const session = world();
    session.change([{ op: 'set', id: 'b', to: { locked: true } }], {});
    expect(replaceInCells(session, findCells(session, 'order'), { words: 'order', put: 'bill' })).toBe(4);
    const { plan } = session;
    expect([plan.node('a')?.text, plan.node('b')?.text, plan.edge('line')?.labels[0]?.text]).toEqual([
      'bill',
      'Pay order',
      'in bill?',
    ]);
    expect(plan.node('t')?.rows?.[0]?.cells).toEqual(['PK', 'bill_id']);
    session.undo();
    expect(findCells(session, 'order')).toHaveLength(5);
  });
});
