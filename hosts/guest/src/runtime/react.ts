import type { ComponentChildren, Options, VNode } from 'preact';
import { hydrate, options, render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

export { createContext, createElement, Fragment } from 'preact';
export {
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

type Props = Record<string, unknown>;

/** Elements whose changes are told with each keystroke; the others tell them when they are made. */
const typesIn = (type: string, kind: unknown): boolean =>
  type === 'textarea' || (type === 'input' && !/^(che|rad|fil)/.test(String(kind)));

/** How the browser names events that React names in another way. */
const EVENTS: Readonly<Record<string, string>> = {
  onDoubleClick: 'onDblClick',
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
};

const inPixels = (style: object): Props =>
  Object.fromEntries(
    Object.entries(style).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' && value !== 0 ? `${value}px` : value,
    ]),
  );

/** Writes the properties of an element as Preact takes them: events by their names, lengths with their unit. */
const nativeProps = (type: string, props: Props): Props => {
  const written: Props = {};
  for (const name in props) {
    const value = props[name];
    if (name === 'style' && typeof value === 'object' && value !== null) written[name] = inPixels(value);
    else if (name === 'onChange' && typesIn(type, props['type'])) written['onInput'] = value;
    else written[EVENTS[name] ?? name] = value;
  }
  return written;
};

/** Own options of Preact and its hooks. */
const before: Options = { ...options };

options.vnode = (vnode: VNode<Props>) => {
  if (typeof vnode.type === 'string') Object.assign(vnode, { props: nativeProps(vnode.type, vnode.props) });
  before.vnode?.(vnode);
};

options.event = (event: Event) => Object.assign(event, { nativeEvent: event });

/** Takes back this module's lessons to Preact, for a page that goes on with all of `preact/compat`. */
export const leaveToCompat = (): void => {
  Object.assign(options, { vnode: undefined, event: undefined }, before);
};

/** Follows a store outside of the components, as React's hook does. */
export const useSyncExternalStore = <Snapshot>(
  subscribe: (notify: () => void) => () => void,
  read: () => Snapshot,
): Snapshot => {
  const value = read();
  const [, draw] = useState({});
  const shown = useRef({ value, read });
  const follow = (): void => {
    if (!Object.is(shown.current.value, shown.current.read())) draw({});
  };
  useLayoutEffect(() => {
    shown.current = { value, read };
    follow();
  }, [value, read]);
  useEffect(() => {
    follow();
    return subscribe(follow);
  }, [subscribe]);
  return value;
};

/** Makes a change and draws it before it answers. */
export const flushSync = <Answer>(change: () => Answer): Answer => {
  const usual: Options = { ...options };
  let draw: (() => void) | undefined;
  options.debounceRendering = (run) => {
    draw = run;
  };
  try {
    const answer = change();
    draw?.();
    return answer;
  } finally {
    Object.assign(options, { debounceRendering: undefined }, usual);
  }
};

/** Creates a root that draws into an element. */
export const createRoot = (place: Element): { readonly render: (children: ComponentChildren) => void } => ({
  render: (children) => render(children, place),
});

/** Makes a root of an element whose children are its drawing already; they are taken over as they are. */
export const hydrateRoot = (place: Element, children: ComponentChildren): void => hydrate(children, place);
