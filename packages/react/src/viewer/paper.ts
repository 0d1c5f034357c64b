import { adoptMarkup, createDrawn } from './adopt-markup.ts';
import type { PicturePart } from './picture.types.ts';

/** Parts that become elements in one frame: more would hold it up. */
const MOST_A_FRAME = 150;

/** The parts of a picture that are elements of the page, in the order of drawing. */
export interface Paper {
  readonly element: SVGElement;
  /** Takes another picture; nothing of it is drawn yet. */
  readonly take: (parts: readonly PicturePart[]) => void;
  /** Draws these parts, by their ascending numbers, and nothing else. Returns whether all of them are there, or some need another frame. */
  readonly draw: (numbers: readonly number[]) => boolean;
  /** Leaves only some parts in the light; undefined lights all. */
  readonly light: (ids: ReadonlySet<string> | undefined) => void;
}

/** Creates paper that keeps the elements it made, so that what comes into sight again is not read again. */
export const createPaper = (): Paper => {
  const element = createDrawn('g');
  let parts: readonly PicturePart[] = [];
  let nodes = new Map<number, Element>();
  let shown: readonly number[] = [];
  let lit: ReadonlySet<string> | undefined;

  const lightNode = (node: Element, id: string | undefined): void => {
    const isDim = lit !== undefined && (id === undefined || !lit.has(id));
    // An attribute that changes nothing would cost each part a style of its own.
    if (isDim) node.setAttribute('opacity', '0.15');
    else node.removeAttribute('opacity');
  };

  const adopt = (numbers: readonly number[]): void => {
    const made = adoptMarkup(numbers.map((number) => parts[number]?.svg ?? ''));
    numbers.forEach((number, at) => {
      const node = made[at] ?? createDrawn('g');
      const id = parts[number]?.id;
      if (id !== undefined) node.setAttribute('data-id', id);
      nodes.set(number, node);
    });
  };

  const removeAllBut = (numbers: readonly number[]): void => {
    const wanted = new Set(numbers);
    for (const number of shown) if (!wanted.has(number)) nodes.get(number)?.remove();
  };

  /** Puts in what is not there yet, and touches nothing that is. */
  const insert = (numbers: readonly number[]): void => {
    let next = element.firstChild;
    for (const number of numbers) {
      const node = nodes.get(number);
      if (node === undefined) continue;
      if (node === next) next = next.nextSibling;
      else {
        lightNode(node, parts[number]?.id);
        element.insertBefore(node, next);
      }
    }
  };

  return {
    element,
    take: (next) => {
      parts = next;
      nodes = new Map();
      shown = [];
      while (element.firstChild !== null) element.removeChild(element.firstChild);
    },
    draw: (numbers) => {
      removeAllBut(numbers);
      const missing = numbers.filter((number) => !nodes.has(number));
      adopt(missing.slice(0, MOST_A_FRAME));
      insert(numbers);
      shown = numbers;
      return missing.length <= MOST_A_FRAME;
    },
    light: (ids) => {
      lit = ids;
      for (const number of shown) {
        const node = nodes.get(number);
        if (node !== undefined) lightNode(node, parts[number]?.id);
      }
    },
  };
};
