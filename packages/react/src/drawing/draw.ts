import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { Attributes, Make } from './make.types.ts';

/** What answers a press. */
export type PressHandler = () => void;

const declarationOf = (text: string): readonly [name: string, value: string] => {
  const [name = '', value = ''] = text.split(': ');
  return [name, value];
};

/** Reads a style of plain properties as React takes it. */
const styleOf = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(css.split('; ').map(declarationOf));

/** Names attributes as React does; what tells elements of a row apart is their key. */
export const propertiesOf = <Handler>({
  class: className,
  style,
  ...others
}: Attributes<Handler>): Readonly<Record<string, unknown>> => ({
  ...others,
  className,
  ...(typeof style === 'string' ? { style: styleOf(style) } : {}),
  ...(typeof others['data-cd-key'] === 'string' ? { key: others['data-cd-key'] } : {}),
});

/** Draws a description with the runtime of the components. */
export const draw: Make<ReactNode, PressHandler> = (tag, attributes, ...inside) =>
  createElement(tag, propertiesOf(attributes), ...inside);
