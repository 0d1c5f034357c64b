import { THEMES } from '@chartdock/documents';
import type { Theme } from '@chartdock/documents';
import { groundOf, themeOf } from '@chartdock/documents/drawing';
import {
  boxOfSelected,
  findCommand,
  graphKeys,
  graphWritingKeys,
  runGraphCommand,
  textAt,
  writeNextCell,
} from '@chartdock/editing/graph';
import type { GraphSession, KeyMap, KeySystem, Spot } from '@chartdock/editing/graph';
import type { View } from '../canvas/canvas-view.ts';
import { createArmedField } from '../input/armed-field.ts';
import type { ArmedField } from '../input/armed-field.ts';
import { pointIn } from '../mind/pointer-work.types.ts';
import { controlsOf } from './controls.ts';
import type { Control } from './controls.ts';
import { copyGraph, pasteGraph } from './graph-clipboard.ts';
import { createGraphCanvas } from './graph-canvas.ts';
import type { GraphCanvas, GraphLook } from './graph-canvas.ts';
import type { GraphDesk, ScreenPlace, ShapeWish } from './graph-desk.types.ts';
import { watchGraphPointer } from './graph-pointer.ts';
import { createOverlay } from './overlay.ts';
import type { OverlayExtra } from './overlay.ts';
import { fieldPlace, settingOf } from './place-field.ts';

/** A graph on the screen: the canvas, the field over it, and the effects of keys and pointers. */
export interface GraphBoard {
  readonly desk: GraphDesk;
  readonly canvas: GraphCanvas;
  readonly field: ArmedField;
  readonly theme: () => Theme;
  /** Runs a command by its id, of the graph or of the view. Returns whether there was one to run. */
  readonly run: (id: string) => boolean;
  readonly setDark: (isDark: boolean) => void;
  readonly stop: () => void;
}

/** Options of {@link createGraphBoard}. */
export interface GraphBoardOptions {
  readonly host: HTMLElement;
  readonly session: GraphSession;
  readonly system: KeySystem;
  readonly onView: (view: View) => void;
  /** Opens a part of the frame. Returns whether there is such a thing. */
  readonly onOpen: (id: string, at?: ScreenPlace) => boolean;
  readonly onShapes: (wish: ShapeWish) => void;
  /** Says a cell in words, with its place. */
  readonly labelOf: (id: string | undefined) => string;
}

/** Themes that follow the palette of the page. */
const PLAIN_THEMES = new Set(['default', 'light', 'dark']);
const USUAL_GRID = 10;

/** Creates a graph in an element that has a size and clips. */
export const createGraphBoard = (options: GraphBoardOptions): GraphBoard => {
  const { host, session, system, labelOf } = options;
  const { plan } = session;
  let isDark = false;
  let isQueued = false;
  let isBusy = false;
  let hovered: string | undefined;
  let extra: OverlayExtra = {};
  let controls: readonly Control[] = [];
  let turn = 0;
  let armedFor: string | undefined;
  let revealed = '';

  const canvas = createGraphCanvas({ host, plan, onView: (view) => onViewed(view) });
  const overlay = createOverlay(host, canvas.toScreen);

  const grid = (): number => session.get().page.grid ?? USUAL_GRID;

  const theme = (): Theme => {
    const { theme: id } = session.get();
    const isPlain = PLAIN_THEMES.has(id) || !THEMES.has(id);
    return themeOf(isDark && isPlain ? 'dark' : id);
  };

  const look = (): GraphLook => {
    const definition = session.get();
    const { w, h, lineJumps } = definition.page;
    const { writing } = session.state();
    const now = theme();
    return {
      theme: now,
      lineJumps: lineJumps === true,
      page: { x: 0, y: 0, w, h },
      ground: groundOf(definition, now),
      grid: grid(),
      ...(writing === undefined ? {} : { writing: { id: writing.id, place: writing.place } }),
    };
  };

  const layOver = (): void => {
    controls = controlsOf(session, { hovered, isBusy }, canvas.toScreen);
    overlay.draw(session, controls, extra);
  };

  const views: Readonly<Record<string, () => void>> = {
    'view.in': () => canvas.zoom(1.25),
    'view.out': () => canvas.zoom(0.8),
    'view.actual': () => canvas.zoom(1 / canvas.view().scale),
    'view.fit': () => canvas.fit(),
    'view.selection': () => {
      const box = boxOfSelected(session);
      if (box !== undefined) canvas.fit(box);
    },
  };

  const writes: Readonly<Record<string, () => void>> = {
    'write.end': () => session.endWriting(),
    'write.cancel': () => session.cancelWriting(),
    'write.behind': () => writeNextCell(session, 'behind') || session.endWriting(),
    'write.before': () => writeNextCell(session, 'before') || session.endWriting(),
  };

  const run = (id: string): boolean => {
    const act = views[id] ?? writes[id];
    if (act !== undefined) {
      act();
      return true;
    }
    return runGraphCommand(id, session) || options.onOpen(id);
  };

  /** View and search keys mean the same while a text is written. */
  const writingKeys: KeyMap = {
    ...graphWritingKeys,
    ...Object.fromEntries(Object.entries(graphKeys).filter(([id]) => id.startsWith('view.'))),
  };

  const onKey = (event: KeyboardEvent): boolean => {
    const isWriting = session.state().writing !== undefined;
    const id = findCommand(event, isWriting ? writingKeys : graphKeys, { system });
    if (id === undefined) return false;
    // Enter is a line of a text, and in a table the cell below.
    if (id === 'write.below') return writeNextCell(session, 'below');
    // Tab leaves the canvas when there is nothing to go to.
    return run(id) || (!isWriting && event.key !== 'Tab');
  };

  const field = createArmedField(host, {
    onText: (text) => {
      if (text === '' && session.state().writing === undefined) return;
      if (session.state().writing === undefined && session.selected().length === 0) {
        field.element.value = '';
        return;
      }
      session.type(text);
    },
    onKey,
    onCopy: (event, cuts) => copyGraph({ event, session, cuts }),
    onPaste: (event) => pasteGraph({ event, desk }),
    onBlur: () => session.endWriting(),
  });

  const desk: GraphDesk = {
    host,
    canvas,
    session,
    field,
    spotOf: (event): Spot => canvas.toPage(pointIn(host, event)),
    lay: (next) => {
      extra = next;
      layOver();
    },
    redraw: () => canvas.redraw(),
    reach: (pixels) => pixels / canvas.view().scale,
    grid,
    open: (id, at) => {
      if (views[id] !== undefined) return run(id);
      return options.onOpen(id, at);
    },
    offerShapes: options.onShapes,
  };

  const placeField = (): void => {
    const setting = settingOf(session, theme());
    if (setting !== undefined) field.place(fieldPlace(canvas, setting));
  };

  const syncField = (): void => {
    const { writing } = session.state();
    if (writing === undefined) {
      turn = 0;
      const label = labelOf(session.selected().at(-1));
      if (armedFor !== label || field.element.value !== '') field.arm(label);
      armedFor = label;
      return;
    }
    armedFor = undefined;
    const cell = session.store.index.find('cells', writing.id);
    const text = cell === undefined ? '' : textAt(cell, writing.place);
    if (turn === writing.turn) return;
    const isTyped = writing.isReplacing && field.element.value === text;
    turn = writing.turn;
    if (isTyped) field.keep();
    else field.take(text, writing.caret);
  };

  /** Brings the selection into sight once it is another. */
  const revealSelected = (): void => {
    const id = session.selected().at(-1);
    const room = id === undefined ? undefined : plan.roomOf(id);
    if (id !== undefined && id !== revealed && room !== undefined && !isBusy) canvas.reveal(room);
    revealed = id ?? '';
  };

  const render = (): void => {
    isQueued = false;
    canvas.show(look());
    syncField();
    placeField();
    layOver();
    revealSelected();
  };

  const onViewed = (view: View): void => {
    placeField();
    layOver();
    options.onView(view);
  };

  const queue = (): void => {
    if (isQueued) return;
    isQueued = true;
    // All that one key changes is drawn once, before the next frame.
    queueMicrotask(render);
  };

  const stopListening = session.subscribe(queue);
  const stopPointer = watchGraphPointer(desk, {
    controls: () => controls,
    onHover: (id, busy) => {
      if (id === hovered && busy === isBusy) return;
      hovered = id;
      isBusy = busy;
      layOver();
    },
  });
  render();

  return {
    desk,
    canvas,
    field,
    theme,
    run,
    setDark: (next) => {
      if (next === isDark) return;
      isDark = next;
      render();
    },
    stop: () => {
      stopListening();
      stopPointer();
      overlay.stop();
      field.stop();
      canvas.stop();
    },
  };
};
