import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { drawScene, listTexts } from '../../index.ts';
import { parseMarkdown } from './parse-markdown.ts';
import type { MarkdownBlock } from './parse-markdown.ts';

const other = new MarkdownIt({ html: false });

const squeeze = (text: string): string => text.replace(/[\s\u00a0]+/g, '');

const wordsOf = (block: MarkdownBlock): string => {
  if (block.kind === 'code') return block.lines.join('\n');
  if (block.kind === 'table') return block.rows.flat().join(' ');
  return 'runs' in block ? block.runs.map(({ text }) => text).join('') : '';
};

const ours = (text: string): string => squeeze(parseMarkdown(text).map(wordsOf).join('\n'));

const theirs = (text: string): string =>
  squeeze(
    other
      .render(text)
      .replace(/<img [^>]*alt="([^"]*)"[^>]*>/g, '$1')
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );

/** Examples that we draw otherwise: signs whose names nobody types, and a name of a link above the line of a heading. */
const KNOWN = [25, 215, 216];

const GFM_TABLES = [
  '| 列 | b |\n| --- | --- |\n| 值 | bim |',
  '| abc | defghi |\n:-: | -----------:\nbar | baz',
  '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
  '| a | b |\n| --- | --- |\n| c | d |\n> quote',
  '| a | b |\n| --- | --- |\n| c | d |\ne\n\nf',
  '| a | b |\n| --- |\n| c |',
  '| a | b |\n| --- | --- |\n| c |\n| d | e | f |',
  '| a | b |\n| --- | --- |',
  '| a |\n| - |\n| x |\n\n- | b | c |\n  |---|---|\n  | 1 | 2 |',
];
const GFM_STRIKES = ['~~Hi~~ there', 'This ~~has a\n\nnew paragraph~~.', '**~~both~~**'];

describe('markdown is read as its specification says', () => {
  it('draws the words of all examples but three', () => {
    const wrong = tests
      .filter(({ markdown }) => ours(markdown) !== theirs(markdown))
      .map(({ number }) => number);
    expect(tests.length).toBeGreaterThan(600);
    expect(wrong).toEqual(KNOWN);
  });

  it.each([...GFM_TABLES, ...GFM_STRIKES])('draws the words of %j', (text) => {
    expect(ours(text)).toBe(theirs(text));
  });

  it.each([
    ['**a** *b* ***c*** ~~d~~ ~e~', 'a:bold b:italic c:bold,italic d:strike e:strike'],
    ['_a_b a_b_c __d__', '_a_b_a_b_c: d:bold'],
    ['*foo**bar*', 'foo**bar:italic'],
    ['[a *b*](https://e.com/a_(b))', 'a:href b:italic,href'],
    [
      '[a][n] <https://x.com> https://y.com.\n\n[n]: https://n.com "t"',
      'a:href https://x.com:href https://y.com:href .:',
    ],
    ['[x](javascript:alert(1))', 'x:'],
  ])('styles %j', (text, styles) => {
    const [block] = parseMarkdown(text);
    const runs = block !== undefined && 'runs' in block ? block.runs : [];
    const named = runs
      .filter(({ text: words }) => words.trim() !== '')
      .map((run) => {
        const marks = (['bold', 'italic', 'strike', 'href'] as const).filter((key) => run[key] !== undefined);
        return `${run.text.trim().replaceAll(' ', '_')}:${marks.join(',')}`;
      });
    expect(named.join(' ')).toBe(styles);
  });

  it('keeps everything people write by hand', () => {
    expect(parseMarkdown('第一行  \n第二行\n第三行')).toEqual([
      { kind: 'paragraph', runs: [{ text: '第一行\n第二行第三行' }] },
    ]);
    expect(parseMarkdown('|列A|列B|\n|:--|--:|\n|a\\|b|`x`|')).toEqual([
      {
        kind: 'table',
        rows: [
          ['列A', '列B'],
          ['a|b', 'x'],
        ],
        aligns: ['left', 'right'],
      },
    ]);
    expect(parseMarkdown('标题\n===\n\n    a\n      b')).toEqual([
      { kind: 'heading', level: 1, runs: [{ text: '标题' }] },
      { kind: 'code', lines: ['a', '  b'] },
    ]);
    expect(parseMarkdown('---\ntitle: x\n---\ntext')).toEqual([
      { kind: 'code', lines: ['title: x'] },
      { kind: 'paragraph', runs: [{ text: 'text' }] },
    ]);
    expect(parseMarkdown('- [x] a\n- [ ] b\n')).toMatchObject([
      { kind: 'item', isDone: true, runs: [{ text: 'a' }] },
      { kind: 'item', isDone: false, runs: [{ text: 'b' }] },
    ]);
  });

  it('gives each level of a list its own place', () => {
    const text = Array.from({ length: 14 }, (_, level) => `${'  '.repeat(level)}- 级${level + 1}`).join('\n');
    const levels = parseMarkdown(text).map((block) => (block.kind === 'item' ? block.level : -1));
    expect(levels).toEqual(levels.map((_, index) => index));
    const { parts } = drawScene({ v: 2, type: 'markdown', page: { name: 'P' }, text });
    const lefts = parts.map(({ svg }) => Number(/<text x="([\d.]+)"/.exec(svg)?.[1]));
    expect(lefts).toEqual([...new Set(lefts)].sort((a, b) => a - b));
  });
});

describe('nothing of a long text is lost without a word', () => {
  it('draws and finds everything in long documents', () => {
    const texts = [
      Array.from({ length: 3_000 }, (_, index) => `paragraph ${index}.`).join('\n\n'),
      ['```', ...Array.from({ length: 1_000 }, (_, index) => `code ${index}.`), '```'].join('\n'),
      ['|a|', '|-|', ...Array.from({ length: 500 }, (_, index) => `|row ${index}.|`)].join('\n'),
      Array.from({ length: 2_000 }, (_, index) => `word ${index}.`).join(' '),
    ];
    for (const text of texts) {
      const definition = { v: 2, type: 'markdown', page: { name: 'P' }, text } as const;
      const drawn = squeeze(
        drawScene(definition)
          .parts.map(({ svg }) => svg.replace(/<[^>]*>/g, ''))
          .join(''),
      );
      const found = listTexts(definition)
        .map((line) => line.text)
        .join('\n');
      for (const word of text.match(/[a-z]+ \d+\./g) ?? []) {
        expect(drawn.includes(squeeze(word)), word).toBe(true);
        expect(found.includes(word), word).toBe(true);
      }
    }
  });

  it('draws and finds every line of a source', () => {
    const text = Array.from({ length: 1_200 }, (_, index) => `line${index};`).join('\n');
    const definition = { v: 2, type: 'source', page: { name: 'P' }, lang: 'mermaid', text } as const;
    const drawn = drawScene(definition)
      .parts.map(({ svg }) => svg)
      .join('');
    for (const word of text.split('\n')) expect(drawn.includes(word), word).toBe(true);
    expect(listTexts(definition)).toHaveLength(1_200);
  });

  it('says how many lines follow where it ends', () => {
    const text = Array.from({ length: 20_500 }, (_, index) => `- ${index}`).join('\n');
    const { parts } = drawScene({ v: 2, type: 'markdown', page: { name: 'P' }, text });
    expect(parts.at(-1)?.svg).toContain('500');
    expect(parts).toHaveLength(20_001);
  });

  it('reads any nesting in one go', () => {
    const signs = [
      '*',
      '_',
      '`',
      '[',
      ']',
      '(',
      ')',
      '>',
      '#',
      '- ',
      '1. ',
      '\n',
      '    ',
      '\t',
      '|',
      '~~',
      '<',
      '&amp;',
      '\\',
      '中',
      'a ',
      '!',
      '---\n',
      '```\n',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 80 }), (parts) => {
        const text = parts.join('');
        const definition = { v: 2, type: 'markdown', page: { name: 'P' }, text } as const;
        expect(drawScene(definition).parts.length).toBeGreaterThanOrEqual(0);
        expect(listTexts(definition)).toBeDefined();
      }),
      { numRuns: 500 },
    );
  });
});
