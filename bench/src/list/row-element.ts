import type { FileItem } from '@chartdock/files';

/** The places of a row that change with its file. */
export interface RowElement {
  readonly row: HTMLElement;
  readonly check: HTMLElement;
  readonly title: HTMLElement;
  readonly kind: HTMLElement;
  readonly owner: HTMLElement;
  readonly count: HTMLElement;
  readonly time: HTMLElement;
  readonly menu: HTMLElement;
}

/** Names of the kinds, as far as rows of the measurement have them; a list by hand has such a table too. */
const KINDS: Readonly<Record<string, string>> = { flow: '流程图', mind: '思维导图', folder: '文件夹' };

const find = (row: ParentNode, selector: string): HTMLElement => {
  const found = row.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The row has no ${selector}`);
  return found;
};

/** Reads a row's markup once and returns a way to make copies of it. */
export const createRowMaker = (markup: string): (() => RowElement) => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return () => {
    const copy = document.importNode(template.content, true);
    const row = find(copy, '[role=row]');
    return {
      row,
      check: find(row, '[data-cd-part=check]'),
      title: find(row, '[data-cd-part=open]'),
      kind: find(row, '.cd-row__kind'),
      owner: find(row, '.cd-row__owner'),
      count: find(row, '.cd-row__count'),
      time: find(row, '.cd-row__time'),
      menu: find(row, '[data-cd-part=menu]'),
    };
  };
};

/** Place of a row and time of its clock. */
export interface RowPlace {
  readonly index: number;
  readonly top: number;
  readonly time: string;
}

/** Writes a file into a row at its place. */
export const fillRow = (element: RowElement, file: FileItem, { index, top, time }: RowPlace): void => {
  element.row.style.top = `${top}px`;
  element.row.dataset['cdIndex'] = String(index);
  element.row.setAttribute('aria-rowindex', String(index + 2));
  element.check.setAttribute('aria-label', file.title);
  element.title.textContent = file.title;
  element.title.title = file.title;
  element.kind.textContent = KINDS[file.category] ?? file.category;
  element.owner.textContent = file.owner?.fullName ?? '';
  element.count.textContent = String(file.canvasCount ?? '');
  element.time.textContent = time;
  element.menu.setAttribute('aria-label', file.title);
};
