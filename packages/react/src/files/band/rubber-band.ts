import type { BandPick } from '@chartdock/files';
import { targetOf } from '../list/view-gestures.ts';
import type { BandPoint } from './band-geometry.ts';
import { boxBetween, spansUnder } from './band-geometry.ts';
import type { BandSource } from './band-press.ts';
import { isBandPress } from './band-press.ts';
import { createEdgeScroll } from './edge-scroll.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** How far a press moves before it draws a band, in pixels. */
const bandSlop = 4;

const views = '.cd-list, .cd-grid';
const controls =
  'button, a, input, textarea, select, [role="toolbar"], [role="menu"], dialog, .cd-list__head';

const mannerOf = (event: PointerEvent): BandPick['manner'] => {
  if (event.ctrlKey || event.metaKey) return 'toggle';
  return event.shiftKey ? 'add' : 'only';
};

/** Returns whether a press lies on the scroll bar of a box. */
const isOnScrollBar = (scroller: HTMLElement, event: PointerEvent): boolean => {
  const { left } = scroller.getBoundingClientRect();
  return event.clientX >= left + scroller.clientLeft + scroller.clientWidth;
};

interface BandPress {
  readonly scroller: HTMLElement;
  readonly space: HTMLElement;
  readonly start: BandPoint;
  readonly how: BandPick;
}

const pointIn = (space: HTMLElement, { x, y }: BandPoint): BandPoint => {
  const { left, top } = space.getBoundingClientRect();
  return { x: x - left, y: y - top };
};

/** Shows the part of the band that lies inside the view. */
const drawBand = (mark: HTMLElement, press: BandPress, pointer: BandPoint): void => {
  const [space, view, holder] = [press.space, press.scroller, mark.offsetParent ?? press.scroller].map(
    (element) => element.getBoundingClientRect(),
  );
  if (space === undefined || view === undefined || holder === undefined) return;
  const from = { x: press.start.x + space.left, y: press.start.y + space.top };
  const box = boxBetween(from, pointer);
  const [left, top] = [Math.max(box.left, view.left), Math.max(box.top, view.top)];
  const [right, bottom] = [Math.min(box.right, view.right), Math.min(box.bottom, view.bottom)];
  mark.hidden = false;
  mark.style.left = `${left - holder.left}px`;
  mark.style.top = `${top - holder.top}px`;
  mark.style.width = `${Math.max(0, right - left)}px`;
  mark.style.height = `${Math.max(0, bottom - top)}px`;
};

/** The click that ends a band belongs to the band, not to the item below the pointer. */
const dropNextClick = (): void => {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal });
  setTimeout(() => ending.abort(), 0);
};

/** Follows one press that may become a band, to its end. */
const followPress = (press: BandPress, mark: HTMLElement, source: BandSource): (() => void) => {
  const { scroller, space, start, how } = press;
  const origin = space.getBoundingClientRect();
  const first = { x: start.x + origin.left, y: start.y + origin.top };
  let pointer = first;
  let drawn = '';
  let isDrawing = false;
  const ending = new AbortController();
  const { signal } = ending;
  const update = (): void => {
    drawBand(mark, press, pointer);
    const box = boxBetween(start, pointIn(space, pointer));
    const spans = source.layout(space).flatMap((layout) => spansUnder(box, layout));
    const now = JSON.stringify(spans);
    if (now === drawn) return;
    drawn = now;
    source.onBand(spans, how);
  };
  const edge = createEdgeScroll(update);
  const end = (): void => {
    ending.abort();
    edge.stop();
    mark.hidden = true;
  };
  const onMove = (event: PointerEvent): void => {
    pointer = { x: event.clientX, y: event.clientY };
    isDrawing ||= Math.hypot(pointer.x - first.x, pointer.y - first.y) > bandSlop;
    if (!isDrawing) return;
    update();
    edge.aim(scroller, pointer.y);
  };
  const onUp = (event: PointerEvent): void => {
    end();
    if (isDrawing) dropNextClick();
    // Inside a shadow root the target seen from the window is its host, so the path decides.
    else if (targetOf(event.composedPath()[0] ?? null) === undefined && how.manner === 'only')
      source.onEmptyPress();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event) || !isDrawing) return;
    event.preventDefault();
    event.stopPropagation();
    end();
    source.onBand([], { from: how.from, manner: 'add' });
  };
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', end, { signal });
  addEventListener('keydown', onKey, { signal, capture: true });
  addEventListener('selectstart', (event) => event.preventDefault(), { signal, capture: true });
  scroller.addEventListener('scroll', () => isDrawing && update(), { signal, passive: true });
  return end;
};

/**
 * Lets the pointer draw a rubber band over the views of a surface. One listener on the surface serves every item, so it
 * costs nothing until a press. `mark` is the element that shows the band. Returns the way to stop.
 */
export const attachRubberBand = (root: HTMLElement, mark: HTMLElement, source: BandSource): (() => void) => {
  let stop: (() => void) | undefined;
  const pressOn = (event: PointerEvent): BandPress | undefined => {
    const { target } = event;
    if (event.button !== 0 || event.pointerType === 'touch' || !(target instanceof Element)) return undefined;
    const scroller = root.querySelector<HTMLElement>(views);
    const space = scroller?.querySelector<HTMLElement>('.cd-list__space, .cd-grid__space');
    if (!scroller || !space || !scroller.contains(target)) return undefined;
    if (target.closest(controls) !== null || isOnScrollBar(scroller, event)) return undefined;
    if (targetOf(target) !== undefined && !isBandPress(target, source)) return undefined;
    const start = pointIn(space, { x: event.clientX, y: event.clientY });
    return { scroller, space, start, how: { from: source.selection(), manner: mannerOf(event) } };
  };
  const onPress = (event: PointerEvent): void => {
    stop?.();
    const press = pressOn(event);
    stop = press && followPress(press, mark, source);
  };
  root.addEventListener('pointerdown', onPress);
  return () => {
    stop?.();
    root.removeEventListener('pointerdown', onPress);
  };
};
