import {
  areaIn,
  contains,
  fitArea,
  growBy,
  holdNear,
  indexParts,
  panBy,
  reveal,
  zoomAt,
} from '@chartdock/documents/viewing';
import type { Area, FitOptions, PartIndex, Spot, View, WindowSize } from '@chartdock/documents/viewing';
import { createDrawn } from './adopt-markup.ts';
import { createOverviewPicture } from './overview-picture.ts';
import type { OverviewPicture } from './overview-picture.ts';
import { paintOverview } from './paint-overview.ts';
import type { Picture } from './picture.types.ts';
import { createLayers } from './stage-layers.ts';

/** More parts than these in sight are painted as boxes and lines, as no text of them can be read. */
const MOST_DRAWN = 1_200;
/** More parts than these are boxes and lines while their scale changes a lot, because a new scale lays out every text again. */
const MOST_RESCALED = 150;
/** Pause after the last movement until all is drawn sharp, in milliseconds. */
const SETTLE_MS = 140;
const AROUND = 0.5;
const EMPTY: Picture = { box: { x: 0, y: 0, w: 1, h: 1 }, ground: '', font: '', parts: [], texts: [] };

/** Marks on the paper. */
export interface StageMarks {
  /** Boxes with a ring, such as hits of a search. */
  readonly found: readonly Area[];
  /** The one among them that is looked at. */
  readonly current?: Area | undefined;
}

/** A window onto a picture. It draws what is in sight, and moves what is drawn until it has to draw more. */
export interface Stage {
  /** Shows a picture; a new one is fitted, one that is drawn again keeps the view. */
  readonly show: (picture: Picture, how: 'fit' | 'keep') => void;
  readonly view: () => View;
  readonly look: (view: View) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, spot?: Spot) => void;
  readonly fit: (area?: Area) => void;
  /** Brings an area into sight. */
  readonly reveal: (area: Area) => void;
  readonly mark: (marks: StageMarks) => void;
  /** Leaves only some parts in the light; undefined lights all. */
  readonly light: (ids: ReadonlySet<string> | undefined) => void;
  /** Returns the room of the window in pixels. */
  readonly size: () => WindowSize;
  readonly stop: () => void;
}

/** Options of {@link createStage}. */
export interface StageOptions {
  readonly host: HTMLElement;
  readonly fitting: () => FitOptions;
  /** Is called once a frame while the view changes. */
  readonly onView: (view: View) => void;
}

interface Drawn {
  readonly area: Area;
  readonly scale: number;
}

const empty = (element: Element): void => {
  while (element.firstChild !== null) element.removeChild(element.firstChild);
};

/** Creates the window onto a picture in an element, which has a size of its own. */
export const createStage = ({ host, fitting, onView }: StageOptions): Stage => {
  const { layer, canvas, svg, paper, marks } = createLayers(host);
  let picture = EMPTY;
  let index: PartIndex = indexParts([], EMPTY.box);
  let view: View = { x: 0, y: 0, scale: 1 };
  let drawn: Drawn | undefined;
  let numbers: readonly number[] = [];
  let lit: ReadonlySet<string> | undefined;
  let marked: StageMarks = { found: [] };
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let more: ReturnType<typeof setTimeout> | undefined;
  // What the canvas shows, so that it is not painted again in each frame that adds parts.
  let overviewOf: Drawn | undefined;
  // All of a large document, which stands in for what would be painted while it moves.
  let whole: OverviewPicture | undefined;
  let isMoving = false;
  let isOutlined = false;
  // Someone who has not moved yet sees all of the document whatever becomes of the window.
  let isFitted = true;

  // Kept until it changes, as asking would lay out whatever has changed meanwhile.
  let room: WindowSize | undefined;

  const size = (): WindowSize => (room ??= { width: host.clientWidth, height: host.clientHeight });

  /** Draws what is in sight, over frames where it is much: meanwhile the boxes and lines stand for it. */
  const drawParts = (): void => {
    clearTimeout(more);
    const isFar = isOutlined || numbers.length > MOST_DRAWN;
    const isWhole = paper.draw(isFar ? [] : numbers);
    canvas.hidden = isWhole && !isFar;
    if (drawn !== undefined && drawn !== overviewOf && !canvas.hidden) drawCanvas(drawn);
    if (!isWhole) more = setTimeout(() => requestAnimationFrame(drawParts), 0);
  };

  const drawCanvas = (of: Drawn): void => {
    overviewOf = of;
    const { area } = of;
    // As sharp as it is seen, which is less than what is drawn at the scale of before.
    const scale = Math.min(of.scale, view.scale);
    const isStoodFor = isMoving && lit === undefined && numbers.length > MOST_RESCALED;
    // A sketch of half the pixels is a quarter of the work.
    const dense = isStoodFor ? 0.5 : Math.min(2, window.devicePixelRatio || 1);
    const [width, height] = [Math.ceil(area.w * scale * dense), Math.ceil(area.h * scale * dense)];
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null) return;
    if (isStoodFor && whole?.draw(context, area, scale * dense) === true) return;
    const parts = numbers.flatMap((number) => picture.parts[number] ?? []);
    paintOverview(context, parts, { area, scale: scale * dense, lit });
  };

  const drawMarks = (): void => {
    empty(marks);
    for (const { x, y, w, h } of marked.found) {
      const isCurrent = x === marked.current?.x && y === marked.current.y;
      marks.appendChild(
        createDrawn('rect', {
          ...{ x: `${x}`, y: `${y}`, width: `${w}`, height: `${h}`, rx: '6' },
          class: isCurrent ? 'cd-stage__mark cd-stage__mark--current' : 'cd-stage__mark',
        }),
      );
    }
  };

  /** Puts what is drawn where the view wants it, as the browser moves pictures: without drawing them again. */
  const place = (): void => {
    if (drawn === undefined) return;
    const { area } = drawn;
    const { width, height } = size();
    const x = (area.x - view.x) * view.scale + width / 2;
    const y = (area.y - view.y) * view.scale + height / 2;
    layer.style.transform = `translate(${x}px, ${y}px) scale(${view.scale / drawn.scale})`;
  };

  /** Draws what is in sight and around it, sharp or, while it moves, at the scale of before: a new one lays out every text again. */
  const redraw = (how: 'sharp' | 'moving'): void => {
    const area = growBy(areaIn(view, size()), AROUND);
    const before = drawn?.scale ?? 0;
    const isClose = before > view.scale / 2.5 && before < view.scale * 1.6;
    const scale = how === 'moving' && isClose ? before : view.scale;
    isOutlined = how === 'moving' && (isOutlined || (drawn !== undefined && !isClose));
    drawn = { area, scale };
    const [width, height] = [area.w * scale, area.h * scale];
    layer.style.width = `${width}px`;
    layer.style.height = `${height}px`;
    svg.setAttribute('width', `${width}`);
    svg.setAttribute('height', `${height}`);
    svg.setAttribute('viewBox', `${area.x} ${area.y} ${area.w} ${area.h}`);
    svg.setAttribute('font-family', picture.font);
    numbers = index.within(area);
    isOutlined &&= numbers.length > MOST_RESCALED;
    place();
    drawParts();
  };

  /** Returns whether what is drawn is already as sharp as it gets, and all of what would be drawn. */
  const isSharp = (): boolean =>
    drawn?.scale === view.scale && contains(drawn.area, growBy(areaIn(view, size()), AROUND));

  const settle = (): void => {
    layer.style.willChange = '';
    const isSketched = isMoving && !canvas.hidden;
    isMoving = false;
    if (isSketched || !isSharp()) redraw('sharp');
  };

  const paint = (): void => {
    frame = 0;
    const ratio = drawn === undefined ? 0 : view.scale / drawn.scale;
    const isNear =
      drawn !== undefined && ratio > 0.4 && ratio < 2.5 && contains(drawn.area, areaIn(view, size()));
    if (isNear) place();
    else {
      isMoving = drawn !== undefined;
      redraw('moving');
    }
    onView(view);
  };

  const look = (next: View): void => {
    view = holdNear(next, picture.box);
    if (frame === 0) frame = requestAnimationFrame(paint);
    // What is not drawn yet does not move either, and a layer of its own would be made for nothing.
    if (drawn !== undefined) layer.style.willChange = 'transform';
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };

  const fit = (area: Area = picture.box): void => {
    look(fitArea(area, size(), area === picture.box ? fitting() : { margin: 48 }));
    isFitted = area === picture.box;
  };

  const move = (next: View): void => {
    isFitted = false;
    look(next);
  };

  const watch =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver(() => {
          const before = room;
          room = undefined;
          // It reports the first size too.
          if (before?.width === size().width && before.height === size().height) return;
          if (isFitted) fit();
          else look(view);
        })
      : undefined;
  watch?.observe(host);

  return {
    show: (next, how) => {
      picture = next;
      index = indexParts(
        next.parts.map(({ box }) => box),
        next.box,
      );
      paper.take(next.parts);
      whole?.stop();
      whole = next.parts.length > MOST_DRAWN ? createOverviewPicture(next.parts, next.box) : undefined;
      host.style.background = next.ground;
      drawn = undefined;
      if (how === 'fit' || isFitted) fit();
      else look(view);
    },
    view: () => view,
    look: move,
    pan: (dx, dy) => move(panBy(view, dx, dy)),
    zoom: (factor, spot) => move(zoomAt(view, factor, spot)),
    fit,
    reveal: (area) => move(reveal(view, area, size())),
    mark: (next) => {
      marked = next;
      drawMarks();
    },
    light: (ids) => {
      lit = ids;
      paper.light(ids);
      if (drawn !== undefined) redraw('sharp');
    },
    size,
    stop: () => {
      watch?.disconnect();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      clearTimeout(more);
      whole?.stop();
      host.removeChild(layer);
    },
  };
};
