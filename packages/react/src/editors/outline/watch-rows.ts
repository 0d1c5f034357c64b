import { moveTopics, topmostOf } from '@chartdock/editing/tree';
import type { MindSession } from '@chartdock/editing/tree';
import type { ArmedField } from '../input/armed-field.ts';

/** Options of {@link watchRows}. */
export interface WatchRowsOptions {
  readonly host: HTMLElement;
  readonly session: MindSession;
  readonly field: ArmedField;
  readonly run: (id: string) => boolean;
  readonly zoom: (id: string) => void;
}

const SLOP = 5;
const INDENT = 26;

interface Drop {
  readonly parent: string;
  readonly at: number;
}

const rowAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;

const actAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-act]')?.dataset['act'] : undefined;

const swallow = (click: Event): void => click.stopPropagation();

const caretAt = (event: MouseEvent): number | undefined => {
  const page: { caretPositionFromPoint?: (x: number, y: number) => { readonly offset: number } | null } =
    document;
  return page.caretPositionFromPoint?.(event.clientX, event.clientY)?.offset;
};

/** Writes, folds, ticks, zooms and drags rows by mouse, pen and fingers. Returns the way to stop. */
export const watchRows = ({ host, session, field, run, zoom }: WatchRowsOptions): (() => void) => {
  const line = document.createElement('div');
  line.className = 'cd-topic-row-drop';
  line.hidden = true;
  host.appendChild(line);
  let held: { readonly id: string; readonly y: number; isMoving: boolean } | undefined;
  let drop: Drop | undefined;

  const onAct = (id: string, act: string): void => {
    // The link opens by itself.
    if (act === 'link') return;
    if (act === 'zoom') return zoom(id);
    session.select([id]);
    run(act === 'fold' ? 'row.fold' : 'row.tick');
  };

  const onClick = (event: MouseEvent): void => {
    const id = rowAt(event.target)?.dataset['row'];
    if (id === undefined) return;
    const act = actAt(event.target);
    if (act !== undefined) onAct(id, act);
    else if (event.shiftKey || event.ctrlKey || event.metaKey) session.toggle(id);
    else session.write({ id, caret: caretAt(event) ?? 'end' });
    field.focus();
  };

  /** Returns where a row under the pointer is, when dragged rows may come beside it. */
  const targetOf = (event: PointerEvent, dragged: readonly string[]) => {
    const index = session.index();
    const row = rowAt(document.elementFromPoint(event.clientX, event.clientY));
    const id = row?.dataset['row'] ?? '';
    const one = index.get(id);
    const isWithin = dragged.some((each) => index.isWithin(id, each));
    if (row === null || one?.parent === undefined || isWithin) return undefined;
    return { row, id, parent: one.parent, at: one.at };
  };

  const placeAt = (event: PointerEvent, dragged: readonly string[]): Drop | undefined => {
    const target = targetOf(event, dragged);
    if (target === undefined) return undefined;
    const { top, height, bottom } = target.row.getBoundingClientRect();
    const outer = host.getBoundingClientRect();
    const isAfter = event.clientY > top + height / 2;
    const text = target.row.querySelector('.cd-topic-row__body')?.getBoundingClientRect().left ?? 0;
    // Farther right than the text of the row above means below it.
    const isInto = isAfter && event.clientX > text + INDENT;
    line.style.top = `${(isAfter ? bottom : top) - outer.top + host.scrollTop}px`;
    line.style.left = `${text - outer.left + (isInto ? INDENT : 0)}px`;
    if (isInto) return { parent: target.id, at: 0 };
    return { parent: target.parent, at: target.at + (isAfter ? 1 : 0) };
  };

  const onDown = (event: PointerEvent): void => {
    const id = rowAt(event.target)?.dataset['row'];
    const isHandle = event.target instanceof Element && event.target.closest('[data-act="zoom"]') !== null;
    if (id !== undefined && isHandle && event.button === 0) held = { id, y: event.clientY, isMoving: false };
  };
  const onMove = (event: PointerEvent): void => {
    if (held === undefined) return;
    if (!held.isMoving && Math.abs(event.clientY - held.y) < SLOP) return;
    held.isMoving = true;
    const { selected } = session.state();
    drop = placeAt(event, selected.includes(held.id) ? selected : [held.id]);
    line.hidden = drop === undefined;
  };
  const onUp = (event: PointerEvent): void => {
    const ended = held;
    held = undefined;
    line.hidden = true;
    if (ended?.isMoving !== true) return;
    // The click that follows at once would zoom; one that comes later is meant.
    window.addEventListener('click', swallow, { capture: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
    if (drop === undefined || event.type === 'pointercancel') return;
    const { selected } = session.state();
    const index = session.index();
    const ids = topmostOf(index, selected.includes(ended.id) ? selected : [ended.id]);
    session.change(moveTopics(index, ids, drop), { label: 'topic.move' });
    drop = undefined;
  };
  // The field keeps the focus.
  const onMouseDown = (event: MouseEvent): void => {
    if (event.target !== field.element) event.preventDefault();
  };

  const ending = new AbortController();
  const { signal } = ending;
  host.addEventListener('click', onClick, { signal });
  host.addEventListener('mousedown', onMouseDown, { signal });
  host.addEventListener('pointerdown', onDown, { signal });
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', onUp, { signal });
  return () => {
    ending.abort();
    line.remove();
  };
};
