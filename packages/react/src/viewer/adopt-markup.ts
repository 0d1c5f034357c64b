const NAMESPACE = 'http://www.w3.org/2000/svg';
const DRAWN = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text', 'tspan', 'image']);
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,/;

/** Finds all that {@link clean} could take out, and some that it leaves: what has neither need not be walked. */
const FOREIGN_TAG = /<(?!\/?(?:g|path|rect|circle|ellipse|text|tspan)[\s/>])/;
const UNUSUAL = /\son[^\s=>]*\s*=|href|url\(|javascript:|xmlns|&(?!(?:amp|lt|gt|quot|apos|#39);)/i;

const isUsual = (markup: string): boolean => !FOREIGN_TAG.test(markup) && !UNUSUAL.test(markup);

/** Returns whether an attribute draws, and does nothing else. */
const isHarmless = ({ name, value }: Attr): boolean =>
  !/^on/i.test(name) && (!/href$/i.test(name) || PICTURE.test(value)) && !/url\(|javascript:/i.test(value);

/** Takes out what a picture of ours never holds, in case something else than our server has written it. */
const clean = (root: Element): void => {
  for (const element of Array.from(root.querySelectorAll('*'))) {
    if (element.namespaceURI !== NAMESPACE || !DRAWN.has(element.localName)) element.remove();
    else
      for (const attribute of Array.from(element.attributes))
        if (!isHarmless(attribute)) element.removeAttribute(attribute.name);
  }
};

/** Reads markup in a document where nothing runs and nothing is loaded, and leaves of it what draws. */
const readForeign = (markup: string): Element => {
  const text = `<svg xmlns="${NAMESPACE}">${markup}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  clean(documentElement);
  return documentElement;
};

/** Reads markup that holds nothing to run or to load. In the page itself this takes half the time, as nothing changes documents. */
const readUsual = (markup: string): Element => {
  const group = createDrawn('g');
  group.innerHTML = markup;
  return group;
};

/** Turns the markup of parts into elements, one group for each; markup that is broken gives none. */
export const adoptMarkup = (parts: readonly string[]): Element[] => {
  // The last group is inside another one where a part leaves something open.
  const markup = `${parts.map((svg) => `<g>${svg}</g>`).join('')}<g></g>`;
  const read = isUsual(markup) ? readUsual(markup) : readForeign(markup);
  const groups = Array.from(read.children);
  if (groups.pop() === undefined || groups.length !== parts.length) return [];
  return read.ownerDocument === document ? groups : groups.map((group) => document.adoptNode(group));
};

/** Creates an element of a picture. */
export const createDrawn = (name: string, attributes: Readonly<Record<string, string>> = {}): SVGElement => {
  const element: SVGElement = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
