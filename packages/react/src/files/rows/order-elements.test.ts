// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { orderElements } from './order-elements.ts';

/** Makes children named as in a text and says which of them were moved when they were put in another order. */
const order = (before: string, after: string, held?: string) => {
  const parent = document.createElement('div');
  const elements = new Map<string, HTMLElement>();
  for (const name of before) {
    const element = document.createElement('p');
    element.textContent = name;
    elements.set(name, element);
    parent.append(element);
  }
  const moved: (string | null)[] = [];
  const insertBefore = parent.insertBefore.bind(parent);
  parent.insertBefore = (node, next) => {
    moved.push(node.textContent);
    return insertBefore(node, next);
  };
  const ordered = [...after].map((name) => elements.get(name) ?? parent);
  orderElements(parent, ordered, held === undefined ? undefined : elements.get(held));
  return { order: parent.textContent, moved: moved.join('') };
};

describe('orderElements', () => {
  it.each([
    ['abcde', 'abcde', ''],
    ['xyabcde', 'abcdexy', 'yx'],
    ['abcdexy', 'xyabcde', 'yx'],
    ['cab', 'abc', 'c'],
    ['dcba', 'abcd', 'dcb'],
    ['', '', ''],
  ])('orders %j as %j and moves only %j', (before, after, moved) => {
    expect(order(before, after)).toEqual({ order: after, moved });
  });

  it.each([...'abcdef'])('does not move %s when it is held', (held) => {
    const result = order('fbdace', 'abcdef', held);
    expect(result.order).toBe('abcdef');
    expect(result.moved).not.toContain(held);
  });
});
