import { adoptMarkup, createDrawn } from '../../viewer/adopt-markup.ts';

/** Part that is drawn under a key, at a place of its own where it has one. */
export interface OrderedPart {
  readonly key: string;
  readonly svg: () => string;
  /** Changes when the markup does; the same one is not drawn again. */
  readonly mark: unknown;
  readonly x?: number;
  readonly y?: number;
}

interface Kept {
  readonly element: Element;
  readonly mark: unknown;
  x: number | undefined;
  y: number | undefined;
}

/** A group whose elements are known by keys and lie on one another in the order they are drawn in. */
export interface OrderedGroup {
  readonly element: SVGElement;
  /** Draws these parts and takes all others away. At most `limit` are made; returns how many are still missing. */
  readonly draw: (parts: readonly OrderedPart[], limit?: number) => number;
}

const moveTo = (kept: Kept, { x, y }: OrderedPart): void => {
  if (x === undefined || y === undefined || (kept.x === x && kept.y === y)) return;
  kept.x = x;
  kept.y = y;
  kept.element.setAttribute('transform', `translate(${x} ${y})`);
};

/** Creates an empty group of a class, whose elements carry their key as `data-id` where they have names. */
export const createOrderedGroup = (name: string, named = false): OrderedGroup => {
  const element = createDrawn('g', { class: name });
  const all = new Map<string, Kept>();

  const removeAllBut = (keys: ReadonlySet<string>): void => {
    for (const [key, kept] of all) {
      if (keys.has(key)) continue;
      kept.element.remove();
      all.delete(key);
    }
  };

  const make = (parts: readonly OrderedPart[]): void => {
    const elements = adoptMarkup(parts.map(({ svg }) => svg()));
    parts.forEach((part, at) => {
      const next = elements[at] ?? createDrawn('g');
      if (named) next.setAttribute('data-id', part.key);
      const before = all.get(part.key);
      if (before !== undefined) element.replaceChild(next, before.element);
      all.set(part.key, { element: next, mark: part.mark, x: undefined, y: undefined });
    });
  };

  /** Brings elements into their order; elements in their place are not touched. */
  const sort = (parts: readonly OrderedPart[]): void => {
    let next = element.firstChild;
    for (const part of parts) {
      const kept = all.get(part.key);
      if (kept === undefined) continue;
      moveTo(kept, part);
      if (kept.element === next) next = next.nextSibling;
      else element.insertBefore(kept.element, next);
    }
  };

  return {
    element,
    draw: (parts, limit = Infinity) => {
      if (all.size > 0) removeAllBut(new Set(parts.map(({ key }) => key)));
      const changed = parts.filter(({ key, mark }) => all.get(key)?.mark !== mark);
      make(changed.slice(0, limit));
      sort(parts);
      return Math.max(0, changed.length - limit);
    },
  };
};
