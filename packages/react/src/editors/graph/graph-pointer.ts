import { rowAt } from '@chartdock/documents/drawing';
import { groupOf, hitCell, pasteLook } from '@chartdock/editing/graph';
import type { Hit } from '@chartdock/editing/graph';
import { createDoublePress } from '../canvas/double-press.ts';
import { pointIn } from '../mind/pointer-work.types.ts';
import { controlAt } from './controls.ts';
import { cursorOf } from './cursors.ts';
import type { Control } from './controls.ts';
import type { GraphDesk, PointerWork } from './graph-desk.types.ts';
import { beginBend } from './works/bend-work.ts';
import { beginBox } from './works/box-work.ts';
import { beginConnect, pressArrow } from './works/connect-work.ts';
import { beginLabel } from './works/label-work.ts';
import { beginMove } from './works/move-work.ts';
import { beginResize } from './works/resize-work.ts';
import { beginRotate } from './works/rotate-work.ts';
import { watchView } from './works/watch-view.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

/** Further than these pixels a press is a movement. */
const SLOP = { mouse: 4, touch: 8 } as const;
/** So near a control is taken, in pixels. */
const REACH = { mouse: 9, touch: 22 } as const;
const LINE_REACH = { mouse: 5, touch: 12 } as const;
const LONG_PRESS_MS = 400;

interface Press {
  readonly event: PointerEvent;
  readonly hit: Hit | undefined;
  readonly control: Control | undefined;
  readonly isTouch: boolean;
  readonly pans: boolean;
  /** Whether the pressed cell was selected before. */
  readonly wasSelected: boolean;
  work?: PointerWork | undefined;
  way: number;
  last: { readonly x: number; readonly y: number };
}

/** Reports of pointers to their graph besides its changes. */
export interface PointerEvents {
  readonly controls: () => readonly Control[];
  /** Is told the shape that the pointer is over, and whether something is dragged. */
  readonly onHover: (id: string | undefined, isBusy: boolean) => void;
}

const isStill = ({ way, isTouch }: Press): boolean => way < SLOP[isTouch ? 'touch' : 'mouse'];

const isAdding = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): boolean => shiftKey || ctrlKey || metaKey;

/** Selects, writes, drags, connects, boxes, pans and zooms by mouse, pen and fingers. Returns the way to stop. */
export const watchGraphPointer = (desk: GraphDesk, { controls, onHover }: PointerEvents): (() => void) => {
  const { host, canvas, session, field } = desk;
  let press: Press | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const presses = createDoublePress();

  const isField = (target: EventTarget | null): boolean => target === field.element;

  const hitAt = (event: MouseEvent, isTouch: boolean): Hit | undefined =>
    hitCell(session.plan, desk.spotOf(event), { slack: desk.reach(LINE_REACH[isTouch ? 'touch' : 'mouse']) });

  const stopWork = (): void => {
    clearTimeout(timer);
    press?.work?.cancel();
    press = undefined;
    onHover(undefined, false);
  };

  const view = watchView(desk, { onPinch: stopWork });

  const selectPressed = ({ hit, event, wasSelected, isTouch }: Press): void => {
    if (hit === undefined || hit.part === 'inside' || isTouch) return;
    if (isAdding(event)) {
      // A press with Ctrl may begin a copy: the selection stays until it is let go.
      if (!wasSelected) session.toggle(hit.id);
    } else if (!wasSelected) session.select([hit.id]);
  };

  const onDown = (event: PointerEvent): void => {
    if (isField(event.target) || view.down(event) || event.button > 1) return;
    const isTouch = event.pointerType === 'touch';
    const at = pointIn(host, event);
    const control = controlAt(controls(), at, REACH[isTouch ? 'touch' : 'mouse']);
    const hit = control === undefined ? hitAt(event, isTouch) : undefined;
    const isBlank = control === undefined && hit === undefined;
    const pans = event.button === 1 || view.isSpace() || (isTouch && isBlank);
    const wasSelected = hit !== undefined && session.selected().includes(hit.id);
    host.setPointerCapture(event.pointerId);
    begin({ event, hit, control, isTouch, pans, wasSelected, way: 0, last: at });
  };

  const begin = (pressed: Press): void => {
    const { event, control, isTouch, pans } = pressed;
    press = pressed;
    if (session.state().writing !== undefined) field.whenDone(() => session.endWriting());
    if (!pans && control === undefined) selectPressed(pressed);
    if (isTouch) timer = setTimeout(() => openMenu(event), LONG_PRESS_MS);
  };

  const openMenu = (event: MouseEvent): void => {
    const hit = hitAt(event, true);
    stopWork();
    if (hit !== undefined && !session.selected().includes(hit.id)) session.select([hit.id]);
    const name = hit === undefined ? 'menu.canvas' : session.plan.edge(hit.id) ? 'menu.line' : 'menu.shape';
    desk.open(name, { x: event.clientX, y: event.clientY });
  };

  const workOfControl = (control: Control, event: PointerEvent): PointerWork | undefined => {
    switch (control.kind) {
      case 'handle':
        return beginResize(desk, control.handle, event);
      case 'rotate':
        return beginRotate(desk);
      case 'port':
      case 'arrow':
        return beginConnect(desk, event, { from: { id: control.id, side: control.side } });
      case 'end': {
        const edge = session.plan.edge(control.id);
        if (edge === undefined) return undefined;
        return beginConnect(desk, event, { from: edge.from, changes: { edge, end: control.end } });
      }
      case 'bend':
        return beginBend(desk, event, control);
    }
  };

  const workOf = ({ control, hit, event, isTouch, wasSelected }: Press): PointerWork | undefined => {
    if (control !== undefined) return workOfControl(control, event);
    if (hit === undefined || hit.part === 'inside') return isTouch ? undefined : beginBox(desk, event);
    // A finger drags cells it has selected before, and pans from all else.
    if (isTouch && !wasSelected) return undefined;
    if (hit.part === 'label') return beginLabel(desk, event, { id: hit.id, label: hit.label ?? 0 });
    if (!session.selected().includes(hit.id)) session.select([hit.id]);
    return beginMove(desk, event);
  };

  const onMove = (event: PointerEvent): void => {
    if (view.move(event)) return;
    if (press === undefined || press.event.pointerId !== event.pointerId) {
      if (event.pointerType === 'mouse' && event.buttons === 0) hover(event);
      return;
    }
    movePress(press, event);
  };

  const movePress = (pressed: Press, event: PointerEvent): void => {
    const now = pointIn(host, event);
    const [dx, dy] = [now.x - pressed.last.x, now.y - pressed.last.y];
    const wasStill = isStill(pressed);
    pressed.way += Math.abs(dx) + Math.abs(dy);
    if (isStill(pressed)) return;
    if (wasStill) {
      clearTimeout(timer);
      onHover(undefined, true);
      if (!pressed.pans) pressed.work = workOf(pressed);
    }
    pressed.last = now;
    if (pressed.work !== undefined) pressed.work.move(event);
    else if (pressed.pans || pressed.isTouch) canvas.pan(dx, dy);
  };

  const hover = (event: PointerEvent): void => {
    const control = controlAt(controls(), pointIn(host, event), REACH.mouse);
    if (control !== undefined) {
      host.style.cursor = cursorOf(control);
      return;
    }
    const hit = hitAt(event, false);
    const taken = hit?.part === 'inside' ? undefined : hit?.id;
    host.style.cursor = view.isSpace() ? 'grab' : taken === undefined ? '' : 'move';
    onHover(session.plan.node(taken ?? '') === undefined ? undefined : taken, false);
  };

  const writeAt = (hit: Hit, event: MouseEvent): void => {
    const { id, part, label } = hit;
    const group = groupOf(session.store.index, id);
    if (group !== undefined && session.state().entered !== group) {
      session.enter(group);
      session.select([id]);
      return;
    }
    if (part === 'label' && label !== undefined)
      return session.write({ id, place: { part: 'label', at: label } });
    if (part === 'line') {
      desk.open('line.label', { x: event.clientX, y: event.clientY });
      return;
    }
    const node = session.plan.node(id);
    const cell = node === undefined ? undefined : rowAt(node, desk.spotOf(event));
    session.write({ id, caret: 'end', ...(cell === undefined ? {} : { place: { part: 'row', ...cell } }) });
  };

  /** Gives the pressed cell the look on the brush, when one is held. */
  const paint = (): void => {
    const { brush, copied } = session.state();
    if (brush === 'off') return;
    pasteLook(session);
    if (brush === 'once') session.copyLook(copied);
  };

  const pressBlank = ({ hit, event }: Press, isTwice: boolean): void => {
    if (isTwice) desk.open('blank.twice', { x: event.clientX, y: event.clientY });
    else if (!isAdding(event)) session.select(hit === undefined ? [] : [hit.id]);
  };

  const pressCell = (pressed: Press): void => {
    const { hit, event } = pressed;
    const isTwice = presses.press(event, hit?.id ?? '');
    if (hit === undefined || hit.part === 'inside') pressBlank(pressed, isTwice);
    else if (!isAdding(event)) pressPart(hit, pressed, isTwice);
    else if (pressed.wasSelected) session.toggle(hit.id);
  };

  /** Selects the pressed cell, or writes in it: with a mouse at the second press, with a finger when it was selected. */
  const pressPart = (hit: Hit, { event, isTouch, wasSelected }: Press, isTwice: boolean): void => {
    if (isTouch ? !wasSelected : !isTwice) {
      session.select([hit.id]);
      paint();
      return;
    }
    writeAt(hit, event);
    // A field that has the focus already brings no keyboard up.
    if (!isTouch || session.state().writing === undefined) return;
    field.element.blur();
    writeAt(hit, event);
  };

  const pressControl = (control: Control): void => {
    if (control.kind === 'arrow') pressArrow(desk, control.id, control.side);
    else if (control.kind === 'port') session.select([control.id]);
  };

  const endPress = (pressed: Press, event: PointerEvent): void => {
    if (!isStill(pressed) || pressed.control !== undefined) presses.forget();
    if (event.type === 'pointercancel') pressed.work?.cancel();
    else if (pressed.work !== undefined) pressed.work.end(event);
    else if (!isStill(pressed)) return;
    else if (pressed.control !== undefined) pressControl(pressed.control);
    else if (!pressed.pans || pressed.isTouch) pressCell(pressed);
  };

  const onUp = (event: PointerEvent): void => {
    clearTimeout(timer);
    if (view.up(event)) return;
    const pressed = press;
    if (pressed === undefined || pressed.event.pointerId !== event.pointerId) return;
    press = undefined;
    endPress(pressed, event);
    onHover(undefined, false);
    field.focus();
  };

  const onContext = (event: MouseEvent): void => {
    if (isField(event.target) && session.state().writing !== undefined) return;
    event.preventDefault();
    openMenu(event);
  };
  // The field keeps the focus at every press on the canvas.
  const onMouseDown = (event: MouseEvent): void => {
    if (isField(event.target)) return;
    event.preventDefault();
    field.focus();
  };
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event) || press?.work === undefined) return;
    stopWork();
    event.stopPropagation();
  };

  const ending = new AbortController();
  const { signal } = ending;
  host.addEventListener('pointerdown', onDown, { signal });
  host.addEventListener('pointermove', onMove, { signal });
  host.addEventListener('pointerup', onUp, { signal });
  host.addEventListener('pointercancel', onUp, { signal });
  host.addEventListener('pointerleave', () => press === undefined && onHover(undefined, false), { signal });
  host.addEventListener('mousedown', onMouseDown, { signal });
  host.addEventListener('contextmenu', onContext, { signal });
  host.addEventListener('keydown', onEscape, { capture: true, signal });
  return () => {
    clearTimeout(timer);
    view.stop();
    ending.abort();
  };
};
