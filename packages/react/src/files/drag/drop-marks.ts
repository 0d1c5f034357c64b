import type { DropPlace } from './drop-place.ts';

/** Shows where a drag would drop. */
export interface DropMarks {
  readonly show: (place: DropPlace | undefined) => void;
}

const drawLine = (line: HTMLElement, { element, isAfter }: Extract<DropPlace, { kind: 'gap' }>): void => {
  const box = element.getBoundingClientRect();
  const holder = (line.offsetParent ?? element).getBoundingClientRect();
  const upright = element.closest('.cd-grid') !== null;
  const { style } = line;
  line.hidden = false;
  if (upright) line.setAttribute('data-cd-upright', isAfter ? 'after' : 'before');
  else line.removeAttribute('data-cd-upright');
  style.left = `${(upright && isAfter ? box.right : box.left) - holder.left}px`;
  style.top = `${(!upright && isAfter ? box.bottom : box.top) - holder.top}px`;
  style.width = upright ? '' : `${box.width}px`;
  style.height = upright ? `${box.height}px` : '';
};

/** Creates the marks of one surface: one element at a time, and a line between items where there is an element for it. */
export const createDropMarks = (line: HTMLElement | null): DropMarks => {
  let marked: HTMLElement | undefined;
  return {
    show: (place) => {
      const element = place?.kind === 'folder' ? place.element : undefined;
      if (marked !== element) marked?.removeAttribute('data-cd-drop');
      marked = element;
      element?.setAttribute('data-cd-drop', place?.isAllowed === true ? 'over' : 'refused');
      if (line === null) return;
      if (place?.kind === 'gap') drawLine(line, place);
      else line.hidden = true;
    },
  };
};
