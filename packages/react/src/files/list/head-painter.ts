import type { Sorting } from '@chartdock/files';
import { iconElement } from '../../foundation/icons/icon-element.ts';
import { arrowDownIcon, arrowUpIcon } from '../../foundation/icons/interface-icons.ts';
import { htmlElement } from '../../foundation/drawing/dom-element.ts';
import type { HeadLook } from './describe-head.ts';
import { describeHeadCells } from './describe-head.ts';
import type { ListOrder } from './file-view.types.ts';

/** Facts that the titles of a list show, and the listener to a press. */
export interface HeadFacts extends HeadLook {
  /** How much is picked: `true` all of it, `mixed` some. */
  readonly picked: 'true' | 'mixed' | 'false';
  /** Order of the rows; undefined where no column shows it. */
  readonly sorted: ListOrder | undefined;
  readonly onSort: ((sorting: Sorting) => void) | undefined;
  readonly onPickAll: (() => void) | undefined;
  readonly onClearPicks: (() => void) | undefined;
}

/** Shows the titles of a list; elements stay as long as they mean the same, so the focus stays too. */
export type PaintHead = (facts: HeadFacts) => void;

const fields = { name: 'title', time: 'modified' } as const;
const ways = { asc: 'ascending', desc: 'descending' } as const;
const arrows = { asc: arrowUpIcon, desc: arrowDownIcon } as const;

/** A column begins in the direction that says most, and turns round after that. */
const sortingFor = (column: ListOrder['by'], sorted: ListOrder | undefined): Sorting => {
  const first = column === 'name' ? 'asc' : 'desc';
  if (sorted?.by !== column) return { by: fields[column], direction: first };
  return { by: fields[column], direction: sorted.direction === 'asc' ? 'desc' : 'asc' };
};

const press = (pressed: string | undefined, facts: HeadFacts): void => {
  if (pressed === 'name' || pressed === 'time') facts.onSort?.(sortingFor(pressed, facts.sorted));
  else if (pressed === 'all' && facts.picked === 'true') facts.onClearPicks?.();
  else if (pressed === 'all') facts.onPickAll?.();
};

const looksTheSame = (one: HeadLook, other: HeadLook): boolean =>
  one.t === other.t &&
  one.shownTime === other.shownTime &&
  one.picksAll === other.picksAll &&
  one.sorts === other.sorts;

const titleIn = (head: Element, column: ListOrder['by']): Element | null =>
  head.querySelector(`.cd-row__${column} > *`);

const takeOrderAway = (head: Element, { by }: ListOrder): void => {
  const title = titleIn(head, by);
  title?.firstElementChild?.remove();
  title?.parentElement?.removeAttribute('aria-sort');
};

const addOrder = (head: Element, { by, direction }: ListOrder): void => {
  const title = titleIn(head, by);
  title?.append(iconElement(arrows[direction], 14));
  title?.parentElement?.setAttribute('aria-sort', ways[direction]);
};

const isSameOrder = (one: ListOrder, other: ListOrder): boolean =>
  one.by === other.by && one.direction === other.direction;

const pressedPart = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cd-head]')?.dataset['cdHead'] : undefined;

/**
 * Creates the painter of a list's titles. Like rows they are written straight into the document: a list is drawn so often that
 * the components of its titles showed in its cost (see the list benchmark).
 */
export const createHeadPainter = (head: HTMLElement): PaintHead => {
  let shown: HeadFacts | undefined;
  head.addEventListener('click', ({ target }) => {
    if (shown !== undefined) press(pressedPart(target), shown);
  });

  const build = (facts: HeadFacts): void => {
    const held = shown === undefined ? undefined : pressedPart(head.querySelector(':focus'));
    head.replaceChildren(...describeHeadCells(htmlElement, facts));
    if (held !== undefined) head.querySelector<HTMLElement>(`[data-cd-head="${held}"]`)?.focus();
  };

  const showOrder = (before: ListOrder | undefined, now: ListOrder | undefined): void => {
    if (before !== undefined && now !== undefined && isSameOrder(before, now)) return;
    if (before !== undefined) takeOrderAway(head, before);
    if (now !== undefined) addOrder(head, now);
  };

  return (facts) => {
    const before = shown !== undefined && looksTheSame(shown, facts) ? shown : undefined;
    if (before === undefined) build(facts);
    if (before?.sorted !== facts.sorted) showOrder(before?.sorted, facts.sorted);
    if ((before?.picked ?? 'false') !== facts.picked)
      head.querySelector('[data-cd-head="all"]')?.setAttribute('aria-checked', facts.picked);
    shown = facts;
  };
};
