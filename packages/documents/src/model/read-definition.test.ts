import { describe, expect, it } from 'vitest';
import { readDefinition } from '../index.ts';
import type { GraphDefinition } from '../index.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { migrate } from './migrations.ts';
import type { Migration } from './migration.types.ts';

const node = (more: object = {}) => ({
  t: 'node',
  shape: 'rect',
  x: 0,
  y: 0,
  w: 100,
  h: 50,
  z: 1,
  text: '',
  style: {},
  ...more,
});
const graph = (cells: unknown) => ({
  v: 2,
  type: 'graph',
  page: { name: 'P', w: 100, h: 100 },
  theme: 'default',
  cells,
});
const tree = (root: unknown) => ({
  v: 2,
  type: 'tree',
  page: { name: 'P' },
  structure: 'right',
  theme: 'default',
  root,
});
const faultsOf = (value: unknown): readonly (readonly [string, string])[] => {
  const reading = readDefinition(value);
  return reading.status === 'refused' ? reading.faults.map(({ path, kind }) => [path, kind] as const) : [];
};

describe('a definition that is read', () => {
  it('comes back as it was, with keys', () => {
    const runs = [{ text: '开', bold: true }, { text: '始' }];
    const first = readDefinition(graph({ c7: node({ text: '开始', runs }), c8: node({}) }));
    expect(first).toMatchObject({ status: 'read', definition: { cells: { c7: { runs, order: 'V0000' } } } });
    expect(first.status === 'read' && readDefinition(first.definition)).toEqual(first);
  });

  it('refuses fields that nobody knows, and names each', () => {
    const plain = graph({ c7: node({ glow: 1, style: { shine: 2 } }) });
    expect(faultsOf({ ...plain, secret: 1 })).toEqual([
      ['cells.c7.style.shine', 'unknown'],
      ['cells.c7.glow', 'unknown'],
      ['secret', 'unknown'],
    ]);
  });

  it('sorts by keys in any order of names', () => {
    const cells = { a: node({ order: 'V0002' }), b: node({ order: 'V0001' }), c: node({}) };
    const reading = readDefinition(graph(cells));
    expect(reading.status === 'read' && Object.keys((reading.definition as GraphDefinition).cells)).toEqual([
      'b',
      'a',
      'c',
    ]);
  });

  it('refuses double ids and loose lines', () => {
    const twice = [1, 2].map(() => ({ id: 'a', title: 'A', children: [] }));
    expect(faultsOf(tree({ id: 'r', title: '', children: twice }))).toEqual([
      ['root.children.1.id', 'twice'],
    ]);
    const line = { t: 'edge', from: { id: 'c7' }, to: { id: 'nobody' }, points: [], labels: [] };
    const cells = { c7: node({}), e: { ...line, style: { begin: 'none', end: 'arrow' } } };
    expect(faultsOf(graph(cells))).toEqual([['cells.e.to.id', 'missing']]);
    const relations = [{ id: 'x', from: 'r', to: 'gone', text: '' }];
    expect(faultsOf({ ...tree({ id: 'r', title: '', children: [] }), relations })).toEqual([
      ['relations.0.to', 'missing'],
    ]);
  });

  it('keeps the order of topics', () => {
    const children = ['a', 'b', 'c'].map((id) => ({ id, title: id, children: [] }));
    const reading = readDefinition(tree({ id: 'root', title: 'T', children }));
    expect(reading).toMatchObject({ definition: { root: { children } } });
  });

  it('names place and fault in both languages', () => {
    const reading = readDefinition(graph({ c7: node({ w: -1 }) }));
    expect(reading).toEqual({
      status: 'refused',
      faults: [
        { path: 'cells.c7.w', kind: 'min', en: 'cells.c7.w: must be ≥ 0', zh: 'cells.c7.w: 必须 ≥ 0' },
      ],
    });
  });

  it.each([
    ['a script as a link', graph({ a: node({ href: 'javascript:alert(1)' }) }), 'cells.a.href', 'link'],
    ['a data link', graph({ a: node({ href: 'data:text/html,x' }) }), 'cells.a.href', 'link'],
    [
      'markup for a colour',
      graph({ a: node({ style: { fill: '"/><script>' } }) }),
      'cells.a.style.fill',
      'color',
    ],
    ['a number beyond any page', graph({ a: node({ x: 1e300 }) }), 'cells.a.x', 'max'],
    ['no number', graph({ a: node({ x: Number.NaN }) }), 'cells.a.x', 'type'],
    ['a shape nobody knows', graph({ a: node({ shape: 'star' }) }), 'cells.a.shape', 'choice'],
    [
      'a shape named like an inherited key',
      graph({ a: node({ shape: 'constructor' }) }),
      'cells.a.shape',
      'choice',
    ],
    ['a key of prototypes', graph(JSON.parse('{"__proto__":{}}')), 'cells.__proto__', 'id'],
    [
      'runs that say something else',
      graph({ a: node({ runs: [{ text: 'x' }] }) }),
      'cells.a.runs',
      'spelling',
    ],
    [
      'a cell that holds itself',
      graph({ a: node({ parent: 'b' }), b: node({ parent: 'a' }) }),
      'cells.a.parent',
      'ring',
    ],
    ['a parent that is not there', graph({ a: node({ parent: 'b' }) }), 'cells.a.parent', 'missing'],
    ['a topic without children', tree({ id: 'r', title: 'T' }), 'root.children', 'type'],
    ['an inherited type', Object.create(graph({})) as unknown, 'type', 'choice'],
    ['nothing', undefined, 'type', 'choice'],
  ])('refuses %s', (_what, value, ...fault) => {
    expect(faultsOf(value)).toContainEqual(fault);
  });

  it('refuses excess and cycles without exhausting the stack', () => {
    const many = Array.from(
      { length: DOCUMENT_LIMITS.cells + 1 },
      (_, index) => [`c${index}`, node()] as const,
    );
    expect(faultsOf(graph(Object.fromEntries(many)))).toContainEqual(['cells', 'many']);
    const topics = Array.from({ length: DOCUMENT_LIMITS.topics }, (_, index) => ({
      id: `t${index}`,
      title: '',
      children: [],
    }));
    expect(faultsOf(tree({ id: 'r', title: '', children: topics }))).toContainEqual(['root', 'many']);
    let deep: object = { id: 'x', title: '', children: [] };
    for (let level = 0; level < 100_000; level += 1) deep = { id: 'x', title: '', children: [deep] };
    expect(faultsOf(tree(deep)).map(([, kind]) => kind)).toEqual(['deep']);
    const ring: { id: string; title: string; children: unknown[] } = { id: 'x', title: '', children: [] };
    ring.children.push(ring);
    expect(faultsOf(tree(ring)).map(([, kind]) => kind)).toEqual(['deep']);
  });

  it('leaves a newer version alone', () => {
    expect(readDefinition({ ...graph({}), v: 7 })).toEqual({ status: 'newer', version: 7 });
  });
});

describe('an older definition', () => {
  it('of version 1 keeps everything under new ids', () => {
    const one = { id: 'a', title: 'A', children: [], mood: 'glad' };
    const old = { ...tree({ id: 'r', title: 'R', children: [one, one] }), v: 1, relations: [] };
    const relations = [
      { from: 'r', to: 'a', text: 'kept' },
      { from: 'r', to: 'gone', text: 'never drawn' },
    ];
    expect(readDefinition({ ...old, relations })).toMatchObject({
      status: 'read',
      definition: {
        v: 2,
        root: {
          children: [
            { id: 'a', data: { mood: 'glad' } },
            { id: 'a-2', data: { mood: 'glad' } },
          ],
        },
        relations: [{ id: 'relation-1', text: 'kept' }],
      },
    });
  });

  it('of version 1 gains row ids and pins', () => {
    const line = {
      t: 'edge',
      from: { id: 'c7' },
      to: { id: 'gone' },
      labels: [],
      points: [
        [1, 2],
        [3, 4],
      ],
    };
    const cells = {
      c7: node({ rows: [['id', 'int']] }),
      e: { ...line, style: { begin: 'none', end: 'arrow' } },
    };
    expect(readDefinition({ ...graph(cells), v: 1 })).toMatchObject({
      status: 'read',
      definition: {
        cells: { c7: { rows: [{ id: 'r0', cells: ['id', 'int'] }] }, e: { to: { x: 3, y: 4 } } },
      },
    });
  });

  it('from unversioned times gains a named page', () => {
    const { v: _, page: __, ...draft } = { ...tree({ id: 'r', title: 'T', children: [] }), name: 'Old' };
    expect(readDefinition(draft)).toMatchObject({
      status: 'read',
      definition: { v: 2, page: { name: 'Old' } },
    });
  });

  it('is led forward until a step fails', () => {
    const steps = new Map<number, Migration>([
      [1, (old: object) => ({ ...old, v: 2, a: 1 })],
      [2, (old: object) => ({ ...old, v: 3, b: 1 })],
    ]);
    expect(migrate({ v: 1 }, 3, steps)).toEqual({ v: 3, a: 1, b: 1 });
    expect(migrate({ v: 1 }, 9, new Map([[1, (old: object) => ({ ...old })]]))).toEqual({ v: 1 });
  });
});
