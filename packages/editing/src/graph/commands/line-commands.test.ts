import { describe, expect, it } from 'vitest';
import { lineBetween, openGraph, shapeAt } from '../../testing/graph-world.ts';
import { canRunGraphCommand, runGraphCommand } from './graph-commands.ts';

const world = () =>
  openGraph({
    a: shapeAt(0, 0),
    b: shapeAt(300, 200),
    line: lineBetween('a', 'b', {
      from: { id: 'a', side: 'e' },
      to: { id: 'b', side: 'n' },
      way: [
        [200, 25],
        [200, 100],
      ],
      labels: [{ t: 0.25, text: 'yes' }],
    }),
    fixed: lineBetween('a', 'b', { locked: true }),
  });

describe('a reversed connector', () => {
  it('leads the other way along the same line', () => {
    const session = world();
    const before = session.get();
    session.select(['line', 'fixed']);
    runGraphCommand('line.reverse', session);
    expect(session.plan.edge('line')).toMatchObject({
      from: { id: 'b', side: 'n' },
      to: { id: 'a', side: 'e' },
      way: [
        [200, 100],
        [200, 25],
      ],
      labels: [{ t: 0.75, text: 'yes' }],
      style: { begin: 'none', end: 'arrow' },
    });
    expect(session.plan.edge('fixed')?.from.id).toBe('a');
    session.undo();
    expect(session.get()).toEqual(before);
  });

  it('is as before when it is reversed again', () => {
    const session = openGraph({
      a: shapeAt(0, 0),
      b: shapeAt(300, 200),
      line: lineBetween('a', 'b', { labels: [{ t: 0.1, text: 'yes' }] }),
    });
    const before = session.get();
    session.select(['line']);
    runGraphCommand('line.reverse', session);
    runGraphCommand('line.reverse', session);
    expect(session.get()).toEqual(before);
  });

  it('needs a connector that is not locked', () => {
    const session = world();
    session.select(['a', 'fixed']);
    expect(canRunGraphCommand('line.reverse', session)).toBe(false);
  });
});

describe('a connector with bends', () => {
  it('finds its own way once they are taken away', () => {
    const session = world();
    session.select(['line']);
    runGraphCommand('line.unbend', session);
    expect(session.plan.edge('line')?.way).toBeUndefined();
    expect(canRunGraphCommand('line.unbend', session)).toBe(false);
    session.undo();
    expect(session.plan.edge('line')?.way).toHaveLength(2);
  });
});

describe('all connectors', () => {
  it('are selected without the shapes', () => {
    const session = world();
    runGraphCommand('select.lines', session);
    expect([...session.selected()].sort()).toEqual(['fixed', 'line']);
  });
});

describe('a quarter turn', () => {
  it('turns every shape about its own middle', () => {
    const session = openGraph({
      a: shapeAt(0, 0),
      b: shapeAt(300, 0, { rot: 300 }),
      c: shapeAt(600, 0, { locked: true }),
    });
    session.select(['a', 'b', 'c']);
    runGraphCommand('shape.turn', session);
    expect(['a', 'b', 'c'].map((id) => session.plan.node(id)?.rot)).toEqual([90, 30, undefined]);
    expect(session.plan.node('a')).toMatchObject({ x: 0, y: 0, w: 100, h: 50 });
  });
});
