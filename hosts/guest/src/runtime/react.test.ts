// @vitest-environment happy-dom
import { h, options } from 'preact';
import { expect, it, vi } from 'vitest';
import { createRoot, flushSync, leaveToCompat, useEffect, useState, useSyncExternalStore } from './react.ts';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 2; turn += 1)
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve, 0));
    });
};

const mount = (node: Parameters<ReturnType<typeof createRoot>['render']>[0]): HTMLElement => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(node);
  return place;
};

const inside = (place: ParentNode, selector: string): HTMLElement => {
  const found = place.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`nothing is ${selector}`);
  return found;
};

it('names events as browsers do, with native ones', () => {
  const told: string[] = [];
  const tell = (event: Event): void => {
    told.push(`${event.type} ${String('nativeEvent' in event && event.nativeEvent === event)}`);
  };
  const place = mount(
    h('div', { onFocus: tell, onBlur: tell, onDoubleClick: tell } as object, [
      h('input', { type: 'text', onChange: tell } as object),
      h('input', { type: 'checkbox', onChange: tell } as object),
    ]),
  );
  const [text, check] = place.querySelectorAll('input');
  text?.dispatchEvent(new Event('focusin', { bubbles: true }));
  text?.dispatchEvent(new Event('focusout', { bubbles: true }));
  text?.dispatchEvent(new Event('dblclick', { bubbles: true }));
  text?.dispatchEvent(new Event('input', { bubbles: true }));
  text?.dispatchEvent(new Event('change', { bubbles: true }));
  check?.dispatchEvent(new Event('change', { bubbles: true }));
  expect(told).toEqual(['focusin true', 'focusout true', 'dblclick true', 'input true', 'change true']);
});

it('gives lengths their unit, but texts none', () => {
  const place = mount(h('div', { id: 'box', style: { height: 44, width: '50%', top: 0 } }));
  const { height, width } = inside(place, '#box').style;
  expect([height, width]).toEqual(['44px', '50%']);
});

it('writes class names and attributes of drawings', () => {
  const place = mount(
    h('svg', { className: 'mark', viewBox: '0 0 24 24', 'aria-hidden': 'true' } as object, [
      h('path', { d: 'M0 0' }),
    ]),
  );
  const mark = inside(place, 'svg');
  expect(mark.getAttribute('class')).toBe('mark');
  expect(mark.getAttribute('viewBox')).toBe('0 0 24 24');
});

const createStore = (first: number) => {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    count: () => listeners.size,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: number) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
};

it('follows a store from before the first effect', async () => {
  const store = createStore(1);
  const draws = vi.fn();
  const Shown = () => {
    const value = useSyncExternalStore(store.subscribe, store.read);
    draws(value);
    return h('b', null, value);
  };
  const place = mount(h(Shown, null));
  store.set(2);
  await settle();
  expect(place.textContent).toBe('2');
  store.set(3);
  await settle();
  expect(place.textContent).toBe('3');
  const count = draws.mock.calls.length;
  store.set(3);
  await settle();
  expect(draws.mock.calls.length).toBe(count);
  createRoot(place).render(null);
  await settle();
  expect(store.count()).toBe(0);
});

it('follows another store when it is given one', async () => {
  const [one, other] = [createStore(1), createStore(10)];
  let change: (next: typeof one) => void = () => undefined;
  const Shown = () => {
    const [store, setStore] = useState(one);
    change = setStore;
    return h('b', null, useSyncExternalStore(store.subscribe, store.read));
  };
  const place = mount(h(Shown, null));
  await settle();
  change(other);
  await settle();
  other.set(11);
  await settle();
  expect(place.textContent).toBe('11');
  expect([one.count(), other.count()]).toEqual([0, 1]);
});

it('draws a change before it answers', async () => {
  let set: (next: number) => void = () => undefined;
  const Shown = () => {
    const [value, setValue] = useState(0);
    useEffect(() => {
      set = setValue;
    }, []);
    return h('b', null, value);
  };
  const place = mount(h(Shown, null));
  await settle();
  expect(
    flushSync(() => {
      set(1);
      return 'answer';
    }),
  ).toBe('answer');
  expect(place.textContent).toBe('1');
  set(2);
  expect(place.textContent).toBe('1');
  await settle();
  expect(place.textContent).toBe('2');
});

it('leaves Preact as it was', () => {
  const { vnode, event, ...others } = { ...options };
  leaveToCompat();
  expect([options.vnode, options.event]).toEqual([undefined, undefined]);
  expect({ ...options }).toMatchObject(others);
  Object.assign(options, { vnode, event });
});
