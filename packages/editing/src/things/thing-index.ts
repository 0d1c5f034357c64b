import type { Definition } from '@chartdock/documents';
import { compareOrders } from '@chartdock/documents/checking';
import { freeze } from './freeze.ts';
import { refsOf } from './refs.ts';
import type { Fieldset, Head, Thing, ThingList } from './thing.types.ts';

const SHEET = '';
const NONE: readonly never[] = [];

/**
 * Holds the things of one document by id, with their parents, content and lines. Things are frozen; the index changes only
 * through {@link ThingIndex.put}, {@link ThingIndex.drop} and {@link ThingIndex.putHead}, which operations call.
 */
export class ThingIndex {
  /** Kind of the definition. */
  readonly type: Definition['type'];
  /** Id of the root topic of a tree. */
  readonly root: string | undefined;
  #head: Head;
  readonly #things = new Map<string, Thing>();
  readonly #below = new Map<string, Thing[]>();
  readonly #leading = new Map<string, Set<string>>();

  constructor(type: Definition['type'], head: Head, root?: string) {
    this.type = type;
    this.#head = freeze(head);
    this.root = root;
  }

  /** Head of the definition, about its whole sheet. */
  get head(): Head {
    return this.#head;
  }

  /** How many things there are. */
  get size(): number {
    return this.#things.size;
  }

  /** Finds a thing by its id. */
  get(id: string): Thing | undefined {
    return this.#things.get(id);
  }

  /** Finds a thing of a list by its id. */
  find<L extends ThingList>(list: L, id: string): Extract<Thing, { readonly in: L }> | undefined {
    const thing = this.#things.get(id);
    return thing !== undefined && isIn(thing, list) ? thing : undefined;
  }

  /** Returns whether there is a thing of an id. */
  has(id: string): boolean {
    return this.#things.has(id);
  }

  /** Lists all things, in no order that means anything. */
  all(): IterableIterator<Thing> {
    return this.#things.values();
  }

  /** Lists the content of a thing, or of the sheet, by order. The list changes with the index. */
  childrenOf(parent: string | undefined): readonly Thing[] {
    return this.#below.get(parent ?? SHEET) ?? NONE;
  }

  /** Lists the content of a thing, or of the sheet, in one list. */
  listBelow<L extends ThingList>(list: L, parent?: string): Extract<Thing, { readonly in: L }>[] {
    return this.childrenOf(parent).filter((thing): thing is Extract<Thing, { readonly in: L }> =>
      isIn(thing, list),
    );
  }

  /** Lists the ids of the lines to a thing: connectors, relations, summaries, boundaries. */
  leadingTo(id: string): readonly string[] {
    return [...(this.#leading.get(id) ?? NONE)];
  }

  /** Returns the place of a thing among its siblings, -1 for one that is not there. */
  placeOf(thing: Thing): number {
    const list = this.childrenOf(thing.parent);
    const at = lowerBound(list, thing);
    return list[at]?.id === thing.id ? at : -1;
  }

  /** Adds a thing, or replaces the one of its id. */
  put(thing: Thing): void {
    this.drop(thing.id);
    freeze(thing);
    this.#things.set(thing.id, thing);
    const key = thing.parent ?? SHEET;
    const list = this.#below.get(key);
    if (list === undefined) this.#below.set(key, [thing]);
    else list.splice(lowerBound(list, thing), 0, thing);
    for (const ref of refsOf(thing)) {
      const leading = this.#leading.get(ref) ?? new Set();
      this.#leading.set(ref, leading.add(thing.id));
    }
  }

  /** Takes a thing out; its content stays. */
  drop(id: string): void {
    const thing = this.#things.get(id);
    if (thing === undefined) return;
    this.#things.delete(id);
    const key = thing.parent ?? SHEET;
    const list = this.#below.get(key);
    const at = this.placeOf(thing);
    list?.splice(at, 1);
    if (list?.length === 0) this.#below.delete(key);
    for (const ref of refsOf(thing)) {
      const leading = this.#leading.get(ref);
      leading?.delete(id);
      if (leading?.size === 0) this.#leading.delete(ref);
    }
  }

  /** Replaces the head. */
  putHead(head: Fieldset): void {
    // The caller has checked the change against the rules of its kind.
    this.#head = freeze(head as unknown as Head);
  }
}

const isIn = <L extends ThingList>(thing: Thing, list: L): thing is Extract<Thing, { readonly in: L }> =>
  thing.in === list;

/** Finds where a thing stands in a sorted list, or would stand. */
const lowerBound = (list: readonly Thing[], thing: Thing): number => {
  let [low, high] = [0, list.length];
  // Most lists are filled from their end.
  const last = list[high - 1];
  if (last !== undefined && compareOrders(last, thing) < 0) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = list[middle];
    if (one !== undefined && compareOrders(one, thing) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};
