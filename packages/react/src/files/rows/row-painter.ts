import type { FileItem } from '@chartdock/files';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { htmlElement, setAttribute } from '../../foundation/drawing/dom-element.ts';
import { fillRow } from './fill-row.ts';
import type { RowTexts } from './fill-row.ts';
import { iconKindOf } from '../../foundation/icons/icon-kind.ts';
import { createRowTemplate, fillKind } from './row-template.ts';
import type { LoadedRow, RowButtons, RowMarks, RowTemplate } from './row-template.ts';

/** One row to show. */
export interface RowFacts {
  readonly index: number;
  /** Undefined while its page is loading. */
  readonly item: FileItem | undefined;
  readonly picked: boolean;
  /** Whether Tab reaches this row. */
  readonly active: boolean;
  readonly marked: boolean;
  /** Whether it is shown as before, because a change of it failed a moment ago. */
  readonly returned?: boolean | undefined;
  /** Whether it was cut and waits for its new place. */
  readonly cut?: boolean | undefined;
  readonly disabled: boolean;
  /** Why it is greyed out. */
  readonly reason?: string | undefined;
}

/** Settings that all rows of one painting share. */
export interface RowSettings extends RowTexts {
  readonly marks: RowMarks;
  /** Needed where rows carry a star or a menu. Default none. */
  readonly buttons?: RowButtons | undefined;
  /** Pixels. */
  readonly rowHeight: number;
}

/** Puts the children of a parent in an order; one that is held is not moved. */
export type OrderElements = (
  parent: Element,
  elements: readonly Element[],
  held: Element | undefined,
) => void;

/** Paints the rows of one list. */
export interface RowPainter {
  /** Shows exactly these rows; elements of rows that are gone are used again for those that came. */
  readonly paint: (rows: readonly RowFacts[], settings: RowSettings) => void;
  /** Puts the elements in the order of their rows, for readers that go by the document; the focused one is not moved. */
  readonly sortElements: (order: OrderElements) => void;
  /** Puts rows back that someone took out, as a runtime does with elements that its components did not draw. */
  readonly putBack: () => void;
}

interface PaintedRow {
  readonly element: HTMLElement;
  /** Undefined while the row waits for its item. */
  loaded: LoadedRow | undefined;
  facts: RowFacts;
  settings: RowSettings | undefined;
}

const waitingWidths = [62, 48, 71, 55, 66];

const nothing: RowFacts = {
  index: -1,
  item: undefined,
  picked: false,
  active: false,
  marked: false,
  disabled: false,
};

const classOf = ({ item, picked, marked, returned, cut, disabled }: RowFacts): string =>
  joinClasses(
    'cd-row',
    item === undefined && 'cd-row--waiting',
    picked && 'cd-row--picked',
    marked && 'cd-row--marked',
    returned === true && 'cd-row--returned',
    cut === true && 'cd-row--cut',
    disabled && 'cd-row--disabled',
  );

const sharesTexts = (one: RowSettings, other: RowSettings): boolean =>
  one.t === other.t &&
  one.now === other.now &&
  one.shownTime === other.shownTime &&
  one.found === other.found &&
  one.userId === other.userId;

const hasSameMarks = (one: RowMarks, other: RowMarks): boolean =>
  one.check === other.check && one.star === other.star && one.menu === other.menu && one.path === other.path;

const placeRow = ({ element }: PaintedRow, { index }: RowFacts, rowHeight: number): void => {
  element.style.top = `${index * rowHeight}px`;
  element.setAttribute('aria-rowindex', String(index + 2));
  element.setAttribute('data-cd-index', String(index));
};

const looksTheSame = (one: RowFacts, other: RowFacts): boolean =>
  one.picked === other.picked &&
  one.active === other.active &&
  one.disabled === other.disabled &&
  one.reason === other.reason &&
  one.marked === other.marked &&
  (one.returned === true) === (other.returned === true) &&
  (one.cut === true) === (other.cut === true) &&
  (one.item === undefined) === (other.item === undefined);

const showState = ({ element, loaded, facts: before }: PaintedRow, facts: RowFacts): void => {
  if (looksTheSame(before, facts)) return;
  const { item, picked, active, disabled, reason } = facts;
  element.className = classOf(facts);
  setAttribute(element, 'aria-busy', item === undefined ? 'true' : undefined);
  setAttribute(element, 'aria-selected', item === undefined ? undefined : String(picked));
  setAttribute(element, 'aria-disabled', disabled ? 'true' : undefined);
  if (reason !== before.reason) {
    setAttribute(element, 'aria-description', reason);
    setAttribute(element, 'data-cd-tip', reason);
  }
  element.tabIndex = active ? 0 : -1;
  loaded?.parts.check?.setAttribute('aria-checked', String(picked));
};

const showWaiting = (row: PaintedRow, index: number, template: RowTemplate): void => {
  if (row.loaded === undefined && row.element.childElementCount > 0) return;
  row.loaded = undefined;
  row.element.removeAttribute('data-cd-folder');
  row.element.replaceChildren(template.waiting(waitingWidths[index % waitingWidths.length] ?? 60));
};

const showItem = (row: PaintedRow, item: FileItem, { template, settings }: Paint): void => {
  const { facts, settings: before } = row;
  if (facts.item === item && before !== undefined && sharesTexts(before, settings)) return;
  if (row.loaded === undefined) {
    row.loaded = template.loaded(iconKindOf(item.category));
    row.element.replaceChildren(...row.loaded.element.childNodes);
    row.loaded.parts.check?.setAttribute('aria-checked', String(row.facts.picked));
  }
  setAttribute(row.element, 'data-cd-folder', item.type === 'folder' ? item.id : undefined);
  row.loaded.look = fillRow(row.loaded, item, settings);
};

interface Paint {
  readonly template: RowTemplate;
  readonly settings: RowSettings;
}

const show = (row: PaintedRow, facts: RowFacts, paint: Paint): void => {
  if (row.facts.index !== facts.index) placeRow(row, facts, paint.settings.rowHeight);
  if (facts.item === undefined) showWaiting(row, facts.index, paint.template);
  else showItem(row, facts.item, paint);
  showState(row, facts);
  row.facts = facts;
  row.settings = paint.settings;
};

/** Makes a row in its plain state, so that nothing but its item is left to write. */
const newRow = (item: FileItem | undefined, template: RowTemplate): PaintedRow => {
  if (item !== undefined) {
    const loaded = template.loaded(iconKindOf(item.category));
    return { element: loaded.element, loaded, facts: { ...nothing, item }, settings: undefined };
  }
  const element = htmlElement('div', {
    role: 'row',
    class: 'cd-row cd-row--waiting',
    'aria-busy': 'true',
    tabindex: '-1',
  });
  return { element, loaded: undefined, facts: nothing, settings: undefined };
};

/**
 * Creates the painter of a list's rows. Rows are written straight into the document, because they hold no handlers of
 * their own and drawing them through a component tree costs twice as much as the rows themselves (see the list benchmark).
 */
export const createRowPainter = (space: HTMLElement): RowPainter => {
  const shown = new Map<number, PaintedRow>();
  let marks: RowMarks | undefined;
  let t: RowTexts['t'] | undefined;
  let kinds: RowTexts['kinds'] | undefined;
  let template: RowTemplate | undefined;

  const templateFor = (settings: RowSettings): RowTemplate => {
    const isSame = marks !== undefined && hasSameMarks(marks, settings.marks) && t === settings.t;
    if (template !== undefined && isSame && kinds === settings.kinds) return template;
    for (const { element, loaded } of shown.values()) {
      if (!isSame) element.remove();
      else if (loaded !== undefined) fillKind(loaded.parts.kind, loaded.look.kind, settings.kinds);
    }
    if (!isSame) shown.clear();
    ({ marks, t, kinds } = settings);
    template = createRowTemplate(marks, settings);
    return template;
  };

  const takeAway = (wanted: ReadonlySet<number>): PaintedRow[] => {
    const free: PaintedRow[] = [];
    for (const [index, row] of shown) {
      if (wanted.has(index)) continue;
      shown.delete(index);
      free.push(row);
    }
    // The last is taken first, so rows of a whole new view come to stand in order.
    return free.sort((one, other) => other.facts.index - one.facts.index);
  };

  const paint = (rows: readonly RowFacts[], settings: RowSettings): void => {
    const using = { template: templateFor(settings), settings };
    const free = shown.size === 0 ? [] : takeAway(new Set(rows.map(({ index }) => index)));
    const added = document.createDocumentFragment();
    for (const facts of rows) {
      let row = shown.get(facts.index) ?? free.pop();
      if (row === undefined) {
        row = newRow(facts.item, using.template);
        added.append(row.element);
      }
      shown.set(facts.index, row);
      show(row, facts, using);
    }
    for (const { element } of free) element.remove();
    if (added.childNodes.length > 0) space.append(added);
  };

  const sortElements: RowPainter['sortElements'] = (order) => {
    const ordered = [...shown].sort(([one], [other]) => one - other).map(([, row]) => row.element);
    const held = ordered.find((element) => element.contains(document.activeElement));
    order(space, ordered, held);
  };

  const putBack = (): void => {
    for (const { element } of shown.values()) if (element.parentNode !== space) space.append(element);
  };

  return { paint, sortElements, putBack };
};
