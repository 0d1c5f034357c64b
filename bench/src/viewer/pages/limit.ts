// The physical limit: a picture that is there already, put into the page as it is, and moved by the compositor.
import { benchPlace, painted, readData } from './page.ts';

const show = async (): Promise<void> => {
  const { svg } = await readData<{ readonly svg: string }>();
  const layer = document.createElement('div');
  layer.style.cssText = 'position:absolute;transform-origin:0 0;will-change:transform';
  layer.innerHTML = svg;
  benchPlace().append(layer);
  const at = { x: 0, y: 0, scale: 1 };
  window.benchMove = (dx, dy, factor) => {
    at.x += dx;
    at.y += dy;
    at.scale *= factor;
    layer.style.transform = `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
  };
  await painted();
};

window.benchShown = show();
