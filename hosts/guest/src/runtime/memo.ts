import type { ComponentChild, FunctionComponent } from 'preact';
import { createElement } from 'preact';

export { Fragment } from './react.ts';

/** Object that Preact calls a function component on. */
interface Drawn<Props> {
  shouldComponentUpdate?: (next: Props) => boolean;
}

const differ = (one: object, other: object): boolean => {
  const before = new Map<string, unknown>(Object.entries(one));
  const after = Object.entries(other);
  return after.length !== before.size || after.some(([name, value]) => !Object.is(value, before.get(name)));
};

/** Makes a component that is drawn again only when one of its properties changed, as React's function does. */
export const memo = <Props extends object>(draw: FunctionComponent<Props>): FunctionComponent<Props> =>
  function Memo(this: Drawn<Props> & { readonly props: Props }, props): ComponentChild {
    this.shouldComponentUpdate = (next) => differ(this.props, next);
    return createElement(draw, props);
  };
