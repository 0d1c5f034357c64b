import { listPages } from '@chartdock/documents/viewing';
import type { Area } from '@chartdock/documents/viewing';
import { adoptMarkup, createDrawn } from './adopt-markup.ts';
import type { Picture, PicturePart } from './picture.types.ts';

const MARGIN = 12;

const drawPage = (area: Area, font: string, parts: readonly PicturePart[]): SVGElement => {
  const { x, y, w, h } = area;
  const svg = createDrawn('svg', {
    viewBox: `${x - MARGIN} ${y - MARGIN} ${w + MARGIN * 2} ${h + MARGIN * 2}`,
    'font-family': font,
  });
  for (const group of adoptMarkup(parts.map((part) => part.svg))) svg.appendChild(group);
  return svg;
};

/** Prints a picture on pages of its own: what stands around it on the screen stays there. A text takes as many pages as it needs, everything else one. */
export const printPicture = ({ box, font, parts }: Picture, inPages: boolean): void => {
  // A frame that may not print tells of no end either.
  for (const left of Array.from(document.querySelectorAll('.cd-print'))) left.remove();
  const sheet = document.createElement('div');
  sheet.className = 'cd-print';
  const pages = inPages ? listPages(parts, box) : [{ area: box, parts }];
  for (const page of pages) sheet.appendChild(drawPage(page.area, font, page.parts));
  document.body.appendChild(sheet);
  const remove = (): void => {
    window.removeEventListener('afterprint', remove);
    sheet.remove();
  };
  window.addEventListener('afterprint', remove);
  window.print();
};
