import type { ReactNode } from 'react';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Locale } from '@chartdock/contract';
import { vi } from 'vitest';
import { ChartdockProvider } from '../composed/texts/ChartdockProvider.tsx';

/** A mounted piece of interface. */
export interface Rendered {
  readonly container: HTMLElement;
  readonly render: (node: ReactNode) => Promise<void>;
  readonly unmount: () => Promise<void>;
}

// A test may hold the clock while the interface settles.
const { setTimeout: soon } = globalThis;

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => soon(resolve, 0));
  });

/** Lets renders and effects of either runtime settle: Preact runs effects after a frame, and an effect may render again. */
export const settle = async (): Promise<void> => {
  await turn();
  await turn();
};

/** Waits until a check passes, and returns its value. */
export const waitFor = <Value>(check: () => Value | Promise<Value>): Promise<Value> => vi.waitFor(check);

/** Mounts a piece of interface inside a provider, English by default. */
export const renderInto = async (node: ReactNode, locale: Locale = 'en'): Promise<Rendered> => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const render = async (next: ReactNode): Promise<void> => {
    flushSync(() => root.render(createElement(ChartdockProvider, { locale, children: next })));
    await settle();
  };
  await render(node);
  return {
    container,
    render,
    unmount: async () => {
      flushSync(() => root.unmount());
      await settle();
      container.remove();
    },
  };
};

/** Finds an element that has to be there. */
export const find = <Kind extends HTMLElement = HTMLElement>(root: ParentNode, selector: string): Kind => {
  const element = root.querySelector<Kind>(selector);
  if (element === null) throw new Error(`Nothing matches ${selector}`);
  return element;
};

/** Finds a button by its text or name. */
export const button = (root: ParentNode, name: string): HTMLButtonElement => {
  const all = Array.from(root.querySelectorAll('button'));
  const found = all.find(
    (each) => each.getAttribute('aria-label') === name || each.textContent.trim() === name,
  );
  if (found === undefined) throw new Error(`No button is called ${name}`);
  return found;
};

/** Presses an element with the mouse and lets the interface settle. */
export const click = async (element: Element, modifiers: MouseEventInit = {}): Promise<void> => {
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...modifiers }),
  );
  await settle();
};

/** Presses a key on an element and lets the interface settle. */
export const press = async (
  element: Element,
  key: string,
  modifiers: KeyboardEventInit = {},
): Promise<void> => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));
  await settle();
};

/** Types a whole value into a field as one input event. */
export const type = async (element: HTMLInputElement, value: string): Promise<void> => {
  const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  native?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
};
