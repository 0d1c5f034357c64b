import { describe, expect, it } from 'vitest';
import type { Topic, TreeStructure } from '../model/definition.types.ts';
import { layoutTree } from './layout-tree.ts';
import { listTopics } from './topic-list.ts';

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

describe.each(STRUCTURES)('the layout %s', (structure) => {
  it('places every topic, none over another', () => {
    const places = place(structure, sample);
    expect(places).toHaveLength(listTopics(sample).length);
    const overlaps = places.flatMap((a, index) =>
      places
        .slice(index + 1)
        .filter((b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h),
    );
    expect(overlaps).toEqual([]);
  });

  it('stands a root alone and 10,000 topics, wide or 5,000 deep', () => {
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
  it('leaves out what closed topics hold, and says how much that is', () => {
    const root = topic('r', [{ ...topic('a', [topic('b'), topic('c')]), collapsed: true }, topic('d')]);
    expect(listTopics(root).map((entry) => [entry.topic.id, entry.hidden])).toEqual([
      ['r', 0],
      ['a', 2],
      ['d', 0],
    ]);
  });

  it('puts branches of a mind map on the side they ask for', () => {
    const root = topic('r', [
      { ...topic('a'), side: 'left' },
      { ...topic('b'), side: 'right' },
    ]);
    expect(place('free', root).map(({ grows }) => grows)).toEqual(['right', 'left', 'right']);
  });
});
