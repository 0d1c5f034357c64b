import { createDrawn } from './adopt-markup.ts';
import { createPaper } from './paper.ts';

// Set on the elements, so that a picture can stand before any sheet is there.
const LAYER = 'position:absolute;top:0;left:0;transform-origin:0 0';
const FILLING = 'position:absolute;top:0;left:0;width:100%;height:100%';

/** Creates what a window onto a picture moves: a canvas for what is far away, and elements with marks above them. */
export const createLayers = (host: HTMLElement) => {
  const layer = document.createElement('div');
  layer.className = 'cd-stage__layer';
  layer.style.cssText = LAYER;
  const canvas = document.createElement('canvas');
  canvas.style.cssText = FILLING;
  const svg = createDrawn('svg', { 'aria-hidden': 'true', focusable: 'false' });
  svg.style.cssText = FILLING;
  const paper = createPaper();
  const marks = createDrawn('g', { class: 'cd-stage__marks' });
  svg.appendChild(paper.element);
  svg.appendChild(marks);
  layer.appendChild(canvas);
  layer.appendChild(svg);
  host.appendChild(layer);
  return { layer, canvas, svg, paper, marks };
};
