import type { PlannedTopic } from '@chartdock/documents/drawing';
import { findPart } from '@chartdock/editing/tree';
import { createDoublePress } from '../canvas/double-press.ts';
import { beginBox } from './box-select.ts';
import { beginBend } from './relation-bend.ts';
import { beginDrag } from './topic-drag.ts';
import type { MindPointerOptions, PointerWork } from './pointer-work.types.ts';
import { pointIn } from './pointer-work.types.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Further than these pixels a press is a movement. */
const SLOP = { mouse: 4, touch: 8 } as const;
const LONG_PRESS_MS = 400;
const WHEEL = 0.0044;
const LINE = 16;

interface Press {
  readonly event: PointerEvent;
  readonly topic: PlannedTopic | undefined;
  readonly isTouch: boolean;
  readonly pans: boolean;
  /** Whether the topic was selected before. */
  readonly wasSelected: boolean;
  work?: PointerWork | undefined;
  way: number;
  last: { readonly x: number; readonly y: number };
}

/** Selects, writes, drags, boxes, pans and zooms by mouse, pen and fingers. Returns the way to stop. */
export const watchMindPointer = (options: MindPointerOptions): (() => void) => {
  const { host, canvas, session, field, onOpen } = options;
  const held = new Map<number, { readonly x: number; readonly y: number }>();
  let press: Press | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const presses = createDoublePress();
  let pinched = false;
  let isSpace = false;

  const isField = (target: EventTarget | null): boolean => target === field.element;

  const selectPressed = ({ topic, event, wasSelected, isTouch }: Press): void => {
    if (topic === undefined) return;
    const { id } = topic.entry.topic;
    if (event.shiftKey || event.ctrlKey || event.metaKey) session.toggle(id);
    else if (!wasSelected && !isTouch) session.select([id]);
  };

  const onDown = (event: PointerEvent): void => {
    if (isField(event.target)) return;
    const at = pointIn(host, event);
    held.set(event.pointerId, at);
    if (event.pointerType === 'touch' && held.size > 1) return beginPinch();
    if (event.button > 1) return;
    pinched = false;
    beginPress(event, at);
  };

  const beginPinch = (): void => {
    press?.work?.cancel();
    [press, pinched] = [undefined, true];
    clearTimeout(timer);
  };

  const beginPress = (event: PointerEvent, at: Press['last']): void => {
    const isTouch = event.pointerType === 'touch';
    const topic = canvas.topicAt(at, isTouch ? 6 : 0);
    const pans = event.button === 1 || isSpace || (isTouch && topic === undefined);
    const wasSelected = topic !== undefined && session.state().selected.includes(topic.entry.topic.id);
    press = { event, topic, isTouch, pans, wasSelected, way: 0, last: at };
    host.setPointerCapture(event.pointerId);
    if (session.state().writing !== undefined) field.whenDone(() => session.endWriting());
    if (!isTouch) selectPressed(press);
    if (isTouch) timer = setTimeout(() => openMenu(event), LONG_PRESS_MS);
  };

  const openMenu = (event: MouseEvent): void => {
    const topic = canvas.topicAt(pointIn(host, event), 6);
    press?.work?.cancel();
    press = undefined;
    if (topic === undefined) {
      onOpen('menu.canvas', { x: event.clientX, y: event.clientY });
      return;
    }
    const { id } = topic.entry.topic;
    if (!session.state().selected.includes(id)) session.select([id]);
    onOpen('menu.topic', { x: event.clientX, y: event.clientY });
  };

  /** All topics but the central one can be dragged. */
  const isMovable = ({ entry: { level, topic } }: PlannedTopic): boolean =>
    level > 0 || topic.id !== session.index().root;

  /** Begins to bend a relation that is held. */
  const beginPart = (pressed: Press): boolean => {
    const part = canvas.partAt(pressed.event);
    if (part === undefined || findPart(session.document.get(), part)?.kind !== 'relations') return false;
    pressed.work = beginBend(options, part);
    return true;
  };

  const beginWork = (pressed: Press): void => {
    clearTimeout(timer);
    if (pressed.pans) return;
    const { topic, isTouch, wasSelected } = pressed;
    if (topic === undefined && beginPart(pressed)) return;
    // A finger drags a topic that is selected already, and pans from everywhere else.
    if (topic !== undefined && isMovable(topic) && (!isTouch || wasSelected))
      pressed.work = beginDrag(options, topic, pressed.event);
    else if (topic === undefined && !isTouch) pressed.work = beginBox(options, pressed.event);
  };

  const onPinch = (event: PointerEvent): void => {
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

  const onMove = (event: PointerEvent): void => {
    if (!held.has(event.pointerId)) return;
    if (held.size > 1) return onPinch(event);
    if (press === undefined || press.event.pointerId !== event.pointerId) return;
    const now = pointIn(host, event);
    const [dx, dy] = [now.x - press.last.x, now.y - press.last.y];
    const wasStill = press.way < (press.isTouch ? SLOP.touch : SLOP.mouse);
    press.way += Math.abs(dx) + Math.abs(dy);
    if (press.way < (press.isTouch ? SLOP.touch : SLOP.mouse)) return;
    if (wasStill) beginWork(press);
    press.last = now;
    if (press.work !== undefined) press.work.move(event);
    else if (press.pans || press.isTouch) canvas.pan(dx, dy);
  };

  const pressGround = (event: PointerEvent, isTouch: boolean): void => {
    const isTwice = presses.press(event, '');
    const part = isTwice || isTouch ? canvas.partAt(event) : undefined;
    if (part !== undefined) onOpen(`part:${part}`);
    else if (isTwice) onOpen('topic.floating', { x: event.clientX, y: event.clientY });
  };

  const pressTopic = (pressed: Press): void => {
    const { topic, event, isTouch, wasSelected } = pressed;
    if (topic === undefined) return pressGround(event, isTouch);
    const { id } = topic.entry.topic;
    const isTwice = presses.press(event, id);
    if (event.shiftKey || event.ctrlKey || event.metaKey) return;
    const writes = isTouch ? wasSelected : isTwice;
    if (!writes) return session.select([id]);
    session.write({ id, caret: 'end' });
    // A field that has the focus already brings no keyboard up.
    if (isTouch) field.element.blur();
    if (isTouch) session.write({ id, caret: 'end' });
  };

  const onUp = (event: PointerEvent): void => {
    clearTimeout(timer);
    held.delete(event.pointerId);
    const pressed = press;
    if (pressed === undefined || pressed.event.pointerId !== event.pointerId) {
      if (pinched && held.size === 0) pinched = false;
      return;
    }
    press = undefined;
    const isStill = pressed.way < (pressed.isTouch ? SLOP.touch : SLOP.mouse);
    if (!isStill) presses.forget();
    if (event.type === 'pointercancel') pressed.work?.cancel();
    else if (pressed.work !== undefined) pressed.work.end(event);
    else if (isStill) pressTopic(pressed);
    field.focus();
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

  const onContext = (event: MouseEvent): void => {
    if (isField(event.target) && session.state().writing !== undefined) return;
    event.preventDefault();
    openMenu(event);
  };
  // The field keeps the focus on every press on the canvas.
  const onMouseDown = (event: MouseEvent): void => {
    if (isField(event.target)) return;
    event.preventDefault();
    field.focus();
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.code === 'Space') isSpace = event.type === 'keydown' && held.size > 0;
    if (event.key !== 'Escape' || isComposing(event) || event.type !== 'keydown' || press?.work === undefined)
      return;
    press.work.cancel();
    press = undefined;
    event.stopPropagation();
  };

  const ending = new AbortController();
  const { signal } = ending;
  host.addEventListener('pointerdown', onDown, { signal });
  host.addEventListener('pointermove', onMove, { signal });
  host.addEventListener('pointerup', onUp, { signal });
  host.addEventListener('pointercancel', onUp, { signal });
  host.addEventListener('mousedown', onMouseDown, { signal });
  host.addEventListener('wheel', onWheel, { passive: false, signal });
  host.addEventListener('contextmenu', onContext, { signal });
  host.addEventListener('keydown', onEscape, { capture: true, signal });
  host.addEventListener('keyup', onEscape, { capture: true, signal });
  return () => {
    clearTimeout(timer);
    ending.abort();
  };
};
