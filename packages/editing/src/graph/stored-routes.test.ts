import { describe, expect, it } from 'vitest';
import { lineBetween, openGraph, shapeAt } from '../testing/graph-world.ts';
import { runGraphCommand } from './commands/graph-commands.ts';
import { moveInPreview } from './move-preview.ts';

const CORNERS = [
  [100, 25],
  [200, 25],
  [200, 225],
  [300, 225],
] as const;
const LONE = [
  [50, 50],
  [50, 400],
] as const;

const world = () =>
  openGraph({
    a: shapeAt(0, 0),
    b: shapeAt(300, 200),
    c: shapeAt(0, 400),
    bent: lineBetween('a', 'b', { points: CORNERS }),
    lone: lineBetween('a', 'c', { points: LONE }),
  });

describe('a route that was stored', () => {
  it('goes along when both of its shapes move', () => {
    const session = world();
    session.change([{ op: 'move', ids: ['a', 'b'], dx: 10, dy: 5 }], {});
    expect(session.plan.edge('bent')?.points[0]).toEqual([110, 30]);
  });

  it('is found anew and comes back', () => {
    const session = world();
    session.change([{ op: 'move', ids: ['b'], dx: 0, dy: 300 }], {});
    expect(session.plan.edge('bent')?.points).toEqual([]);
    expect(session.plan.route('bent')?.points.at(-1)?.[1]).toBeGreaterThan(400);
    session.undo();
    expect(session.plan.edge('bent')?.points).toEqual(CORNERS);
  });

  it('keeps a lone line at its shapes', () => {
    const session = world();
    session.change([{ op: 'move', ids: ['c'], dx: 0, dy: 60 }], {});
    expect(session.plan.edge('lone')?.points).toEqual([LONE[0], [50, 460]]);
  });

  it('is shown as it will be', () => {
    const session = world();
    const { plan, store } = session;
    plan.preview(moveInPreview(store.index, ['b'])(0, 300));
    const shown = plan.route('bent')?.points;
    plan.preview(undefined);
    session.change([{ op: 'move', ids: ['b'], dx: 0, dy: 300 }], {});
    expect(shown).toEqual(plan.route('bent')?.points);
  });

  it('is left alone by an order that moves nothing', () => {
    const session = world();
    session.select(['a']);
    runGraphCommand('order.front', session);
    expect(session.plan.edge('bent')?.points).toEqual(CORNERS);
  });
});
