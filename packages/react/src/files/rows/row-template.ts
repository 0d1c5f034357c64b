import type { FileItem } from '@chartdock/files';
import type { IconKind } from '../../foundation/icons/icon-kind.ts';
import type { KindPaths, KindTable } from '../../foundation/icons/first-kinds.ts';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import { describeWaitingCells } from '../list/describe-list.ts';
import { htmlElement, svgElement } from '../../foundation/drawing/dom-element.ts';

/** Which marks the items of a view carry. */
export interface RowMarks {
  readonly check: boolean;
  readonly star: boolean;
  readonly menu: boolean;
  /** Whether the folders above the item show below its title, as in search. */
  readonly path: boolean;
}

/** Adds buttons and kind to rows; a list whose rows have none does without. */
export interface RowButtons {
  /** Adds them to the row that all others are copies of: the cell of the kind before that of the owner. */
  readonly add: (parts: RowParts, marks: RowMarks, t: TranslateText) => void;
  /** Writes the facts of a row about its item besides: whose its star and its menu are, whether the star is set, and of which kind the item is. */
  readonly fill: (parts: RowParts, item: FileItem, t: TranslateText) => void;
}

/** Marks of a row; items that look alike leave them as they are. */
export interface RowLook {
  readonly kind: IconKind;
  readonly lock: FileItem['lock'];
}

/** The places of a row's content that change with its item. */
export interface RowParts {
  readonly check: Element | null;
  readonly kind: Element;
  readonly words: Element;
  readonly title: HTMLElement;
  readonly path: Element | null;
  readonly star: Element | null;
  readonly owner: Element;
  readonly count: Element;
  readonly time: Element;
  readonly actions: Element;
}

/** A loaded row: its element, its changing places, and the content of its marks. */
export interface LoadedRow {
  readonly element: HTMLElement;
  readonly parts: RowParts;
  look: RowLook;
}

/** Makes copies of the content of a row. */
export interface RowTemplate {
  /** Makes the content of a row that is still loading, with a title line of a share of the width, in percent. */
  readonly waiting: (width: number) => Node;
  /** Makes a loaded row with the icon of a kind that is not picked, no favourite and not locked, without texts. */
  readonly loaded: (kind: IconKind) => LoadedRow;
}

const cell = (name: string, ...children: readonly Node[]): HTMLElement =>
  htmlElement('span', { role: 'gridcell', class: `cd-row__${name}` }, ...children);

const checkMark = (): HTMLElement =>
  htmlElement('button', {
    type: 'button',
    role: 'checkbox',
    'aria-checked': 'false',
    class: 'cd-check',
    tabindex: '-1',
    'data-cd-part': 'check',
  });

const notYet: KindPaths = { line: '', accent: '' };

/** Writes the icon of a kind into the place that {@link RowParts} names; one that is not there yet stays empty. */
export const fillKind = (place: Element, kind: IconKind, kinds: KindTable): void => {
  const { line, accent, solid, name } = kinds[kind] ?? notYet;
  const glyph = place.firstElementChild;
  place.setAttribute('class', `cd-kind cd-kind--20 cd-kind--${kind}`);
  // Who does not see the icon has to know which rows open as a list; names of the other kinds come after the first rows.
  place.setAttribute('aria-hidden', String(name === undefined && kind !== 'folder'));
  if (name !== undefined) place.setAttribute('aria-label', name);
  glyph?.firstElementChild?.setAttribute('d', line);
  glyph?.lastElementChild?.setAttribute('d', accent);
  glyph?.lastElementChild?.setAttribute(
    'class',
    solid === true ? 'cd-kind__accent cd-kind__accent--solid' : 'cd-kind__accent',
  );
};

const kindIcon = (t: TranslateText): HTMLElement =>
  htmlElement(
    'span',
    { role: 'img', 'aria-label': t('kind.folder') },
    svgElement(
      'svg',
      { class: 'cd-kind__glyph', viewBox: '0 0 20 20', fill: 'none' },
      svgElement('path', { class: 'cd-kind__line' }),
      svgElement('path', {}),
    ),
  );

/** Options for making rows of a template. */
export interface RowMaking {
  readonly t: TranslateText;
  readonly kinds: KindTable;
  /** Needed where rows carry a star or a menu. */
  readonly buttons?: RowButtons | undefined;
}

const plainRow = (marks: RowMarks, t: TranslateText): HTMLElement => {
  const words = htmlElement(
    'span',
    { class: 'cd-row__words' },
    htmlElement('span', { class: 'cd-row__title', 'data-cd-part': 'open' }),
    ...(marks.path ? [htmlElement('span', { class: 'cd-row__path' })] : []),
  );
  return htmlElement(
    'div',
    { role: 'row', class: 'cd-row', 'aria-selected': 'false', tabindex: '-1' },
    cell('check', ...(marks.check ? [checkMark()] : [])),
    cell('name', kindIcon(t), words),
    cell('owner'),
    cell('count'),
    cell('time'),
    cell('actions'),
  );
};

const waitingContent = (width: number): DocumentFragment => {
  const content = document.createDocumentFragment();
  content.append(...describeWaitingCells(htmlElement, width, 'gridcell'));
  return content;
};

const isThere = (element: Element | null): HTMLElement => {
  if (element === null) throw new Error('A row was changed by someone else');
  return element as HTMLElement;
};

const firstIn = (parent: Element): HTMLElement => isThere(parent.firstElementChild);
const after = (element: Element): HTMLElement => isThere(element.nextElementSibling);
const before = (element: Element): HTMLElement => isThere(element.previousElementSibling);

// By place, not by selector: this runs for each new row, and a selector costs ten times as much. From both ends, because a cell
// of the kind may lie between them.
const partsOf = (row: HTMLElement): RowParts => {
  const check = firstIn(row);
  const kind = firstIn(after(check));
  const words = after(kind);
  const title = firstIn(words);
  const actions = isThere(row.lastElementChild);
  const time = before(actions);
  const count = before(time);
  return {
    check: check.firstElementChild,
    kind,
    words,
    title,
    path: title.nextElementSibling,
    star: words.nextElementSibling,
    owner: before(count),
    count,
    time,
    actions,
  };
};

/**
 * Creates the template of a list's rows; copying it costs a tenth of building each row from scratch. There is one for each
 * kind, because copies share the attributes that nobody writes again.
 */
export const createRowTemplate = (marks: RowMarks, making: RowMaking): RowTemplate => {
  const masters = new Map<IconKind, HTMLElement>();
  let first: HTMLElement | undefined;
  const buttonedRow = (): HTMLElement => {
    const row = plainRow(marks, making.t);
    making.buttons?.add(partsOf(row), marks, making.t);
    return row;
  };
  const masterOf = (kind: IconKind): HTMLElement => {
    const known = masters.get(kind);
    if (known !== undefined) return known;
    const master = (first?.cloneNode(true) as HTMLElement | undefined) ?? buttonedRow();
    first ??= master;
    fillKind(partsOf(master).kind, kind, making.kinds);
    masters.set(kind, master);
    return master;
  };
  return {
    waiting: waitingContent,
    loaded: (kind) => {
      const element = masterOf(kind).cloneNode(true) as HTMLElement;
      return { element, parts: partsOf(element), look: { kind, lock: 'none' } };
    },
  };
};
