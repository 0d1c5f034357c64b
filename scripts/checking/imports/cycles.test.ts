import { describe, expect, it } from 'vitest';
import { findCycles, importGraph } from './cycles.ts';

const none = (): undefined => undefined;

describe('import cycles', () => {
  it('finds a ring of type imports', () => {
    const graph = importGraph(
      [
        { path: 'p/a.ts', text: `import type { B } from './b.ts';` },
        { path: 'p/b.ts', text: `import type { C } from './c/c.ts';` },
        { path: 'p/c/c.ts', text: `import type { A } from '../a.ts';` },
        { path: 'p/d.ts', text: `import { a } from './a.ts';` },
      ],
      none,
    );
    expect(findCycles(graph)).toEqual([['p/a.ts', 'p/b.ts', 'p/c/c.ts']]);
  });

  it('finds rings through package entries', () => {
    const graph = importGraph(
      [
        { path: 'packages/x/src/index.ts', text: `import '@chartdock/y/sub';` },
        { path: 'packages/y/src/sub.ts', text: `import '@chartdock/x';` },
      ],
      (name, subpath) => (subpath === '.' ? `packages/${name}/src/index.ts` : `packages/${name}/src/sub.ts`),
    );
    expect(findCycles(graph)).toHaveLength(1);
  });

  it('finds self-imports and several rings', () => {
    const graph = new Map([
      ['a', ['a']],
      ['b', ['c']],
      ['c', ['b', 'a']],
    ]);
    expect(findCycles(graph)).toEqual([['a'], ['b', 'c']]);
  });

  it('finds nothing where two ways lead to one file', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['d']],
      ['c', ['d']],
      ['d', []],
    ]);
    expect(findCycles(graph)).toEqual([]);
  });
});
