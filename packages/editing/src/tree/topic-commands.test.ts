import { readDefinition } from '@chartdock/documents';
import type { TreeDefinition } from '@chartdock/documents';
import { describe, expect, it } from 'vitest';
import { createStore } from '../store/store.ts';
import { createMindSession } from './mind-session.ts';
import type { MindSession } from './mind-session.ts';
import { runMindCommand } from './mind-commands.ts';
import type { StandingTopic } from './neighbour.ts';
import type { ReadTopic } from './read-topics.ts';
import { readTopics } from './read-topics.ts';
import { createStoreDocument } from './store-document.ts';
import { writeIndented } from './write-topics.ts';

const topic = (title: string, ...children: TreeDefinition['root'][]): TreeDefinition['root'] => ({
  id: title,
  title,
  children,
});

const plan = (): TreeDefinition => ({
  v: 2,
  type: 'tree',
  page: { name: 'Plan' },
  structure: 'right',
  theme: 'default',
  root: topic('plan', topic('a', topic('a1'), topic('a2')), topic('b'), topic('c', topic('c1'))),
});

const open = (definition = plan()) => {
  let count = 0;
  const newId = (): string => `n${(count += 1)}`;
  const store = createStore({ definition, now: () => 0, newId });
  const session = createMindSession({
    document: createStoreDocument(store),
    maker: { newId: () => store.newId(), title: 'Topic' },
  });
  const run = (id: string, caret = 0): boolean =>
    runMindCommand(id, { session, standing: (): readonly StandingTopic[] => [], caret: () => caret });
  return { store, session, run };
};

const shape = (session: MindSession): string => writeIndented([session.document.get().root]);
const tree = (...lines: string[]): string => lines.join('\n');
const titles = (session: MindSession, ids: readonly string[]): string[] =>
  ids.map((id) => session.index().get(id)?.topic.title ?? '');

describe('the commands of topics', () => {
  it('adds around, and writes the addition', () => {
    const { session, run } = open();
    const steps = [
      ['topic.child', 'below'],
      ['topic.after', 'after'],
      ['topic.before', 'before'],
      ['topic.parent', 'above'],
    ] as const;
    session.select(['b']);
    for (const [id, title] of steps) {
      expect(run(id)).toBe(true);
      expect(session.state().writing?.caret).toBe('all');
      session.type(title);
    }
    const expected = ['plan', '\ta', '\t\ta1', '\t\ta2', '\tb', '\t\tbelow', '\t\tabove', '\t\t\tbefore'];
    expect(shape(session)).toBe(tree(...expected, '\t\tafter', '\tc', '\t\tc1'));
  });

  it('adds everything below the root', () => {
    const { session, run } = open();
    session.select(['plan']);
    run('topic.after');
    expect(session.document.get().root.children.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'Topic']);
  });

  it('opens a closed topic before adding', () => {
    const { session, run } = open();
    session.select(['a']);
    run('fold.toggle');
    expect(session.index().get('a')?.topic.collapsed).toBe(true);
    run('topic.child');
    expect(session.index().get('a')?.topic.collapsed).toBeUndefined();
  });

  it.each([
    [['b'], 'c'],
    [['c'], 'b'],
    [['a2'], 'a1'],
    [['c1'], 'c'],
    [['a', 'b'], 'c'],
    [['a', 'b', 'c'], 'plan'],
  ])('selects after %j went: %s', (gone, next) => {
    const { session, run } = open();
    session.select(gone);
    run('topic.remove');
    expect(titles(session, session.state().selected)).toEqual([next]);
  });

  it('never removes the root', () => {
    const { session, run } = open();
    session.select(['plan']);
    expect(run('topic.remove')).toBe(false);
    session.select(['plan', 'b']);
    expect(run('topic.remove')).toBe(true);
    expect(shape(session)).toContain('plan');
    expect(shape(session)).not.toContain('b');
  });

  it('leaves children when removed alone', () => {
    const { session, run } = open();
    session.select(['a']);
    run('topic.removeAlone');
    expect(shape(session)).toBe(tree('plan', '\ta1', '\ta2', '\tb', '\tc', '\t\tc1'));
  });

  it('moves every way and stops at ends', () => {
    const { session, run } = open();
    session.select(['c']);
    expect([run('topic.down'), run('topic.up'), run('topic.up'), run('topic.up')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(shape(session)).toBe(tree('plan', '\tc', '\t\tc1', '\ta', '\t\ta1', '\t\ta2', '\tb'));
    session.select(['a']);
    expect(run('topic.indent')).toBe(true);
    expect(shape(session)).toBe(tree('plan', '\tc', '\t\tc1', '\t\ta', '\t\t\ta1', '\t\t\ta2', '\tb'));
    expect(run('topic.outdent')).toBe(true);
    expect(run('topic.outdent')).toBe(false);
    expect(shape(session)).toBe(tree('plan', '\tc', '\t\tc1', '\ta', '\t\ta1', '\t\ta2', '\tb'));
  });

  it('splits a title at the caret', () => {
    const { session, run } = open();
    session.write({ id: 'b', caret: 'end' });
    session.type('one two');
    expect(run('topic.split', 3)).toBe(true);
    expect(shape(session)).toBe(tree('plan', '\ta', '\t\ta1', '\t\ta2', '\tone', '\ttwo', '\tc', '\t\tc1'));
  });

  it('takes a title back as one step', () => {
    const { session } = open();
    session.select(['b']);
    session.type('n');
    session.type('new');
    expect(session.index().get('b')?.topic.title).toBe('new');
    session.cancelWriting();
    expect(session.index().get('b')?.topic.title).toBe('b');
  });

  it('undoes to the start and redoes', () => {
    const { session, run, store } = open();
    const before = store.toDefinition();
    session.select(['b']);
    for (const id of ['topic.child', 'topic.after', 'topic.parent', 'topic.duplicate', 'topic.done']) run(id);
    session.select(['a', 'c']);
    for (const id of ['topic.remove', 'fold.level1']) run(id);
    const after = store.toDefinition();
    let steps = 0;
    while (session.document.canUndo()) {
      session.undo();
      steps += 1;
    }
    expect(steps).toBeGreaterThanOrEqual(6);
    expect(store.toDefinition()).toEqual(before);
    while (session.document.canRedo()) session.redo();
    expect(store.toDefinition()).toEqual(after);
  });

  it('keeps unchanged topics the same objects', () => {
    const { session } = open();
    const before = session.document.get().root.children;
    session.set(['c1'], { title: 'other' }, 'write');
    const after = session.document.get().root.children;
    expect([after[0] === before[0], after[1] === before[1], after[2] === before[2]]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('readTopics', () => {
  const read = (text: string): string => {
    let count = 0;
    const withIds = (topics: readonly ReadTopic[]): TreeDefinition['root'][] =>
      topics.map(({ title, children }) => ({ id: `${(count += 1)}`, title, children: withIds(children) }));
    return writeIndented(withIds(readTopics(text)));
  };

  it.each([
    ['indented lines', 'a\n  b\n    c\n  d\ne', 'a\n\tb\n\t\tc\n\td\ne'],
    ['tabs', 'a\n\tb\n\t\tc\nd', 'a\n\tb\n\t\tc\nd'],
    ['bullets and numbers', '- a\n  1. b\n  2. c\n* d', 'a\n\tb\n\tc\nd'],
    ['markdown', '# T\n## S\n- x\n  - y\n## U', 'T\n\tS\n\t\tx\n\t\t\ty\n\tU'],
    ['cells', 'a\tb\tc\nd\te', 'a\n\tb\n\tc\nd\n\te'],
    ['uneven steps', 'a\n   b\n c', 'a\n\tb\n\tc'],
    ['blank lines', '\n\na\n\n\tb\n', 'a\n\tb'],
  ])('reads %s', (_name, text, topics) => {
    expect(read(text)).toBe(topics);
  });

  it('reads boxes as tasks', () => {
    expect(readTopics('- [x] a\n- [ ] b').map(({ task }) => task?.done)).toEqual([true, false]);
  });

  it('says how many lines were left out', () => {
    const linesOf = (count: number): string =>
      Array.from({ length: count }, (_, at) => `Line ${at}`).join('\n');
    expect(readTopics(linesOf(5_000)).at(-1)).toMatchObject({ title: 'Line 4999' });
    const cut = readTopics(linesOf(6_234));
    expect(cut.slice(-2).map(({ title }) => title)).toEqual(['Line 4998', '… (+1235)']);
    expect(cut).toHaveLength(5_000);
  });
});

describe('the central topic', () => {
  it('is written, and stored without an order', () => {
    const { store, session } = open();
    session.type('Year');
    expect(session.document.get().root.title).toBe('Year');
    expect(session.document.get().root.order).toBeUndefined();
    expect(readDefinition(session.document.get()).status).toBe('read');
    expect(store.toDefinition()).toMatchObject({ root: { title: 'Year' } });
  });
});
