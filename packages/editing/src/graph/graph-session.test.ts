import { describe, expect, it } from 'vitest';
import { lineBetween, openGraph, shapeAt } from '../testing/graph-world.ts';
import { runGraphCommand } from './commands/graph-commands.ts';
import { addNext } from './commands/step-commands.ts';
import { findDropTarget, putInto } from './drop-target.ts';
import { hitCell } from './hit-cell.ts';
import { insertOnLine } from './insert-on-line.ts';
import { moveInPreview } from './move-preview.ts';

const pair = () =>
  openGraph({
    a: shapeAt(0, 0),
    b: shapeAt(300, 0),
    line: lineBetween('a', 'b', { labels: [{ t: 0.5, text: 'yes' }] }),
  });

describe('what lies at a place', () => {
  it('is the label, then the shape, then the connector', () => {
    const { plan } = pair();
    expect(hitCell(plan, { x: 200, y: 25 })).toEqual({ id: 'line', part: 'label', label: 0 });
    expect(hitCell(plan, { x: 50, y: 25 })).toEqual({ id: 'a', part: 'body' });
    expect(hitCell(plan, { x: 130, y: 27 })).toEqual({ id: 'line', part: 'line' });
    expect(hitCell(plan, { x: 130, y: 60 })).toBeUndefined();
  });

  it('is the turned shape where it is seen', () => {
    const { plan } = openGraph({ a: shapeAt(0, 0, { w: 200, h: 20, rot: 90 }) });
    expect(hitCell(plan, { x: 100, y: 100 })?.id).toBe('a');
    expect(hitCell(plan, { x: 190, y: 10 })).toBeUndefined();
  });

  it('begins a box inside a container', () => {
    const { plan } = openGraph({ a: shapeAt(0, 0, { shape: 'lane', w: 600, h: 200, z: 0, kind: 'lane' }) });
    expect(hitCell(plan, { x: 300, y: 100 })?.part).toBe('inside');
    expect(hitCell(plan, { x: 10, y: 100 })?.part).toBe('body');
  });
});

describe('the text of a shape', () => {
  it('is replaced by typing, and returns', () => {
    const session = openGraph({ a: shapeAt(0, 0, { text: 'Old' }) });
    session.select(['a']);
    session.type('N');
    session.type('New');
    session.endWriting();
    expect(session.plan.node('a')?.text).toBe('New');
    session.undo();
    expect(session.plan.node('a')?.text).toBe('Old');
  });

  it('comes back when writing is given up', () => {
    const session = openGraph({ a: shapeAt(0, 0, { text: 'Old' }) });
    session.write({ id: 'a' });
    session.type('Older');
    session.cancelWriting();
    expect(session.plan.node('a')?.text).toBe('Old');
  });

  it('keeps styles of untouched text', () => {
    const runs = [{ text: 'Red', color: '#ff0000' }, { text: ' car' }];
    const session = openGraph({ a: shapeAt(0, 0, { text: 'Red car', runs }) });
    session.write({ id: 'a' });
    session.type('Red cart');
    expect(session.plan.node('a')?.runs?.[0]).toEqual(runs[0]);
  });

  it('goes to the label of a connector', () => {
    const session = pair();
    session.select(['line']);
    session.type('no');
    expect(session.plan.edge('line')?.labels).toEqual([{ t: 0.5, text: 'no' }]);
  });
});

describe('the next shape', () => {
  it('stands beside, joined, and is one step', () => {
    const session = openGraph({ a: shapeAt(0, 0) });
    const made = addNext(session, 'a', 'e') ?? '';
    expect(session.plan.node(made)).toMatchObject({ x: 160, y: 0, w: 100, h: 50 });
    expect(session.selected()).toEqual([made]);
    expect(session.store.index.leadingTo(made)).toHaveLength(1);
    session.undo();
    expect(session.store.index.size).toBe(1);
  });

  it('makes room for standing shapes', () => {
    const session = openGraph({ a: shapeAt(0, 0), b: shapeAt(160, 0) });
    expect(session.plan.node(addNext(session, 'a', 'e') ?? '')?.y).not.toBe(0);
  });
});

describe('commands', () => {
  it('removes and restores connectors with shapes', () => {
    const session = pair();
    session.select(['a']);
    expect(runGraphCommand('cell.remove', session)).toBe(true);
    expect(session.store.index.size).toBe(1);
    session.undo();
    expect(session.plan.route('line')?.points.length).toBeGreaterThan(1);
    expect(session.selected()).toEqual(['a']);
  });

  it('selects a group, then its shapes', () => {
    const session = pair();
    session.select(['a', 'b']);
    runGraphCommand('group.make', session);
    session.select(['a']);
    expect([...session.selected()].sort()).toEqual(['a', 'b']);
    session.enter(session.plan.node('a')?.group);
    session.select(['a']);
    expect(session.selected()).toEqual(['a']);
  });

  it('leave locked shapes where they are', () => {
    const session = pair();
    session.select(['a']);
    runGraphCommand('lock.toggle', session);
    runGraphCommand('nudge.e', session);
    runGraphCommand('cell.remove', session);
    expect(session.plan.node('a')).toMatchObject({ x: 0, locked: true });
  });

  it('copy with connectors between, under other names', () => {
    const session = pair();
    runGraphCommand('select.all', session);
    runGraphCommand('cell.duplicate', session);
    expect(session.store.index.size).toBe(6);
  });

  it('go on in the order of reading', () => {
    const session = pair();
    for (const expected of ['a', 'line', 'b', 'a']) {
      runGraphCommand('select.next', session);
      expect(session.selected()).toEqual([expected]);
    }
  });
});

describe('containers', () => {
  it('take dropped shapes, and are left again', () => {
    const session = openGraph({
      lane: shapeAt(0, 0, { shape: 'lane', kind: 'lane', w: 600, h: 200, z: 0 }),
      a: shapeAt(100, 50),
    });
    const { store, plan } = session;
    expect(findDropTarget(plan, { x: 150, y: 75 })?.id).toBe('lane');
    store.apply(putInto(store, ['a'], 'lane'));
    expect(plan.node('a')?.parent).toBe('lane');
    session.change([{ op: 'move', ids: ['lane'], dx: 10, dy: 0 }], {});
    expect(plan.node('a')?.x).toBe(110);
    store.apply(putInto(store, ['a'], undefined));
    expect(plan.node('a')?.parent).toBeUndefined();
  });

  it('take nothing into itself', () => {
    const { plan } = openGraph({
      outer: shapeAt(0, 0, { shape: 'pool', kind: 'pool', w: 600, h: 200, z: 0 }),
      inner: shapeAt(50, 0, { shape: 'lane', kind: 'lane', w: 500, h: 100, z: 0, parent: 'outer' }),
    });
    expect(findDropTarget(plan, { x: 200, y: 50 }, ['outer'])).toBeUndefined();
  });
});

describe('connectors', () => {
  it('follow a preview and return', () => {
    const { plan, store } = pair();
    const before = plan.route('line')?.points;
    plan.preview(moveInPreview(store.index, ['b'])(0, 200));
    expect(plan.route('line')?.points).not.toEqual(before);
    plan.preview(undefined);
    expect(plan.route('line')?.points).toEqual(before);
  });

  it('lead on through an inserted shape', () => {
    const session = openGraph({
      a: shapeAt(0, 0),
      b: shapeAt(400, 0),
      m: shapeAt(200, 0),
      line: lineBetween('a', 'b'),
    });
    session.store.apply(insertOnLine(session.store, 'line', 'm'));
    expect(session.plan.edge('line')?.to).toEqual({ id: 'm' });
    const on = session.store.index.leadingTo('b').map((id) => session.plan.edge(id));
    expect(on.map((edge) => [edge?.from.id, edge?.to.id])).toEqual([['m', 'b']]);
  });
});
