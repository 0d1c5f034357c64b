import { contains } from '@chartdock/documents/viewing';
import type { Box, GraphPlan, Spot } from '@chartdock/editing/graph';
import { createDrawn } from '../../viewer/adopt-markup.ts';
import {
  areaOf,
  fitArea,
  growBy,
  holdNear,
  nudgeInto,
  panBy,
  toDocument,
  toWindow,
  zoomAt,
} from '../canvas/canvas-view.ts';
import type { Area, Spot as WindowSpot, View, WindowPoint, WindowSize } from '../canvas/canvas-view.ts';
import { partsOf } from './graph-parts.ts';
import type { PartLook } from './graph-parts.ts';
import { createOrderedGroup } from './ordered-group.ts';
import { paintGraph } from './paint-graph.ts';
import { createSheet } from './sheet.ts';

/** More cells than these in sight are painted as boxes and lines, as no text of them can be read. */
const MOST_DRAWN = 1_200;
/** Cells that become elements in one frame while the view moves: more would hold it up. */
const MOST_A_FRAME = 150;
/** Pause after the last movement until all is drawn sharp, in milliseconds. */
const SETTLE_MS = 140;
const AROUND = 0.5;
/** Pixels of the window that stay free above a sheet. */
const GAP = 24;
const FONT = "'Noto Sans SC', sans-serif";

/** Looks of the canvas besides the cells themselves. */
export interface GraphLook extends PartLook {
  /** The sheet that the graph is drawn on. */
  readonly page: Box;
  /** Colour of the sheet. */
  readonly ground: string;
  /** Distance of the lines of the grid; 0 without one. */
  readonly grid: number;
}

/** A window onto a graph that is being edited: it draws the visible part, and of that only the changes. */
export interface GraphCanvas {
  readonly show: (look: GraphLook) => void;
  /** Draws moved cells. */
  readonly redraw: () => void;
  readonly view: () => View;
  /** The area around the drawing and its sheet. */
  readonly room: () => Area;
  readonly size: () => WindowSize;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, spot?: WindowSpot) => void;
  readonly fit: (area?: Area) => void;
  /** Moves as little as brings an area into sight. */
  readonly reveal: (area: Area) => void;
  readonly toPage: (point: WindowPoint) => Spot;
  readonly toScreen: (spot: Spot) => WindowPoint;
  readonly stop: () => void;
}

/** Options of {@link createGraphCanvas}. */
export interface GraphCanvasOptions {
  readonly host: HTMLElement;
  readonly plan: GraphPlan;
  /** Is called once a frame while the view changes, and when its content changes. */
  readonly onView: (view: View) => void;
}

const FILLING = 'position:absolute;top:0;left:0;width:100%;height:100%';
const WORLD = 'position:absolute;top:0;left:0;width:1px;height:1px;overflow:visible;transform-origin:0 0';

/** Returns the box around the drawing and its sheet. */
const roomAround = (plan: GraphPlan, page: Box): Box => {
  const box = plan.box();
  if (box === undefined) return page;
  const [right, bottom] = [
    Math.max(box.x + box.w, page.x + page.w),
    Math.max(box.y + box.h, page.y + page.h),
  ];
  const [x, y] = [Math.min(box.x, page.x), Math.min(box.y, page.y)];
  return { x, y, w: right - x, h: bottom - y };
};

/** Creates the window onto a graph in an element that has a size and clips. */
export const createGraphCanvas = ({ host, plan, onView }: GraphCanvasOptions): GraphCanvas => {
  const far = document.createElement('canvas');
  far.style.cssText = FILLING;
  far.hidden = true;
  const world = createDrawn('svg', { 'aria-hidden': 'true', focusable: 'false', 'font-family': FONT });
  world.style.cssText = WORLD;
  const sheet = createSheet();
  const ground = createOrderedGroup('cd-graph__ground', true);
  const lines = createOrderedGroup('cd-graph__lines', true);
  const shapes = createOrderedGroup('cd-graph__shapes', true);
  const labels = createOrderedGroup('cd-graph__labels', true);
  for (const group of [sheet.element, ground.element, lines.element, shapes.element, labels.element])
    world.appendChild(group);
  host.appendChild(world);
  host.appendChild(far);

  let look: GraphLook | undefined;
  let view: View = { x: 0, y: 0, scale: 1 };
  let drawn: Area | undefined;
  let room: WindowSize | undefined;
  let [frame, more] = [0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFitted = true;

  const size = (): WindowSize => (room ??= { width: host.clientWidth, height: host.clientHeight });

  const place = (): void => {
    const { width, height } = size();
    const [x, y] = [width / 2 - view.x * view.scale, height / 2 - view.y * view.scale];
    world.style.transform = `translate(${x}px, ${y}px) scale(${view.scale})`;
    host.style.setProperty('--cd-canvas-scale', `${view.scale}`);
  };

  /** Draws the visible part and its surroundings; while the view moves over frames. */
  const draw = (limit = Infinity): void => {
    cancelAnimationFrame(more);
    if (look === undefined) return;
    const area = growBy(areaOf(view, size()), AROUND);
    drawn = area;
    sheet.draw({ page: roomAround(plan, look.page), look, scale: view.scale });
    const parts = partsOf(plan, area, look);
    const isFar = parts.count > MOST_DRAWN;
    far.hidden = !isFar;
    if (isFar) {
      paintGraph(far, { plan, area, view, size: size(), theme: look.theme });
      for (const group of [ground, lines, shapes, labels]) group.draw([]);
      return;
    }
    lines.draw(parts.lines);
    labels.draw(parts.labels);
    const missing = ground.draw(parts.ground, limit) + shapes.draw(parts.shapes, limit);
    if (missing > 0) more = requestAnimationFrame(() => draw(limit));
  };

  const isInside = (): boolean => drawn !== undefined && contains(drawn, areaOf(view, size()));

  const settle = (): void => {
    world.style.willChange = '';
    draw();
  };

  const paint = (): void => {
    frame = 0;
    place();
    if (!far.hidden || !isInside()) draw(MOST_A_FRAME);
    onView(view);
  };

  const show = (next: View): void => {
    const changes = next.scale !== view.scale;
    view = look === undefined ? next : holdNear(next, roomAround(plan, look.page));
    if (frame === 0) frame = requestAnimationFrame(paint);
    if (!changes) world.style.willChange = 'transform';
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };

  const move = (next: View): void => {
    isFitted = false;
    show(next);
  };

  /** Shows no blank above the sheet or left of it when all of an area stays in sight without. */
  const fromTop = (next: View, area: Area, page: Box): View => {
    const { width, height } = size();
    const [w, h] = [width / next.scale, height / next.scale];
    const gap = GAP / next.scale;
    const [left, top] = [Math.min(page.x, area.x) - gap, Math.min(page.y, area.y) - gap];
    const isLow = next.y - h / 2 < top && area.y + area.h + gap <= top + h;
    const isAside = next.x - w / 2 < left && area.x + area.w + gap <= left + w && page.w + gap * 2 > w;
    return { ...next, x: isAside ? left + w / 2 : next.x, y: isLow ? top + h / 2 : next.y };
  };

  const fit = (area?: Area): void => {
    const wanted = area ?? plan.box() ?? look?.page;
    if (wanted === undefined) return;
    const isEmpty = area === undefined && plan.box() === undefined;
    // An empty sheet is shown at its own size, from its top.
    const next = isEmpty
      ? { x: wanted.x + wanted.w / 2, y: wanted.y + Math.min(wanted.h, size().height - 48) / 2, scale: 1 }
      : fitArea(wanted, size(), { margin: 56, largest: 1 });
    show(area === undefined && look !== undefined ? fromTop(next, wanted, look.page) : next);
    isFitted = area === undefined;
  };

  const watch =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver(() => {
          const before = room;
          room = undefined;
          if (before?.width === size().width && before.height === size().height) return;
          if (isFitted) fit();
          else show(view);
        })
      : undefined;
  watch?.observe(host);

  return {
    show: (next) => {
      const isFirst = look === undefined;
      look = next;
      if (isFirst) {
        fit();
        cancelAnimationFrame(frame);
        frame = 0;
      }
      place();
      draw();
      onView(view);
    },
    redraw: () => draw(),
    view: () => view,
    room: () => roomAround(plan, look?.page ?? { x: 0, y: 0, w: 0, h: 0 }),
    size,
    pan: (dx, dy) => move(panBy(view, dx, dy)),
    zoom: (factor, spot) => move(zoomAt(view, factor, spot)),
    fit,
    reveal: (area) => {
      const next = nudgeInto(view, area, size());
      if (next !== view) move(next);
    },
    toPage: (point) => toDocument(view, size(), point),
    toScreen: (spot) => toWindow(view, size(), spot),
    stop: () => {
      watch?.disconnect();
      cancelAnimationFrame(frame);
      cancelAnimationFrame(more);
      clearTimeout(timer);
      host.removeChild(world);
      host.removeChild(far);
    },
  };
};
