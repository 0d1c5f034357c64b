import { describe, expect, it } from 'vitest';
import { openGraph, shapeAt } from '../testing/graph-world.ts';
import { runGraphCommand } from './commands/graph-commands.ts';
import { writeNextCell } from './rows.ts';

const table = () =>
  openGraph({
    t: shapeAt(0, 0, {
      shape: 'er-table',
      text: 'orders',
      h: 100,
      rows: [
        { id: 'a', cells: ['PK', 'id'] },
        { id: 'b', cells: ['', 'total'] },
      ],
    }),
  });

describe('the rows of a table', () => {
  it('are written by cell and grow', () => {
    const session = table();
    session.write({ id: 't', place: { part: 'row', row: 1, column: 1 } });
    session.type('sum');
    expect(writeNextCell(session, 'behind')).toBe(true);
    session.type('FK');
    const rows = session.plan.node('t')?.rows?.map(({ cells }) => cells);
    expect(rows).toEqual([
      ['PK', 'id'],
      ['', 'sum'],
      ['FK', ''],
    ]);
    expect(session.state().writing?.place).toEqual({ part: 'row', row: 2, column: 0 });
    expect(session.plan.node('t')?.h).toBe(128);
  });

  it('come and go by commands, each one step', () => {
    const session = table();
    session.select(['t']);
    for (const id of ['row.add', 'column.add', 'row.remove', 'column.remove']) runGraphCommand(id, session);
    expect(session.plan.node('t')?.rows?.map(({ cells }) => cells)).toEqual([
      ['PK', 'id'],
      ['', 'total'],
    ]);
    for (let step = 0; step < 4; step += 1) session.undo();
    expect(session.store.history.canUndo).toBe(false);
  });

  it('leave plain texts their line breaks', () => {
    const session = openGraph({ a: shapeAt(0, 0) });
    session.write({ id: 'a' });
    expect(writeNextCell(session, 'below')).toBe(false);
  });
});
