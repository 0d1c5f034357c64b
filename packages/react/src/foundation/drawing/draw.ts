import type { ReactNode } from 'react';
import { createElement } from 'react';
import type { Attributes, Make } from './make.types.ts';

/** Handler of a press. */
export type PressHandler = () => void;

const declarationOf = (text: string): readonly [name: string, value: string] => {
  const [name = '', value = ''] = text.split(': ');
  return [name, value];
};

/** Reads a style of plain properties as React takes it. */
const styleOf = (css: string): Readonly<Record<string, string>> =>
  Object.fromEntries(css.split('; ').map(declarationOf));

/** Names that React calls otherwise than HTML. */
const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  inputmode: 'inputMode',
  enterkeyhint: 'enterKeyHint',
  autocomplete: 'autoComplete',
  spellcheck: 'spellCheck',
};

/** Names attributes as React does. */
export const propertiesOf = <Handler>(attributes: Attributes<Handler>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      NAMES[name] ?? name,
      name === 'style' && typeof value === 'string' ? styleOf(value) : value,
    ]),
  );

/** Draws a description with the runtime of the components; what tells elements of a row apart is their key. */
export const draw: Make<ReactNode, PressHandler> = (tag, attributes, ...inside) => {
  const key = attributes['data-cd-key'];
  const properties = propertiesOf(attributes);
  return createElement(tag, typeof key === 'string' ? { ...properties, key } : properties, ...inside);
};
