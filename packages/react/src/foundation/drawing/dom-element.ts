import type { Attributes } from './make.types.ts';

const svgSpace = 'http://www.w3.org/2000/svg';

const withParts = <Made extends HTMLElement | SVGElement>(
  made: Made,
  attributes: Attributes,
  children: readonly (Node | string)[],
): Made => {
  for (const name in attributes) {
    const value = attributes[name];
    // Policies of pages refuse the attribute.
    if (name === 'style') made.style.cssText = value ?? '';
    else if (value !== undefined) made.setAttribute(name, value);
  }
  for (const child of children) made.append(child);
  return made;
};

/** Makes an HTML element with attributes and children. */
export const htmlElement = (
  tag: string,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElement => withParts(document.createElement(tag), attributes, children);

/** Makes an SVG element with attributes and children. */
export const svgElement = (tag: string, attributes: Attributes, ...children: readonly Node[]): SVGElement =>
  withParts(document.createElementNS(svgSpace, tag), attributes, children);

/** Sets an attribute, or takes it away for an undefined value. */
export const setAttribute = (element: Element, name: string, value: string | undefined): void => {
  if (value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value);
};
