import type { GraphNode } from '@chartdock/documents';
import { renderDefinition } from '@chartdock/documents';
import { describe, expect, it } from 'vitest';
import { draw, nodesOf, take } from '../testing/drawn.ts';

const TEXT = `sequence
a = 甲
b = 乙
c = 丙
d = 丁
a -> c : 跨过一条线
frame 只有后两位
  c -> d : 问
  d ~> c : 答
frame 自己
  d -> d : 自己对自己说一句很长很长的话
  note d : 一条注释`;

const middle = ({ x, w }: GraphNode): number => x + w / 2;
const right = ({ x, w }: GraphNode): number => x + w;

describe('a sequence', () => {
  it('frames exactly those who take part', () => {
    const nodes = nodesOf(TEXT);
    const frame = take(nodes, 'frame-0');
    expect(frame.x).toBeLessThan(middle(take(nodes, 'c')));
    expect(frame.x).toBeGreaterThan(middle(take(nodes, 'b')));
    expect(right(frame)).toBeGreaterThan(middle(take(nodes, 'd')));
  });

  it('frames loops and notes wide enough', () => {
    const nodes = nodesOf(TEXT);
    const frame = take(nodes, 'frame-1');
    expect(frame.x).toBeGreaterThan(middle(take(nodes, 'c')));
    for (const id of ['text-3', 'note-0']) expect(right(frame)).toBeGreaterThan(right(take(nodes, id)));
  });

  it('grounds texts so that lines stay apart', () => {
    const nodes = nodesOf(TEXT);
    const svg = renderDefinition(draw(TEXT)).svg.toLowerCase();
    for (const id of ['text-0', 'title-0']) {
      const { x, y, z, style } = take(nodes, id);
      expect(z).toBeGreaterThan(take(nodes, 'b').z);
      expect(style).toMatchObject({ fill: 'none', strokeWidth: 0 });
      expect(svg).toMatch(new RegExp(`m${x + 2} ${y}[^"]*" fill="#fff`));
    }
    expect(take(nodes, 'title-0').text).toBe('只有后两位');
  });
});
