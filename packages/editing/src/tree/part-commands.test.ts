import type { TreeDefinition } from '@chartdock/documents';
import { readDefinition } from '@chartdock/documents';
import { describe, expect, it } from 'vitest';
import { findPart, moveFloating, removePart, setPart } from './part-commands.ts';
import { openPlan } from '../testing/open-plan.ts';

const isReadable = (definition: TreeDefinition): boolean => readDefinition(definition).status === 'read';

describe('relations', () => {
  it('join two selected topics, and are undone', () => {
    const { session, run } = openPlan();
    session.select(['a1', 'c']);
    expect(run('topic.relation')).toBe(true);
    const tree = session.document.get();
    expect(tree.relations).toMatchObject([{ from: 'a1', to: 'c', text: '' }]);
    expect(isReadable(tree)).toBe(true);
    session.undo();
    expect(session.document.get().relations).toBeUndefined();
  });

  it('wait for the topic that is pressed next', () => {
    const { session, run } = openPlan();
    session.select(['a1']);
    run('topic.relation');
    expect(session.state().picking).toBe('a1');
    session.select(['b']);
    expect(session.state().picking).toBeUndefined();
    expect(session.document.get().relations).toMatchObject([{ from: 'a1', to: 'b' }]);
  });

  it('are drawn once between two topics', () => {
    const { session, run } = openPlan();
    session.select(['a1', 'c']);
    run('topic.relation');
    session.select(['a1', 'c']);
    run('topic.relation');
    expect(session.document.get().relations).toHaveLength(1);
  });

  it('are written, bent and removed', () => {
    const { session, run } = openPlan();
    session.select(['a1', 'c']);
    run('topic.relation');
    const id = session.document.get().relations?.[0]?.id ?? '';
    const bends = [
      [10, 20],
      [-5, 30],
    ] as const;
    session.change(setPart(session.document.get(), id, { text: 'after', bends }), { label: 'part' });
    expect(session.document.get().relations).toMatchObject([{ text: 'after', bends }]);
    expect(findPart(session.document.get(), id)).toMatchObject({ kind: 'relations', text: 'after' });
    session.change(removePart(session.document.get(), id), { label: 'part' });
    expect(findPart(session.document.get(), id)).toBeUndefined();
  });

  it('go with a topic they lead to', () => {
    const { session, run } = openPlan();
    session.select(['a1', 'c']);
    run('topic.relation');
    session.select(['c']);
    run('topic.remove');
    expect(session.document.get().relations).toBeUndefined();
    session.undo();
    expect(session.document.get().relations).toHaveLength(1);
  });
});

describe('summaries and boundaries', () => {
  it.each([
    ['topic.summary', 'summaries', 'Topic'],
    ['topic.boundary', 'boundaries', ''],
  ] as const)('%s reach over siblings', (command, kind, text) => {
    const { session, run } = openPlan();
    session.select(['c', 'a']);
    expect(run(command)).toBe(true);
    expect(session.document.get()[kind]).toMatchObject([{ from: 'a', to: 'c', text }]);
    expect(isReadable(session.document.get())).toBe(true);
    session.undo();
    expect(session.document.get()[kind]).toBeUndefined();
  });

  it('are not offered for topics of several parents', () => {
    const { session, run } = openPlan();
    session.select(['a1', 'c1']);
    expect(run('topic.summary')).toBe(false);
    session.select(['plan']);
    expect(run('topic.boundary')).toBe(false);
  });
});

describe('floating topics', () => {
  it('move freely and can join the tree', () => {
    const { session, float } = openPlan();
    const id = float(100, -40);
    expect(session.document.get().floating).toMatchObject([{ id, x: 100, y: -40 }]);
    session.change(moveFloating(session.document.get(), id, { dx: 5, dy: 5 }), { label: 'move' });
    expect(session.document.get().floating).toMatchObject([{ x: 105, y: -35 }]);
    expect(isReadable(session.document.get())).toBe(true);
    session.document.apply([{ kind: 'move', ids: [id], parent: 'b', at: 0 }], { label: 'move' });
    expect(session.document.get().floating).toBeUndefined();
    expect(session.index().get(id)?.parent).toBe('b');
  });
});
