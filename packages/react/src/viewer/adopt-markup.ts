const NAMESPACE = 'http://www.w3.org/2000/svg';
const DRAWN = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text', 'tspan', 'image']);
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,/;

/**
 * Finds all that {@link clean} could take out, and some that it leaves: what has none of it need not be walked. In a page an attribute
 * may follow a slash or the quote of the one before it as well as a blank. Names of handlers are letters: anything longer would be read again from each `on` in it.
 */
const UNUSUAL =
  /<(?!\/?(?:g|path|rect|circle|ellipse|text|tspan)[\s/>])|(?<![\w-])(?:on[a-z]*|style)\s*=|href|url\(|image-set|\\|javascript:|xmlns|&(?!(?:amp|lt|gt|quot|apos|#39);)/i;

/** Returns whether an attribute draws, and does nothing else; a backslash could write the name of what loads something in another way. */
const isHarmless = ({ name, value }: Attr): boolean =>
  !/^(?:on|style$)/i.test(name) &&
  (!/href$/i.test(name) || PICTURE.test(value)) &&
  !/url\(|image-set|\\|javascript:/i.test(value);

/** Takes out what a picture of ours never holds, in case something else than our server has written it. */
const clean = (root: Element): void => {
  for (const element of Array.from(root.querySelectorAll('*'))) {
    if (element.namespaceURI !== NAMESPACE || !DRAWN.has(element.localName)) element.remove();
    else
      for (const attribute of Array.from(element.attributes))
        if (!isHarmless(attribute)) element.removeAttribute(attribute.name);
  }
};

/** Reads markup: what is usual in the page itself, which takes half the time, the rest where nothing runs and nothing is loaded. */
const readMarkup = (markup: string): Element => {
  if (!UNUSUAL.test(markup)) {
    const group = createDrawn('g');
    group.innerHTML = markup;
    return group;
  }
  const text = `<svg xmlns="${NAMESPACE}">${markup}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  clean(documentElement);
  return documentElement;
};

/** Turns the markup of parts into elements, one group for each; markup that is broken gives none. */
export const adoptMarkup = (parts: readonly string[]): Element[] => {
  // The last group is inside another one where a part leaves something open.
  const groups = [...readMarkup(`${parts.map((svg) => `<g>${svg}</g>`).join('')}<g></g>`).children];
  return groups.length === parts.length + 1
    ? groups.slice(0, -1).map((group) => document.adoptNode(group))
    : [];
};

/** Creates an element of a picture. */
export const createDrawn = (name: string, attributes: Readonly<Record<string, string>> = {}): SVGElement => {
  const element: SVGElement = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
