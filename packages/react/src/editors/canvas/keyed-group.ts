import { adoptMarkup, createDrawn } from '../../viewer/adopt-markup.ts';

/** Drawn part with its key. */
export interface KeyedPart {
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

/** Group of elements known by keys: unchanged ones are left alone, moved ones only move. */
export interface KeyedGroup {
  readonly element: SVGElement;
  /** Draws these parts and takes all others away. At most `limit` are made; returns how many are still missing. */
  readonly draw: (parts: readonly KeyedPart[], limit?: number) => number;
  readonly get: (key: string) => Element | undefined;
}

const moveTo = (kept: Kept, { x, y }: KeyedPart): void => {
  if (x === undefined || y === undefined || (kept.x === x && kept.y === y)) return;
  kept.x = x;
  kept.y = y;
  kept.element.setAttribute('transform', `translate(${x} ${y})`);
};

/** Creates an empty group of a class, whose elements carry their key as `data-id` where they have names. */
export const createKeyedGroup = (name: string, named = false): KeyedGroup => {
  const element = createDrawn('g', { class: name });
  const all = new Map<string, Kept>();
  const removeAllBut = (keys: ReadonlySet<string>): void => {
    for (const [key, kept] of all) {
      if (keys.has(key)) continue;
      kept.element.remove();
      all.delete(key);
    }
  };
  return {
    element,
    get: (key) => all.get(key)?.element,
    draw: (parts, limit = Infinity) => {
      if (all.size > 0) removeAllBut(new Set(parts.map(({ key }) => key)));
      const changed = parts.filter(({ key, mark }) => {
        const kept = all.get(key);
        return kept === undefined || kept.mark !== mark;
      });
      const made = changed.slice(0, limit);
      const elements = adoptMarkup(made.map(({ svg }) => svg()));
      made.forEach((part, at) => {
        const next = elements[at] ?? createDrawn('g');
        if (named) next.setAttribute('data-id', part.key);
        const before = all.get(part.key);
        if (before === undefined) element.appendChild(next);
        else element.replaceChild(next, before.element);
        all.set(part.key, { element: next, mark: part.mark, x: undefined, y: undefined });
      });
      for (const part of parts) {
        const kept = all.get(part.key);
        if (kept !== undefined) moveTo(kept, part);
      }
      return changed.length - made.length;
    },
  };
};
