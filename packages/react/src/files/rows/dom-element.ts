const svgSpace = 'http://www.w3.org/2000/svg';

/** Attributes of an element; an undefined one is left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

const withParts = <Made extends Element>(
  made: Made,
  attributes: Attributes,
  children: readonly Node[],
): Made => {
  for (const name in attributes) {
    const value = attributes[name];
    if (value !== undefined) made.setAttribute(name, value);
  }
  for (const child of children) made.append(child);
  return made;
};

/** Makes an HTML element with attributes and children. */
export const htmlElement = (tag: string, attributes: Attributes, ...children: readonly Node[]): HTMLElement =>
  withParts(document.createElement(tag), attributes, children);

/** Makes an SVG element with attributes and children. */
export const svgElement = (tag: string, attributes: Attributes, ...children: readonly Node[]): SVGElement =>
  withParts(document.createElementNS(svgSpace, tag), attributes, children);

/** Sets an attribute, or takes it away for an undefined value. */
export const setAttribute = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
};
