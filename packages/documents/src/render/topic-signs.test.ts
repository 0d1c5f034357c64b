import { describe, expect, it } from 'vitest';
import { renderDefinition } from '../index.ts';
import type { Topic, TreeDefinition } from '../index.ts';
import { MARKER_NAMES } from './markers.ts';

const topic = (more: Partial<Topic>): Topic => ({ id: 'a', title: 'Word', children: [], ...more });

const draw = (more: Partial<Topic>, root: Partial<Topic> = {}): string => {
  const definition: TreeDefinition = {
    v: 2,
    type: 'tree',
    page: { name: '' },
    structure: 'right',
    theme: 'default',
    root: {
      id: 'root',
      title: 'Root',
      children: [{ id: 'b', title: 'B', children: [topic(more)], ...root }],
    },
  };
  return renderDefinition(definition).svg;
};

const widthOf = (svg: string): number => Number(/<svg[^>]* width="([\d.]+)"/.exec(svg)?.[1]);

describe('signs of a topic', () => {
  it.each([
    ['a box', { task: { done: false } }],
    ['a tick', { task: { done: true } }],
    ['how far it is', { task: { progress: 40 } }],
    ['how urgent it is', { task: { priority: 1 } }],
    ['a note', { note: 'More' }],
    ['a link', { href: 'https://example.com' }],
  ] as const)('show %s, in room of its own', (_what, more) => {
    const [bare, signed] = [draw({}), draw(more)];
    expect(widthOf(signed)).toBeGreaterThan(widthOf(bare));
    expect(signed.match(/<(?:path|rect|circle)/g)?.length).toBeGreaterThan(
      bare.match(/<(?:path|rect|circle)/g)?.length ?? 0,
    );
  });

  it('have a drawing for every marker only', () => {
    const drawings = MARKER_NAMES.map((name) => draw({ markers: [name] }));
    expect(new Set(drawings).size).toBe(MARKER_NAMES.length);
    expect(draw({ markers: ['sign-nobody-knows'] })).toBe(draw({}));
  });
});

describe('numbers of topics', () => {
  it.each([
    ['decimal', '1.'],
    ['nested', '1'],
    ['alpha', 'A.'],
    ['roman', 'I.'],
    ['chinese', '一、'],
  ] as const)('are written as %s', (numbering, number) => {
    expect(draw({}, { numbering })).toContain(`>${number}</text>`);
  });

  it('are left out where nothing counts', () => {
    expect(draw({}, { numbering: 'none' })).toBe(draw({}));
  });
});

describe('looks of a topic', () => {
  it.each([
    ['size', { fontSize: 30 }, 'font-size="30"'],
    ['weight', { bold: true }, 'font-weight="bold">Word'],
    ['slant', { italic: true }, 'font-style="italic"'],
    ['underline', { underline: true }, 'underline'],
    ['strike', { strike: true }, 'line-through'],
    ['shape', { shape: 'ellipse' }, '<ellipse'],
    ['line around', { shape: 'rect', stroke: '#112233', dash: 'dashed' }, 'stroke="#112233"'],
    ['line of its branch', { line: '#445566', lineWidth: 4 }, 'stroke="#445566"'],
  ] as const)('take their %s from its style', (_what, style, expected) => {
    expect(draw({ style })).toContain(expected);
    expect(draw({})).not.toContain(expected);
  });
});
