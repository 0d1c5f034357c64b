import { toDocument } from '../canvas/canvas-view.ts';
import type { Area } from '../canvas/canvas-view.ts';
import { createDrawn } from '../../viewer/adopt-markup.ts';
import { pointIn } from './pointer-work.types.ts';
import type { MindPointerOptions, PointerWork } from './pointer-work.types.ts';

const areaBetween = (a: { x: number; y: number }, b: { x: number; y: number }): Area => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  w: Math.abs(a.x - b.x),
  h: Math.abs(a.y - b.y),
});

const encloses = (box: Area, { x, y, w, h }: Area): boolean =>
  x >= box.x && y >= box.y && x + w <= box.x + box.w && y + h <= box.y + box.h;

const touches = (box: Area, { x, y, w, h }: Area): boolean =>
  x <= box.x + box.w && box.x <= x + w && y <= box.y + box.h && box.y <= y + h;

/** Selects the topics inside a box; Alt adds those it touches, Shift keeps the former selection. */
export const beginBox = (
  { host, canvas, session, plan }: MindPointerOptions,
  begun: PointerEvent,
): PointerWork => {
  const rect = createDrawn('rect', { class: 'cd-canvas__box' });
  canvas.overlay.appendChild(rect);
  const at = (event: PointerEvent) => toDocument(canvas.view(), canvas.size(), pointIn(host, event));
  const from = at(begun);
  const { selected } = session.state();
  const kept = begun.shiftKey || begun.ctrlKey || begun.metaKey ? selected : [];
  const boxed = (event: PointerEvent): string[] => {
    const box = areaBetween(from, at(event));
    const isIn = event.altKey ? touches : encloses;
    const found = plan().topics.flatMap(({ entry, place }) => (isIn(box, place) ? [entry.topic.id] : []));
    return [...kept.filter((id) => !found.includes(id)), ...found];
  };
  return {
    move: (event) => {
      const { x, y, w, h } = areaBetween(from, at(event));
      for (const [name, value] of Object.entries({ x, y, width: w, height: h }))
        rect.setAttribute(name, `${value}`);
      const found = boxed(event);
      if (found.length > 0) session.select(found);
    },
    end: (event) => {
      rect.remove();
      const found = boxed(event);
      session.select(found.length > 0 ? found : selected);
    },
    cancel: () => {
      rect.remove();
      session.select(selected);
    },
  };
};
