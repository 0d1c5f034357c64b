import { adoptMarkup, createDrawn } from './adopt-markup.ts';
import type { Picture } from './picture.types.ts';

const MARGIN = 12;

/** Prints a picture on a page of its own: what stands around it on the screen stays there. */
export const printPicture = ({ box, font, parts }: Picture): void => {
  const sheet = document.createElement('div');
  sheet.className = 'cd-print';
  const { x, y, w, h } = box;
  const svg = createDrawn('svg', {
    viewBox: `${x - MARGIN} ${y - MARGIN} ${w + MARGIN * 2} ${h + MARGIN * 2}`,
    'font-family': font,
  });
  for (const group of adoptMarkup(parts.map((part) => part.svg))) svg.appendChild(group);
  sheet.appendChild(svg);
  document.body.appendChild(sheet);
  const remove = (): void => {
    window.removeEventListener('afterprint', remove);
    sheet.remove();
  };
  window.addEventListener('afterprint', remove);
  window.print();
};
