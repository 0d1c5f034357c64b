// @vitest-environment happy-dom
import { drawScene } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import { expect, it, vi } from 'vitest';
import { adoptMarkup } from './adopt-markup.ts';

const markdown: Definition = {
  v: 2,
  type: 'markdown',
  page: { name: 'Notes' },
  text: '# On: a & b\n\nSee `code`, *style* and <b>\n\n- one\n- two',
};

const written = (parts: readonly string[]): string =>
  adoptMarkup(parts)
    .map((group) => group.outerHTML)
    .join('');

const BOX = '<rect x="1" y="2" width="3" height="4" fill="#ffffff"/>';

it('takes the renderer’s markup unchecked', () => {
  const walk = vi.spyOn(Element.prototype, 'querySelectorAll');
  const parts = drawScene(markdown).parts.map(({ svg }) => svg);
  expect(parts.join('')).toContain('On: a &amp; b');
  expect(adoptMarkup(parts)).toHaveLength(parts.length);
  expect(walk).not.toHaveBeenCalled();
  adoptMarkup(['<g onload="x"/>']);
  expect(walk).toHaveBeenCalledOnce();
});

it.each([
  ['a handler', '<rect onload="hit()"/>', /onload/],
  ['a handler with room around it', '<rect\n\tONLOAD = "hit()"/>', /onload/i],
  ['a style', '<rect style="background: image-set(&quot;//evil.example&quot; 1x)"/>', /evil/],
  ['a pointer from elsewhere', `<rect cursor="image-set('//evil.example' 1x), auto"/>`, /evil/],
  ['a fill from elsewhere with an escape', '<rect fill="\\75rl(//evil.example/#a)"/>', /evil/],
  ['a script', '<script>hit()</script>', /script/],
  ['HTML in it', '<foreignObject><p>x</p></foreignObject>', /foreignObject|<p/],
  ['an element of another space', '<g xmlns="http://www.w3.org/1999/xhtml">x</g>', /xhtml/],
  ['a picture from elsewhere', '<image href="https://evil.example/a.png"/>', /evil/],
  ['a fill from elsewhere', '<rect fill="url(https://evil.example/#a)"/>', /evil/],
  [
    'a fill from elsewhere that is written in entities',
    '<rect fill="&#117;rl(https://evil.example/#a)"/>',
    /evil/,
  ],
  ['a link', '<a href="javascript:hit()"><text>x</text></a>', /javascript|<a/],
])('takes %s out, leaving its neighbours', (_name, hostile, forbidden) => {
  const left = written([BOX + hostile]);
  expect(left).not.toMatch(forbidden);
  expect(left).toContain('width="3"');
});

// No XML, but a page would read them all the same.
it.each(['<rect/onload="hit()"/>', '<rect x="1"onload="hit()"/>', "<rect x='1'onload=hit() />"])(
  'keeps no handler of %s',
  (hostile) => {
    const read = vi.spyOn(DOMParser.prototype, 'parseFromString');
    expect(written([hostile])).not.toMatch(/onload/);
    expect(read).toHaveBeenCalledOnce();
  },
);

it.each([
  ['leaves something open', [BOX, '<g>']],
  ['leaves something open before another', ['<g>', BOX]],
  ['closes what it has not opened', [BOX, `</g>${BOX}`]],
])('draws nothing of parts of which one %s', (_name, parts) => {
  expect(adoptMarkup(parts)).toEqual([]);
});

it('reads 300,000 characters in one go', () => {
  const words = 'on/'.repeat(100_000);
  expect(adoptMarkup([`<text>${words}</text>`])[0]?.textContent).toBe(words);
});
