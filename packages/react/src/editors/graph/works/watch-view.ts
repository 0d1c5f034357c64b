import { isComposing } from '../../../foundation/primitives/fields/is-composing.ts';
import { pointIn } from '../../mind/pointer-work.types.ts';
import type { GraphDesk } from '../graph-desk.types.ts';

const WHEEL = 0.0044;
const LINE = 16;

/** Changes the view by wheel, two fingers and the space key. Each call returns whether it took the event. */
export interface ViewWatch {
  readonly down: (event: PointerEvent) => boolean;
  readonly move: (event: PointerEvent) => boolean;
  readonly up: (event: PointerEvent) => boolean;
  readonly isSpace: () => boolean;
  readonly stop: () => void;
}

/** Begins to watch events that change the view; `onPinch` is called when a second finger comes. */
export const watchView = (
  { host, canvas, session }: GraphDesk,
  { onPinch }: { readonly onPinch: () => void },
): ViewWatch => {
  const held = new Map<number, { readonly x: number; readonly y: number }>();
  let isPinching = false;
  let isSpace = false;

  const pinch = (event: PointerEvent): void => {
    const earlier = held.get(event.pointerId);
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    const now = pointIn(host, event);
    held.set(event.pointerId, now);
    if (earlier === undefined || other === undefined) return;
    const apart = (one: typeof now): number => Math.hypot(one.x - other.x, one.y - other.y) || 1;
    const { width, height } = canvas.size();
    canvas.pan((now.x - earlier.x) / 2, (now.y - earlier.y) / 2);
    canvas.zoom(apart(now) / apart(earlier), {
      x: (now.x + other.x - width) / 2,
      y: (now.y + other.y - height) / 2,
    });
  };

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? LINE : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    const { x, y } = pointIn(host, event);
    const { width, height } = canvas.size();
    if (event.ctrlKey || event.metaKey)
      canvas.zoom(Math.exp(-Math.max(-160, Math.min(160, dy)) * WHEEL), {
        x: x - width / 2,
        y: y - height / 2,
      });
    else if (event.shiftKey && dx === 0) canvas.pan(-dy, 0);
    else canvas.pan(-dx, -dy);
  };

  /** Space held down pans; let go without a drag it is a key like others. */
  const onKey = (event: KeyboardEvent): void => {
    if (event.code !== 'Space' || isComposing(event)) return;
    const isDown = event.type === 'keydown' && session.state().writing === undefined;
    if (isDown) event.preventDefault();
    isSpace = isDown;
    host.style.cursor = isDown ? 'grab' : '';
  };

  const ending = new AbortController();
  const { signal } = ending;
  host.addEventListener('wheel', onWheel, { passive: false, signal });
  host.addEventListener('keydown', onKey, { capture: true, signal });
  host.addEventListener('keyup', onKey, { capture: true, signal });

  return {
    down: (event) => {
      if (event.pointerType !== 'touch') return false;
      held.set(event.pointerId, pointIn(host, event));
      if (held.size < 2) return false;
      isPinching = true;
      onPinch();
      return true;
    },
    move: (event) => {
      if (!isPinching || !held.has(event.pointerId)) return false;
      pinch(event);
      return true;
    },
    up: (event) => {
      held.delete(event.pointerId);
      const took = isPinching;
      if (held.size === 0) isPinching = false;
      return took;
    },
    isSpace: () => isSpace,
    stop: () => ending.abort(),
  };
};
