import { contains, overlaps } from '@chartdock/documents/viewing';
import {
  drawPlanExtras,
  drawPlanJoins,
  drawPlanRelations,
  drawPlanTopic,
} from '@chartdock/documents/drawing';
import type { PlannedTopic, TreePlan } from '@chartdock/documents/drawing';
import { createDrawn } from '../../viewer/adopt-markup.ts';
import { areaOf, fitArea, growBy, holdNear, nudgeInto, panBy, toDocument, zoomAt } from './canvas-view.ts';
import type { Area, Spot, View, WindowPoint, WindowSize } from './canvas-view.ts';
import { createKeyedGroup } from './keyed-group.ts';
import type { KeyedPart } from './keyed-group.ts';
import { paintFar } from './paint-far.ts';

/** More topics than these in sight are painted as boxes and lines, as no text of them can be read. */
const MOST_DRAWN = 1_200;
/** Topics that become elements in one frame while the view moves: more would hold it up. */
const MOST_A_FRAME = 150;
/** Pause after the last movement until all is drawn sharp, in milliseconds. */
const SETTLE_MS = 140;
const AROUND = 0.5;
/** So far around a pointer a thin line is still hit, in pixels. */
const NEAR = [
  [0, 0],
  [0, -6],
  [0, 6],
  [-6, 0],
  [6, 0],
] as const;

/** State that the canvas shows besides the tree. */
export interface TreeLook {
  /** The topic whose title is being written, so that the field over it shows it. */
  readonly writing?: string | undefined;
}

/** A ring or another mark over the picture, in its coordinates. */
export interface CanvasMark {
  readonly area: Area;
  readonly name: string;
  readonly radius?: number;
}

/** Window onto a tree that is being edited; draws only visible parts that changed. */
export interface TreeCanvas {
  /** Shows a tree. `anchor` names a topic that stays where it is on the screen. */
  readonly show: (plan: TreePlan, look?: TreeLook, anchor?: string) => void;
  readonly view: () => View;
  readonly look: (view: View) => void;
  readonly pan: (dx: number, dy: number) => void;
  readonly zoom: (factor: number, spot?: Spot) => void;
  readonly fit: () => void;
  /** Moves as little as brings an area into sight. */
  readonly reveal: (area: Area) => void;
  readonly mark: (marks: readonly CanvasMark[]) => void;
  readonly size: () => WindowSize;
  /** Returns the topic at a place of the window, with `slack` pixels around it. */
  readonly topicAt: (point: WindowPoint, slack?: number) => PlannedTopic | undefined;
  /** Returns the id of the relation, summary or boundary at a place of the page, with a few pixels around it. */
  readonly partAt: (event: { readonly clientX: number; readonly clientY: number }) => string | undefined;
  /** Holds elements that move with the picture. */
  readonly overlay: SVGElement;
  readonly stop: () => void;
}

/** Options of {@link createTreeCanvas}. */
export interface TreeCanvasOptions {
  readonly host: HTMLElement;
  /** Is called once a frame while the view changes, and when the tree changes. */
  readonly onView: (view: View) => void;
}

const FILLING = 'position:absolute;top:0;left:0;width:100%;height:100%';
const WORLD = 'position:absolute;top:0;left:0;width:1px;height:1px;overflow:visible;transform-origin:0 0';

/** Returns the area of a topic with the marks beside it. */
const roomOf = ({ entry, place: { x, y, w, h } }: PlannedTopic): Area => {
  const by = entry.hidden > 0 ? 24 : 4;
  return { x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 };
};

const topicMark = (one: PlannedTopic, plan: TreePlan, isWriting: boolean): string => {
  const { entry, place } = one;
  return [
    ...[plan.theme.id, plan.definition.structure, entry.level, entry.branch, entry.hidden, entry.number],
    ...[place.w, place.h, place.grows, isWriting, entry.children.length],
  ].join(' ');
};

/** Creates the window onto a tree in an element that has a size and clips. */
export const createTreeCanvas = ({ host, onView }: TreeCanvasOptions): TreeCanvas => {
  const far = document.createElement('canvas');
  far.style.cssText = FILLING;
  const world = createDrawn('svg', { 'aria-hidden': 'true', focusable: 'false' });
  world.style.cssText = WORLD;
  const extras = createKeyedGroup('cd-canvas__extras', true);
  const joins = createKeyedGroup('cd-canvas__joins');
  const topics = createKeyedGroup('cd-canvas__topics', true);
  const marks = createDrawn('g', { class: 'cd-canvas__marks' });
  const overlay = createDrawn('g', { class: 'cd-canvas__overlay' });
  for (const group of [extras.element, joins.element, topics.element, marks, overlay])
    world.appendChild(group);
  host.appendChild(far);
  host.appendChild(world);

  // A topic object that is the same is drawn the same way.
  const topicMarks = new WeakMap<object, Map<string, object>>();
  let plan: TreePlan | undefined;
  let state: TreeLook = {};
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

  const markOf = (one: PlannedTopic, of: TreePlan): object => {
    const key = topicMark(one, of, one.entry.topic.id === state.writing);
    let known = topicMarks.get(one.entry.topic);
    if (known === undefined) topicMarks.set(one.entry.topic, (known = new Map<string, object>()));
    let mark = known.get(key);
    if (mark === undefined) known.set(key, (mark = {}));
    return mark;
  };

  const topicParts = (of: TreePlan, area: Area): KeyedPart[] =>
    of.topics.flatMap((one): KeyedPart[] => {
      if (!overlaps(area, roomOf(one))) return [];
      const { id } = one.entry.topic;
      const { x, y } = one.place;
      const withoutTitle = id === state.writing;
      return [{ key: id, mark: markOf(one, of), x, y, svg: () => drawPlanTopic(of, one, { withoutTitle }) }];
    });

  const lineParts = (of: TreePlan, area: Area): KeyedPart[] =>
    of.topics.flatMap((one) =>
      drawPlanJoins(of, one, area).map(({ svg, id = '' }): KeyedPart => ({
        key: `${one.entry.topic.id} ${id}`,
        mark: svg,
        svg: () => svg,
      })),
    );

  const extraParts = (of: TreePlan, area: Area): KeyedPart[] =>
    [...drawPlanExtras(of), ...drawPlanRelations(of)].flatMap(({ svg, box, id = '' }, at) =>
      overlaps(area, box) ? [{ key: id === '' ? `${at}` : id, mark: svg, svg: () => svg }] : [],
    );

  /** Draws the visible area and its surroundings; spreads over frames while the view moves. */
  const draw = (limit = Infinity): void => {
    cancelAnimationFrame(more);
    if (plan === undefined) return;
    const { width, height } = size();
    const area = growBy(areaOf(view, { width, height }), AROUND);
    drawn = area;
    const parts = topicParts(plan, area);
    const isFar = parts.length > MOST_DRAWN;
    far.hidden = !isFar;
    if (isFar) {
      paintFar(far, plan, { view, size: size() });
      for (const group of [topics, joins, extras]) group.draw([]);
      return;
    }
    joins.draw(lineParts(plan, area));
    extras.draw(extraParts(plan, area));
    const missing = topics.draw(parts, limit);
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

  const look = (next: View): void => {
    const changes = next.scale !== view.scale;
    view = plan === undefined ? next : holdNear(next, plan.box);
    if (frame === 0) frame = requestAnimationFrame(paint);
    if (!changes) world.style.willChange = 'transform';
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };

  const move = (next: View): void => {
    isFitted = false;
    look(next);
  };

  const fit = (): void => {
    if (plan !== undefined) look(fitArea(plan.box, size(), { margin: 56, largest: 1 }));
    isFitted = true;
  };

  const watch =
    typeof ResizeObserver === 'function'
      ? new ResizeObserver(() => {
          const before = room;
          room = undefined;
          if (before?.width === size().width && before.height === size().height) return;
          if (isFitted) fit();
          else look(view);
        })
      : undefined;
  watch?.observe(host);

  const placeOf = (of: TreePlan | undefined, id: string | undefined) =>
    id === undefined || of === undefined ? undefined : of.topics[of.indexOf(id) ?? -1]?.place;

  return {
    overlay,
    show: (next, nextState = {}, anchor) => {
      const [before, after] = [placeOf(plan, anchor), placeOf(next, anchor)];
      const isFirst = plan === undefined;
      plan = next;
      state = nextState;
      host.style.background = next.theme.page;
      world.setAttribute('font-family', FONT);
      if (isFirst) {
        fit();
        cancelAnimationFrame(frame);
        frame = 0;
      } else if (before !== undefined && after !== undefined)
        view = {
          ...view,
          // The middle line and the side that the topic hangs on stay, as its other side grows with its text.
          x: view.x + (after.grows === 'left' ? after.x + after.w - before.x - before.w : after.x - before.x),
          y: view.y + after.y + after.h / 2 - before.y - before.h / 2,
        };
      place();
      draw();
      onView(view);
    },
    view: () => view,
    look: move,
    pan: (dx, dy) => move(panBy(view, dx, dy)),
    zoom: (factor, spot) => move(zoomAt(view, factor, spot)),
    fit,
    reveal: (area) => {
      const next = nudgeInto(view, area, size());
      if (next !== view) move(next);
    },
    mark: (list) => {
      while (marks.firstChild !== null) marks.removeChild(marks.firstChild);
      for (const { area, name, radius = 8 } of list)
        marks.appendChild(
          createDrawn('rect', {
            ...{ x: `${area.x}`, y: `${area.y}`, width: `${area.w}`, height: `${area.h}`, rx: `${radius}` },
            class: name,
          }),
        );
    },
    size,
    topicAt: (point, slack = 0) => {
      const { x, y } = toDocument(view, size(), point);
      const by = slack / view.scale;
      return plan?.topics.find(
        ({ place: at }) => x >= at.x - by && x <= at.x + at.w + by && y >= at.y - by && y <= at.y + at.h + by,
      );
    },
    partAt: ({ clientX, clientY }) => {
      for (const [dx, dy] of NEAR) {
        const part = document
          .elementsFromPoint(clientX + dx, clientY + dy)
          .map((one) => (extras.element.contains(one) ? one.closest('[data-id]') : null))
          .find((one) => one !== null);
        const id = part?.getAttribute('data-id');
        // Axes and marks of a structure are counted, and are no parts.
        if (id !== undefined && id !== null && !/^\d+$/.test(id)) return id;
      }
      return undefined;
    },
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

const FONT = "'Noto Sans SC', sans-serif";
