import { describe, expect, it } from 'vitest';
import { openGraph, shapeAt } from '../testing/graph-world.ts';
import { pasteText, readCells } from './paste-text.ts';

const at = { middle: { x: 500, y: 300 }, grid: 10 };

describe('cells of a sheet', () => {
  it('are read with quotes, lines and gaps', () => {
    expect(readCells('Name\tNote\r\n"A ""b"""\t"two\nlines"\r\nlast\r\n')).toEqual([
      ['Name', 'Note'],
      ['A "b"', 'two\nlines'],
      ['last', ''],
    ]);
    expect(readCells('one line\nanother')).toBeUndefined();
  });

  it('are not those of an indented text', () => {
    expect(readCells('Plan\n\tFirst\n\t\tDetail')).toBeUndefined();
  });

  it('are cut where a file could not hold them', () => {
    expect(readCells(`a\t${'x'.repeat(3_000)}`)?.[0]?.[1]).toHaveLength(2_000);
  });

  it('keep a quote that closes nothing', () => {
    expect(readCells('5" pipe\t"open')).toEqual([['5" pipe', '"open']]);
  });

  it('become one table in one step', () => {
    const session = openGraph({ a: shapeAt(0, 0) });
    const before = session.get();
    pasteText(session, 'Item\tPrice\nTea\t3\n', at);
    const [id = ''] = session.selected();
    expect(session.plan.node(id)).toMatchObject({ shape: 'table', w: 220, h: 56, text: '' });
    expect(session.plan.node(id)?.rows?.map(({ cells }) => cells)).toEqual([
      ['Item', 'Price'],
      ['Tea', '3'],
    ]);
    session.undo();
    expect(session.get()).toEqual(before);
  });

  it('stay within the rows that a file may have', () => {
    const session = openGraph({});
    pasteText(session, 'a\tb\n'.repeat(700), at);
    expect(session.plan.node(session.selected()[0] ?? '')?.rows).toHaveLength(500);
  });
});

describe('lines of text', () => {
  it('become shapes below one another', () => {
    const session = openGraph({});
    pasteText(session, 'First\n\n  Second \n', at);
    const nodes = session.selected().flatMap((id) => session.plan.node(id) ?? []);
    expect(nodes.map(({ text, shape }) => [text, shape])).toEqual([
      ['First', 'rect'],
      ['Second', 'rect'],
    ]);
    expect((nodes[1]?.y ?? 0) - (nodes[0]?.y ?? 0)).toBe(80);
    session.undo();
    expect(session.get().cells).toEqual({});
  });
});
