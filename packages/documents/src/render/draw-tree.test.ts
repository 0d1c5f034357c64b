import { describe, expect, it } from 'vitest';
import type { Topic, TreeDefinition, TreeStructure } from '../index.ts';
import { THEMES, renderDefinition } from '../index.ts';
import { TREE_STRUCTURES } from '../model/read-topic.ts';

const topic = (id: string, more: Partial<Topic> = {}): Topic => ({ id, title: id, children: [], ...more });

const branches = (count: number): Topic =>
  topic('r', {
    children: Array.from({ length: count }, (_, branch) =>
      topic(`b${branch}`, {
        children: [1, 2, 3].map((leaf) =>
          topic(`b${branch}l${leaf}`, {
            children: [topic(`b${branch}l${leaf}d`), topic(`b${branch}l${leaf}e`)],
          }),
        ),
      }),
    ),
  });

const draw = (structure: TreeStructure, root: Topic) => {
  const definition: TreeDefinition = {
    v: 2,
    type: 'tree',
    page: { name: 'T' },
    theme: 'light',
    structure,
    root,
  };
  return renderDefinition(definition);
};

interface Segment {
  readonly path: number;
  readonly isFlat: boolean;
  /** The coordinate that both ends share. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Stroke {
  readonly d: string;
  readonly colour: string;
}

const strokesOf = (svg: string): Stroke[] =>
  [...svg.matchAll(/<path d="([^"]+)" fill="none" stroke="([^"]+)"/g)].map(([, d = '', colour = '']) => ({
    d,
    colour,
  }));

/** Lists the level and upright pieces of lines. */
const segmentsOf = (strokes: readonly Stroke[]): Segment[] =>
  strokes.flatMap(({ d }, path) => {
    const segments: Segment[] = [];
    let [x, y] = [0, 0];
    for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
      const numbers = rest.trim().split(/\s+/).map(Number);
      const last = numbers.at(-1) ?? 0;
      const [nextX, nextY] =
        command === 'H' ? [last, y] : command === 'V' ? [x, last] : [numbers.at(-2) ?? 0, last];
      if (command === 'H')
        segments.push({ path, isFlat: true, at: y, from: Math.min(x, nextX), to: Math.max(x, nextX) });
      if (command === 'V')
        segments.push({ path, isFlat: false, at: x, from: Math.min(y, nextY), to: Math.max(y, nextY) });
      [x, y] = [nextX, nextY];
    }
    return segments;
  });

const sharedPieces = (segments: readonly Segment[]): (readonly [Segment, Segment])[] =>
  segments.flatMap((a, index) =>
    segments
      .slice(index + 1)
      .filter(
        (b) =>
          a.path !== b.path &&
          a.isFlat === b.isFlat &&
          Math.abs(a.at - b.at) < 1 &&
          Math.min(a.to, b.to) - Math.max(a.from, b.from) > 1,
      )
      .map((b) => [a, b] as const),
  );

const lineColour = THEMES.get('light')?.line;

describe('lines of a tree', () => {
  it.each(TREE_STRUCTURES)('are drawn once where branches share them: %s', (structure) => {
    expect(sharedPieces(segmentsOf(strokesOf(draw(structure, branches(12)).svg)))).toEqual([]);
  });

  it('would be seen if they lay over one another', () => {
    const twice = ['M0 0V20H40V50', 'M0 0V20H-40V50'].map((d) => ({ d, colour: '#000000' }));
    expect(sharedPieces(segmentsOf(twice))).toHaveLength(1);
  });

  it.each(['org', 'stages', 'tree', 'bracket', 'timeline'] as const)(
    'share the colour in every branch of %s',
    (structure) => {
      const neutral = strokesOf(draw(structure, branches(5)).svg).filter(
        ({ colour }) => colour === lineColour,
      );
      expect(neutral).toHaveLength(1);
    },
  );

  it('lead to a lone branch in its colour', () => {
    const strokes = strokesOf(draw('org', topic('r', { children: [topic('a')] })).svg);
    expect(strokes).toHaveLength(1);
    expect(strokes[0]?.colour).not.toBe(lineColour);
  });

  it('lead from each timeline row onward', () => {
    const axes = strokesOf(draw('timeline', branches(20)).svg).filter(({ colour }) => colour === lineColour);
    expect(axes.length).toBeGreaterThan(1);
    // Where a line ends, that of the next row begins.
    axes.slice(1).forEach(({ d }, index) => {
      const [, start] = /^M(\S+ \S+?)H/.exec(d) ?? [];
      const [, y, x] = /(?:Q\S+ \S+ \S+ )(\S+?)H(\S+)$/.exec(axes[index]?.d ?? '') ?? [];
      expect(`${x} ${y}`).toBe(start);
    });
  });
});

describe('topics', () => {
  it('with a note have room for its mark', () => {
    const [without, blank, noted] = [undefined, '  ', 'Ask first'].map((note) =>
      draw('right', topic('r', { title: 'A longer title', ...(note === undefined ? {} : { note }) })),
    );
    expect(strokesOf(without?.svg ?? '')).toEqual([]);
    expect(strokesOf(blank?.svg ?? '')).toEqual([]);
    expect(strokesOf(noted?.svg ?? '')).toHaveLength(1);
    expect((noted?.width ?? 0) - (without?.width ?? 0)).toBeCloseTo(18);
  });

  it('of a timeline are narrow, their lines about even', () => {
    const title = '阶段旁边的说明可以写得长';
    const root = topic('r', { children: [topic('a', { children: [topic('b', { title })] })] });
    const lines = [...draw('timeline', root).svg.matchAll(/<tspan[^>]*>([^<]+)</g)].map(
      ([, line = '']) => line,
    );
    expect(lines.join('')).toBe(title);
    const lengths = lines.map((line) => line.length);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(10);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(2);
  });
});
