import { describe, expect, it } from 'vitest';
import type { Topic, TreeStructure } from '../model/definition.types.ts';
import { BONE } from './layout-fishbone.ts';
import { layoutTree } from './layout-tree.ts';
import { listTopics } from './topic-list.ts';
import type { TopicPlace } from './topic-list.ts';

const STRUCTURES: readonly TreeStructure[] = [
  'free',
  'right',
  'org',
  'stages',
  'tree',
  'bracket',
  'timeline',
  'fishbone',
  'outline',
];

const topic = (id: string, children: readonly Topic[] = []): Topic => ({ id, title: id, children });
const sample = topic(
  'r',
  Array.from({ length: 7 }, (_, branch) =>
    topic(
      `b${branch}`,
      Array.from({ length: branch % 4 }, (__, leaf) =>
        topic(`b${branch}l${leaf}`, leaf === 1 ? [topic(`b${branch}d`), topic(`b${branch}e`)] : []),
      ),
    ),
  ),
);

const place = (structure: TreeStructure, root: Topic) => {
  const entries = listTopics(root);
  const sizes = entries.map((_, index) => ({ w: 60 + (index % 5) * 30, h: 24 + (index % 3) * 12 }));
  return layoutTree(structure, entries, sizes);
};

const overlapsOf = (places: readonly TopicPlace[]) =>
  places.flatMap((a, index) =>
    places
      .slice(index + 1)
      .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
  );

const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state >>> 8;
  };
};

/** Places a root with branches that have so many leaves; all topics are 100 by 30 pixels. */
const placeBranches = (structure: TreeStructure, leaves: readonly number[]) => {
  const root = topic(
    'r',
    leaves.map((count, branch) =>
      topic(
        `b${branch}`,
        Array.from({ length: count }, (_, leaf) => topic(`b${branch}l${leaf}`)),
      ),
    ),
  );
  const entries = listTopics(root);
  const places = layoutTree(
    structure,
    entries,
    entries.map(() => ({ w: 100, h: 30 })),
  );
  const heads = entries.flatMap(({ level }, index) => (level === 1 ? [placeAt(places, index)] : []));
  return { entries, places, heads, root: placeAt(places, 0) };
};

const placeAt = (places: readonly TopicPlace[], index: number): TopicPlace => {
  const place = places[index];
  if (place === undefined) throw new Error(`topic ${index} has no place`);
  return place;
};

const sizeOfAll = (places: readonly TopicPlace[]): { w: number; h: number } => ({
  w: Math.max(...places.map(({ x, w }) => x + w)) - Math.min(...places.map(({ x }) => x)),
  h: Math.max(...places.map(({ y, h }) => y + h)) - Math.min(...places.map(({ y }) => y)),
});

describe.each(STRUCTURES)('the layout %s', (structure) => {
  it('places every topic, none over another', () => {
    const places = place(structure, sample);
    expect(places).toHaveLength(listTopics(sample).length);
    expect(overlapsOf(places)).toEqual([]);
  });

  it('keeps topics of any size apart', () => {
    const random = seeded(7);
    for (let round = 0; round < 20; round += 1) {
      const root = topic(
        'r',
        Array.from({ length: 1 + (random() % 13) }, (_, branch) =>
          topic(
            `b${branch}`,
            Array.from({ length: random() % 5 }, (__, leaf) =>
              topic(`b${branch}l${leaf}`, random() % 3 === 0 ? [topic(`b${branch}d${leaf}`)] : []),
            ),
          ),
        ),
      );
      const entries = listTopics(root);
      const sizes = entries.map(() => ({ w: 30 + (random() % 220), h: 20 + (random() % 120) }));
      expect(overlapsOf(layoutTree(structure, entries, sizes)), `round ${round}`).toEqual([]);
    }
  });

  it('stands one root, 10,000 topics and 5,000 levels', () => {
    expect(place(structure, topic('r'))).toHaveLength(1);
    const wide = topic(
      'r',
      Array.from({ length: 9_999 }, (_, index) => topic(`t${index}`)),
    );
    expect(place(structure, wide)).toHaveLength(10_000);
    let deep = topic('x');
    for (let level = 0; level < 5_000; level += 1) deep = topic('x', [deep]);
    expect(place(structure, deep).every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  });
});

describe('listing topics', () => {
  it('leaves closed contents out and counts them', () => {
    const root = topic('r', [{ ...topic('a', [topic('b'), topic('c')]), collapsed: true }, topic('d')]);
    expect(listTopics(root).map((entry) => [entry.topic.id, entry.hidden])).toEqual([
      ['r', 0],
      ['a', 2],
      ['d', 0],
    ]);
  });

  it('puts branches on their chosen side', () => {
    const root = topic('r', [
      { ...topic('a'), side: 'left' },
      { ...topic('b'), side: 'right' },
    ]);
    expect(place('free', root).map(({ grows }) => grows)).toEqual(['right', 'left', 'right']);
  });
});

describe('a mind map with two sides', () => {
  it('is read down right, then down left', () => {
    const { heads } = placeBranches('free', [4, 4, 1, 4, 4, 0, 1]);
    const sides = heads.map(({ grows }) => grows);
    expect(sides).toEqual(['right', 'right', 'right', 'left', 'left', 'left', 'left']);
    for (const side of ['right', 'left']) {
      const tops = heads.filter(({ grows }) => grows === side).map(({ y }) => y);
      expect(tops).toEqual([...tops].sort((a, b) => a - b));
    }
  });

  it('splits evenly with one branch right', () => {
    const sidesOf = (leaves: readonly number[]) =>
      placeBranches('free', leaves)
        .heads.map(({ grows }) => (grows === 'right' ? 'R' : 'L'))
        .join('');
    expect(sidesOf([2, 2, 2, 2])).toBe('RRLL');
    expect(sidesOf([8, 2, 2, 2])).toBe('RLLL');
    expect(sidesOf([2, 2, 2, 8])).toBe('RRRL');
    expect(sidesOf([3])).toBe('R');
    expect(sidesOf([])).toBe('');
  });

  it('counts branches that name their side', () => {
    const root = topic('r', [
      { ...topic('a', [topic('a1'), topic('a2'), topic('a3')]), side: 'left' },
      topic('b'),
      topic('c'),
      topic('d'),
    ]);
    const sides = place('free', root).filter((_, index) => listTopics(root)[index]?.level === 1);
    expect(sides.map(({ grows }) => grows)).toEqual(['left', 'right', 'right', 'right']);
  });
});

describe('a timeline', () => {
  const rowsOf = (stages: number) => {
    const { heads, places } = placeBranches(
      'timeline',
      Array.from({ length: stages }, () => 3),
    );
    return { heads, rows: [...new Set(heads.map(({ y }) => y))], size: sizeOfAll(places) };
  };

  it('alternates lists around eight stages', () => {
    const { heads, rows } = rowsOf(8);
    expect(rows).toHaveLength(1);
    expect(heads.map(({ grows }) => grows)).toEqual(['up', 'down', 'up', 'down', 'up', 'down', 'up', 'down']);
  });

  it.each([9, 16, 40, 200])('brings %i stages in rows from the left', (stages) => {
    const { heads, rows, size } = rowsOf(stages);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows).toEqual([...rows].sort((a, b) => a - b));
    for (const row of rows) {
      const lefts = heads.filter(({ y }) => y === row).map(({ x }) => x);
      expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    }
    expect(size.w / size.h).toBeGreaterThan(1);
    expect(size.w / size.h).toBeLessThan(3);
  });
});

describe('a fishbone', () => {
  it('spreads bones evenly below the head', () => {
    const { heads, root } = placeBranches('fishbone', [1, 3, 3, 0, 2, 2, 4]);
    const above = heads.filter(({ grows }) => grows === 'up').map(({ x }) => x);
    const steps = above.slice(1).map((x, index) => x - (above[index] ?? 0));
    expect(new Set(steps).size).toBe(1);
    const [last] = heads.slice(-1);
    const foot = (last?.x ?? 0) + BONE.x + Math.abs((last?.y ?? 0) + 30) * BONE.slant;
    expect(root.x - foot).toBeGreaterThan(20);
    expect(root.x - foot).toBeLessThan(80);
  });
});

describe('an indented tree', () => {
  it('stands in columns beyond twice its width', () => {
    const { heads, places } = placeBranches('tree', [2, 2, 2, 2, 2, 2]);
    const columns = [...new Set(heads.map(({ x }) => x))];
    expect(columns).toHaveLength(2);
    expect(columns).toEqual([...columns].sort((a, b) => a - b));
    expect(heads.map(({ x }) => columns.indexOf(x))).toEqual([0, 0, 0, 1, 1, 1]);
    const { w, h } = sizeOfAll(places);
    expect(h / w).toBeLessThanOrEqual(2);
  });

  it('stays in one column while low', () => {
    for (const [structure, leaves] of [
      ['tree', [1, 1]],
      ['outline', [2, 2, 2, 2, 2, 2]],
    ] as const)
      expect(new Set(placeBranches(structure, leaves).heads.map(({ x }) => x)).size, structure).toBe(1);
  });

  it('has no more columns than branches', () => {
    expect(new Set(placeBranches('tree', [400]).heads.map(({ x }) => x)).size).toBe(1);
  });
});
