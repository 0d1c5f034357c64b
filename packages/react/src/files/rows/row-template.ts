import { moreIcon, starIcon } from '../../icons/interface-icons.ts';
import type { TranslateText } from '../../i18n/texts.ts';
import { htmlElement, svgElement } from './dom-element.ts';

/** Which marks the items of a view carry. */
export interface RowMarks {
  readonly check: boolean;
  readonly star: boolean;
  readonly menu: boolean;
  /** Whether the folders above the item show below its title, as in search. */
  readonly path: boolean;
}

/** The places of a row's content that change with its item. */
export interface RowParts {
  readonly check: Element | null;
  readonly kind: Element;
  readonly line: Element;
  readonly accent: Element;
  readonly name: Element;
  readonly words: Element;
  readonly title: HTMLElement;
  readonly path: Element | null;
  readonly star: Element | null;
  readonly owner: Element;
  readonly count: Element;
  readonly time: Element;
  readonly menu: Element | null;
}

/** Makes copies of what a row shows. */
export interface RowTemplate {
  /** Makes the content of a row that is still loading, with a title line of a share of the width, in percent. */
  readonly waiting: (width: number) => Node;
  /** Makes a loaded row that is not picked, and finds its changing places. */
  readonly loaded: () => { readonly element: HTMLElement; readonly parts: RowParts };
}

const cell = (name: string, ...children: readonly Node[]): HTMLElement =>
  htmlElement('span', { role: 'gridcell', class: `cd-row__${name}` }, ...children);

const icon = (path: string): SVGElement =>
  svgElement(
    'svg',
    {
      class: 'cd-icon',
      width: '16',
      height: '16',
      viewBox: '0 0 24 24',
      fill: 'none',
      'aria-hidden': 'true',
    },
    svgElement('path', { d: path }),
  );

const checkMark = (): HTMLElement =>
  htmlElement('button', {
    type: 'button',
    role: 'checkbox',
    'aria-checked': 'false',
    class: 'cd-check',
    tabindex: '-1',
    'data-cd-part': 'check',
  });

const starMark = (t: TranslateText): HTMLElement =>
  htmlElement(
    'button',
    {
      type: 'button',
      class: 'cd-mark cd-mark--star',
      tabindex: '-1',
      'aria-label': t('list.star'),
      'data-cd-part': 'star',
    },
    icon(starIcon),
  );

const menuMark = (): HTMLElement =>
  htmlElement(
    'button',
    { type: 'button', class: 'cd-mark', tabindex: '-1', 'aria-haspopup': 'menu', 'data-cd-part': 'menu' },
    icon(moreIcon),
  );

const kindIcon = (): HTMLElement =>
  htmlElement(
    'span',
    { 'aria-hidden': 'true' },
    svgElement(
      'svg',
      { class: 'cd-kind__glyph', viewBox: '0 0 20 20', fill: 'none' },
      svgElement('path', { class: 'cd-kind__line' }),
      svgElement('path', {}),
    ),
  );

const loadedRow = (marks: RowMarks, t: TranslateText): HTMLElement => {
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
    cell('name', kindIcon(), words, ...(marks.star ? [starMark(t)] : [])),
    cell('owner'),
    cell('count'),
    cell('time'),
    cell('actions', ...(marks.menu ? [menuMark()] : [])),
  );
};

const skeleton = (shape: 'text' | 'circle', width?: number): HTMLElement =>
  htmlElement('span', {
    class: `cd-skeleton cd-skeleton--${shape}`,
    style: width === undefined ? undefined : `width: ${width}%`,
    'aria-hidden': 'true',
  });

const waitingContent = (width: number): DocumentFragment => {
  const words = htmlElement('span', { class: 'cd-row__words' }, skeleton('text', width));
  const content = document.createDocumentFragment();
  content.append(
    cell('check'),
    cell('name', skeleton('circle'), words),
    cell('owner', skeleton('text', 60)),
    cell('count', skeleton('text', 40)),
    cell('time', skeleton('text', 70)),
    cell('actions'),
  );
  return content;
};

const child = (parent: ParentNode, at: number): HTMLElement => {
  const found = parent.children[at];
  if (!(found instanceof HTMLElement)) throw new Error('A row was changed by somebody else');
  return found;
};

// By place, not by selector: this runs for each new row, and a selector costs ten times as much.
const partsOf = (content: ParentNode, marks: RowMarks): RowParts => {
  const name = child(content, 1);
  const kind = child(name, 0);
  const words = child(name, 1);
  const glyph = kind.firstElementChild ?? kind;
  return {
    check: child(content, 0).firstElementChild,
    kind,
    line: glyph.firstElementChild ?? glyph,
    accent: glyph.lastElementChild ?? glyph,
    name,
    words,
    title: child(words, 0),
    path: marks.path ? child(words, 1) : null,
    star: marks.star ? child(name, 2) : null,
    owner: child(content, 2),
    count: child(content, 3),
    time: child(content, 4),
    menu: child(content, 5).firstElementChild,
  };
};

/** Makes the template of a list's rows; copying it costs a tenth of building each row from scratch. */
export const createRowTemplate = (marks: RowMarks, t: TranslateText): RowTemplate => {
  const master = loadedRow(marks, t);
  return {
    waiting: waitingContent,
    loaded: () => {
      const element = master.cloneNode(true) as HTMLElement;
      return { parts: partsOf(element, marks), element };
    },
  };
};
