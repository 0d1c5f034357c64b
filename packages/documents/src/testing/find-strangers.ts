const ELEMENTS = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text', 'tspan', 'image']);

const ATTRIBUTES = new Set(
  (
    'xmlns width height viewBox font-family x y rx ry r cx cy d fill fill-opacity stroke stroke-width stroke-linejoin ' +
    'stroke-linecap stroke-dasharray font-size font-weight font-style text-anchor text-decoration transform opacity data-id ' +
    'href preserveAspectRatio'
  ).split(' '),
);

const TAG = /<(\/?)([A-Za-z]+)((?: [A-Za-z-]+="[^"<]*")*)(\/?)>/y;
const ATTRIBUTE = / ([A-Za-z-]+)="([^"<]*)"/g;
// A text may look like an address; an attribute may not.
const DANGEROUS = /url\(|javascript:|expression\(|^\s*(?:https?:|file:|\/\/)/i;

const strangersIn = (name: string, attributes: string): string[] => {
  const found = ELEMENTS.has(name) ? [] : [`element ${name}`];
  for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (!ATTRIBUTES.has(key)) found.push(`attribute ${key}`);
    const isName = key === 'xmlns' && value === 'http://www.w3.org/2000/svg';
    if (!isName && DANGEROUS.test(value)) found.push(`${key} ${value}`);
    if (key === 'href' && !value.startsWith('data:image/')) found.push(`href ${value}`);
  }
  return found;
};

const isLoose = (text: string): boolean => /&(?!(?:amp|lt|gt|quot|#39);)|>/.test(text);

const textFrom = (svg: string, at: number): string => {
  const end = svg.indexOf('<', at);
  return svg.slice(at, end === -1 ? undefined : end);
};

/** Lists the parts of a picture besides the elements and attributes that may come out, and where it is not well formed. */
export const findStrangers = (svg: string): string[] => {
  const found: string[] = [];
  const open: string[] = [];
  for (let at = 0; at < svg.length;) {
    if (svg.charAt(at) !== '<') {
      const text = textFrom(svg, at);
      if (isLoose(text)) found.push(`text ${text.slice(0, 40)}`);
      at += text.length;
      continue;
    }
    TAG.lastIndex = at;
    const [whole, closing, name = '', attributes = '', single] = TAG.exec(svg) ?? [];
    if (whole === undefined) return [...found, `markup ${svg.slice(at, at + 60)}`];
    found.push(...strangersIn(name, attributes));
    if (closing === '/') {
      if (open.pop() !== name) found.push(`end of ${name}`);
    } else if (single !== '/') open.push(name);
    at += whole.length;
  }
  return open.length === 0 ? found : [...found, `open ${open.join(' ')}`];
};
