const NAMESPACE = 'http://www.w3.org/2000/svg';
const DRAWN = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'text', 'tspan', 'image']);
const PICTURE = /^data:image\/(?:png|jpeg|webp);base64,/;

/** Finds all that {@link clean} could take out, and some that it leaves: what has neither need not be walked. */
const FOREIGN_TAG = /<(?!\/?(?:g|path|rect|circle|ellipse|text|tspan)[\s/>])/;
const UNUSUAL = /\son[^\s=>]*\s*=|href|url\(|javascript:|xmlns|&(?!(?:amp|lt|gt|quot|apos);)/i;

const isUsual = (svg: string): boolean => !FOREIGN_TAG.test(svg) && !UNUSUAL.test(svg);

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

/** Turns the markup of parts into elements, one group for each; markup that is broken gives none. */
export const adoptMarkup = (parts: readonly string[]): Element[] => {
  const text = `<svg xmlns="${NAMESPACE}">${parts.map((svg) => `<g>${svg}</g>`).join('')}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (!parts.every(isUsual)) clean(documentElement);
  // Nothing else holds what was parsed, so it need not be copied.
  const groups = Array.from(documentElement.children).map((group) => document.adoptNode(group));
  return groups.length === parts.length ? groups : [];
};

/** Creates an element of a picture. */
export const createDrawn = (name: string, attributes: Readonly<Record<string, string>> = {}): SVGElement => {
  const element: SVGElement = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
};
