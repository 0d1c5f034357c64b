import type { NodeThing } from '../things/thing.types.ts';
import { describe, expect, it } from 'vitest';
import { openGraph, shapeAt } from '../testing/graph-world.ts';
import { addLane, intentsOf, laneStackOf, reorderLane, resizeLane } from './lanes.ts';
import type { GraphSession } from './graph-session.ts';

const lane = (y: number, h: number, parent?: string) =>
  shapeAt(36, y, {
    shape: 'lane',
    kind: 'lane',
    w: 600,
    h,
    z: 0,
    ...(parent === undefined ? {} : { parent }),
  });

const world = () =>
  openGraph({
    pool: shapeAt(0, 0, { shape: 'pool', kind: 'pool', w: 636, h: 300, z: 0 }),
    one: lane(0, 100, 'pool'),
    two: lane(100, 100, 'pool'),
    three: lane(200, 100, 'pool'),
    step: shapeAt(100, 225, { parent: 'three' }),
  });

const nodeOf = ({ plan }: GraphSession, id: string): NodeThing => plan.node(id) ?? expect.unreachable(id);

const placesOf = (session: GraphSession): readonly (readonly [string, number, number])[] =>
  ['pool', 'one', 'two', 'three', 'step'].map((id) => [id, nodeOf(session, id).y, nodeOf(session, id).h]);

describe('lanes', () => {
  it('stand together edge to edge', () => {
    const session = world();
    expect(laneStackOf(session.plan, nodeOf(session, 'two')).map(({ id }) => id)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('make room for one that grows', () => {
    const session = world();
    const two = nodeOf(session, 'two');
    session.store.apply(intentsOf(resizeLane(session, two, { x: 36, y: 100, w: 600, h: 150 })));
    expect(placesOf(session)).toEqual([
      ['pool', 0, 350],
      ['one', 0, 100],
      ['two', 100, 150],
      ['three', 250, 100],
      ['step', 275, 50],
    ]);
    session.undo();
    expect(placesOf(session)).toEqual(placesOf(world()));
  });

  it('are all as wide as one', () => {
    const session = world();
    const places = resizeLane(session, nodeOf(session, 'one'), {
      x: 36,
      y: 0,
      w: 700,
      h: 100,
    });
    expect(places.get('three')?.w).toBe(700);
    expect(places.get('pool')?.w).toBe(736);
  });

  it('change places when one is let go over another', () => {
    const session = world();
    const places = reorderLane(session, nodeOf(session, 'three'), { dx: 4, dy: -160 });
    expect(['one', 'three', 'two'].map((id) => places?.get(id)?.y)).toEqual([0, 100, 200]);
    expect(places?.get('step')?.y).toBe(125);
  });

  it('let one go that is taken away', () => {
    const session = world();
    const away = { dx: 900, dy: 0 };
    expect(reorderLane(session, nodeOf(session, 'three'), away)).toBeUndefined();
  });

  it('come before and after one, in one step', () => {
    const session = world();
    const made = addLane(session, nodeOf(session, 'one'), 'after');
    expect(nodeOf(session, made)).toMatchObject({ y: 100, h: 100, parent: 'pool' });
    expect(nodeOf(session, 'step').y).toBe(325);
    expect(nodeOf(session, 'pool').h).toBe(400);
    session.undo();
    expect(placesOf(session)).toEqual(placesOf(world()));
  });
});
