import type { Spot } from '@chartdock/documents/viewing';
import type { Stage } from './stage.ts';

/** Further than these pixels a press is a movement. */
const SLOP = 5;
const WHEEL = 0.0022;
const LINE = 16;
const STEP = 60;

/** Options of {@link watchGestures}. */
export interface GestureOptions {
  readonly host: HTMLElement;
  readonly stage: Stage;
  /** Is told the id of a part that was pressed, or undefined for the paper. */
  readonly onPress: (id: string | undefined) => void;
}

const spotIn = (host: HTMLElement, { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Spot => {
  const { left, top, width, height } = host.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

const partAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? undefined) : undefined;

type Move = (stage: Stage, step: number) => void;

const KEYS: Readonly<Record<string, Move>> = {
  '+': (stage) => stage.zoom(1.25),
  '=': (stage) => stage.zoom(1.25),
  '-': (stage) => stage.zoom(0.8),
  _: (stage) => stage.zoom(0.8),
  '0': (stage) => stage.fit(),
  '1': (stage) => stage.zoom(1 / stage.view().scale),
  ArrowLeft: (stage, step) => stage.pan(step, 0),
  ArrowRight: (stage, step) => stage.pan(-step, 0),
  ArrowUp: (stage, step) => stage.pan(0, step),
  ArrowDown: (stage, step) => stage.pan(0, -step),
  PageUp: (stage) => stage.pan(0, stage.size().height * 0.85),
  PageDown: (stage) => stage.pan(0, -stage.size().height * 0.85),
};

/** Moves a stage by pointers, wheel and keys: drag pans, two fingers pinch, the wheel scrolls and with Ctrl zooms. Returns the way to stop. */
export const watchGestures = ({ host, stage, onPress }: GestureOptions): (() => void) => {
  const held = new Map<number, Spot>();
  let way = 0;
  let pressed: string | undefined;

  const onDown = (event: PointerEvent): void => {
    if (event.button > 1) return;
    if (held.size === 0) {
      way = 0;
      pressed = partAt(event.target);
    }
    held.set(event.pointerId, spotIn(host, event));
    host.setPointerCapture(event.pointerId);
  };
  const onMove = (event: PointerEvent): void => {
    const before = held.get(event.pointerId);
    if (before === undefined) return;
    const now = spotIn(host, event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    way += Math.abs(dx) + Math.abs(dy);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    // Below the slop nothing is passed on, so that the way is made up for once it counts.
    if (other === undefined && way < SLOP) return;
    held.set(event.pointerId, now);
    if (other === undefined) return stage.pan(dx, dy);
    const apart = (one: Spot): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    stage.pan(dx / 2, dy / 2);
    stage.zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };
  const onUp = (event: PointerEvent): void => {
    const wasAlone = held.size === 1 && held.delete(event.pointerId);
    held.delete(event.pointerId);
    if (wasAlone && way < SLOP && event.type === 'pointerup') onPress(pressed);
  };
  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? LINE : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.metaKey)
      stage.zoom(Math.exp(-Math.max(-160, Math.min(160, dy)) * WHEEL * 2), spotIn(host, event));
    else if (event.shiftKey && dx === 0) stage.pan(-dy, 0);
    else stage.pan(-dx, -dy);
  };
  const onKey = (event: KeyboardEvent): void => {
    const move = KEYS[event.key];
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey || event.target !== host) return;
    event.preventDefault();
    move(stage, event.shiftKey ? STEP * 4 : STEP);
  };
  host.addEventListener('pointerdown', onDown);
  host.addEventListener('pointermove', onMove);
  host.addEventListener('pointerup', onUp);
  host.addEventListener('pointercancel', onUp);
  host.addEventListener('wheel', onWheel, { passive: false });
  host.addEventListener('keydown', onKey);
  return () => {
    host.removeEventListener('pointerdown', onDown);
    host.removeEventListener('pointermove', onMove);
    host.removeEventListener('pointerup', onUp);
    host.removeEventListener('pointercancel', onUp);
    host.removeEventListener('wheel', onWheel);
    host.removeEventListener('keydown', onKey);
  };
};
