import { describe, expect, it } from 'vitest';
import { parseCopiedTopics } from './copied-topics.ts';
import { readTopics } from './read-topics.ts';
import { writeHtml } from './write-topics.ts';

const deep = (levels: number): string =>
  `${'{"id":"x","title":"x","children":['.repeat(levels)}${']}'.repeat(levels)}`;

describe('a clipboard that means harm', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '<script>alert(1)</script>'],
    ['no topics', '{"topics":"x"}'],
    ['a link that runs', '{"topics":[{"id":"a","title":"a","children":[],"href":"javascript:alert(1)"}]}'],
    ['data that runs', '{"topics":[{"id":"a","title":"a","children":[],"href":"data:text/html,x"}]}'],
    ['a style that loads', '{"topics":[{"id":"a","title":"a","children":[],"style":{"fill":"url(//x)"}}]}'],
    ['one id twice', '{"topics":[{"id":"a","title":"","children":[]},{"id":"a","title":"","children":[]}]}'],
    ['too many levels', `{"topics":[${deep(2_000)}]}`],
    [
      'a field of its own',
      '{"topics":[{"id":"a","title":"a","children":[],"__proto__":{"x":1},"onload":"x"}]}',
    ],
  ])('gives no topics of %s', (_what, text) => {
    const topics = parseCopiedTopics(text) ?? [];
    expect(JSON.stringify(topics)).not.toMatch(/javascript|data:|url\(|onload/);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('makes titles of markup, which stay words', () => {
    const text =
      '<img src=x onerror=alert(1)>\n\t<svg/onload=alert(1)>\n=cmd|calc!A1\n[a](javascript:alert(1))';
    const topics = readTopics(text);
    expect(topics.map(({ title }) => title)).toEqual([
      '<img src=x onerror=alert(1)>',
      '=cmd|calc!A1',
      '[a](javascript:alert(1))',
    ]);
    for (const topic of topics) expect(Object.keys(topic).sort()).toEqual(['children', 'title']);
  });

  it('is written as HTML without markup of its own', () => {
    const html = writeHtml([{ id: 'a', title: '<img src=x onerror="x">&', children: [] }]);
    expect(html).toBe('<ul><li>&lt;img src=x onerror=&quot;x&quot;&gt;&amp;</li></ul>');
  });

  it('stays small, however long it is', () => {
    const topics = readTopics('x\n'.repeat(200_000));
    expect(topics.length).toBeLessThanOrEqual(5_000);
    expect(readTopics('y'.repeat(1_000_000))[0]?.title.length).toBeLessThanOrEqual(2_000);
  });
});
