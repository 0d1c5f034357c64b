import type { XmlElement } from './xml-element.ts';

const BLOCKS = new Set([
  'p',
  'div',
  'li',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'blockquote',
  'ul',
  'ol',
]);
const SILENT = new Set(['head', 'style', 'script', 'title']);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  times: '×',
  copy: '©',
};

/** Decodes the entities that texts of other programs carry; unknown ones stay. */
export const decodeEntities = (text: string): string =>
  text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole;
    const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      ? String.fromCodePoint(point)
      : '';
  });

const collect = (element: XmlElement, lines: string[]): void => {
  if (SILENT.has(element.name)) return;
  if (element.name === 'br') lines.push('');
  const isBlock = BLOCKS.has(element.name);
  if (isBlock && lines.at(-1) !== '') lines.push('');
  for (const one of element.content) {
    if (typeof one !== 'string') collect(one, lines);
    else lines[lines.length - 1] = `${lines.at(-1) ?? ''}${one.replace(/\s+/g, ' ')}`;
  }
  if (isBlock && lines.at(-1) !== '') lines.push('');
};

/** Returns the plain text of a parsed HTML fragment, one line a block. */
export const htmlText = (element: XmlElement): string => {
  const lines = [''];
  collect(element, lines);
  return decodeEntities(lines.map((line) => line.trim()).join('\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};

// Other words in angle brackets are texts that people wrote.
const FORMATTING =
  /<\/?(?:a|abbr|b|big|blockquote|body|code|div|em|font|h[1-6]|head|html|i|img|ins|del|li|mark|ol|p|pre|s|small|span|strike|strong|sub|sup|table|tbody|td|th|thead|tr|tt|u|ul)(?:\s[^<>]{0,5000})?\/?>/gi;

/** Returns the plain text of HTML that need not be well-formed, one line a block; nothing in it runs. */
export const looseHtmlText = (html: string): string => {
  if (!/[<&]/.test(html)) return html;
  const lines = html
    .replace(/<(script|style)\b[\s\S]{0,100000}?<\/\1\s*>/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]{0,1000}>/gi, '\n')
    .replace(FORMATTING, '');
  return decodeEntities(lines)
    .replace(/[ \t]+/g, (gap, at: number, all: string) => (all.charAt(at + gap.length) === '\n' ? '' : gap))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
};
