import { titleSettingOf } from '@chartdock/documents/drawing';
import type { PlannedTopic, TreePlan } from '@chartdock/documents/drawing';
import { runMindCommand } from '@chartdock/editing/tree';
import type { KeyMap, KeySystem, MindContext, MindSession } from '@chartdock/editing/tree';
import { toWindow } from '../canvas/canvas-view.ts';
import type { View } from '../canvas/canvas-view.ts';
import { createTreeCanvas } from '../canvas/tree-canvas.ts';
import type { CanvasMark, TreeCanvas } from '../canvas/tree-canvas.ts';
import { createArmedField } from '../input/armed-field.ts';
import type { ArmedField } from '../input/armed-field.ts';
import { addBeside } from './floating-topic.ts';
import { copySelection, pasteFromSystem, pasteInto } from './mind-clipboard.ts';
import { createMindKeys } from './mind-keys.ts';
import { watchMindPointer } from './mind-pointer.ts';
import { createShownTree } from './shown-tree.ts';

/** Mind map on the screen: the canvas, the field over it, and handlers of keys and pointers. */
export interface MindBoard {
  readonly canvas: TreeCanvas;
  readonly field: ArmedField;
  readonly context: MindContext;
  readonly plan: () => TreePlan;
  /** Runs a command by its id, of the tree or of the view. Returns whether there was one to run. */
  readonly run: (id: string) => boolean;
  /** Draws pending changes now. */
  readonly render: () => void;
  /** Draws trees without a theme of their own in the dark one. */
  readonly setDark: (isDark: boolean) => void;
  readonly setKeys: (keys: KeyMap) => void;
  readonly stop: () => void;
}

/** Options of {@link createMindBoard}. */
export interface MindBoardOptions {
  readonly host: HTMLElement;
  readonly session: MindSession;
  readonly system: KeySystem;
  readonly onView: (view: View) => void;
  /** Opens a panel or a menu of the frame. Returns false for an unknown id. */
  readonly onOpen: (id: string, at?: { readonly x: number; readonly y: number }) => boolean;
  /** Is told which branch is shown alone; undefined for all of the tree. */
  readonly onBranch: (id: string | undefined) => void;
  /** Says a topic in words, e.g. “Plan, topic 3 of 5, level 2”. */
  readonly labelOf: (id: string) => string;
}

/** How far right of its room a field begins, by the side that its text begins at. */
const FIELD_X = {
  left: () => 1,
  center: (room: number, width: number) => (room - width) / 2,
  right: (room: number, width: number) => room - width - 1,
} as const;

const VIEWS: Readonly<Record<string, (canvas: TreeCanvas) => void>> = {
  'view.in': (canvas) => canvas.zoom(1.25),
  'view.out': (canvas) => canvas.zoom(0.8),
  'view.actual': (canvas) => canvas.zoom(1 / canvas.view().scale),
  'view.fit': (canvas) => canvas.fit(),
};

const ringOf = ({ place: { x, y, w, h } }: PlannedTopic, name: string, by = 3): CanvasMark => ({
  area: { x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 },
  name,
});

/** Creates a mind map in an element that has a size and clips. */
export const createMindBoard = (options: MindBoardOptions): MindBoard => {
  const { host, session, system, onOpen, labelOf } = options;
  const shown = createShownTree(session);
  const currentPlan = shown.plan;
  let isQueued = false;
  let turn = 0;
  let armedFor = '';
  const canvas = createTreeCanvas({ host, onView: (view) => onViewed(view) });

  const context: MindContext = {
    session,
    standing: shown.standing,
    caret: () => field.element.selectionStart,
  };

  /** Shows a branch alone, or all of the tree again. */
  const showBranch = (id: string | undefined): void => {
    shown.showBranch(id);
    canvas.show(currentPlan());
    canvas.fit();
    render();
    options.onBranch(shown.branch());
  };

  const openAt: MindBoardOptions['onOpen'] = (id, at) => {
    if (id !== 'topic.floating') return onOpen(id, at);
    addBeside({ host, canvas, session, plan: currentPlan }, at);
    return true;
  };

  const OWN: Readonly<Record<string, () => void>> = {
    'topic.floating': () => addBeside({ host, canvas, session, plan: currentPlan }),
    'edit.copy': () => void document.execCommand('copy'),
    'edit.cut': () => void document.execCommand('cut'),
    'edit.paste': () => pasteFromSystem(session),
    'view.branch': () => showBranch(session.state().selected[0]),
    'view.branchOut': () => showBranch(session.index().get(shown.branch() ?? '')?.parent),
  };

  const run = (id: string): boolean => {
    const own = OWN[id];
    if (own !== undefined) {
      own();
      return true;
    }
    const view = VIEWS[id];
    if (view !== undefined) {
      view(canvas);
      return true;
    }
    return runMindCommand(id, context) || onOpen(id);
  };

  const keys = createMindKeys({ session, system, run, field: () => field.element });

  const field = createArmedField(host, {
    onText: (text) => {
      if (text === '' && session.state().writing === undefined) return;
      session.type(text);
    },
    onKey: keys.press,
    onCopy: (event, cuts) => copySelection({ event, session, cuts }),
    onPaste: (event, isPlain) => pasteInto({ event, session, isPlain }),
    onBlur: () => session.endWriting(),
  });

  const placeField = (): void => {
    const { writing, selected } = session.state();
    const plan = currentPlan();
    const one = plan.topics[plan.indexOf(writing?.id ?? selected[selected.length - 1] ?? '') ?? 0];
    if (one === undefined) return;
    const setting = titleSettingOf(plan, one);
    const { scale } = canvas.view();
    // A little wider than the text, so that the browser breaks no line that we do not.
    const width = setting.width + 4;
    const x = one.place.x + setting.box.x + FIELD_X[setting.align](setting.box.w, width);
    const corner = toWindow(canvas.view(), canvas.size(), { x, y: one.place.y + setting.box.y });
    field.place({ ...setting, ...corner, width, height: setting.box.h + setting.line, scale });
  };

  const syncField = (): void => {
    const { writing, selected } = session.state();
    if (writing === undefined) {
      const id = selected[selected.length - 1] ?? '';
      turn = 0;
      const label = labelOf(id);
      if (armedFor !== label || field.element.value !== '') field.arm(label);
      armedFor = label;
      return;
    }
    armedFor = '';
    const title = session.index().get(writing.id)?.topic.title ?? '';
    if (turn === writing.turn) return;
    const isTyped = writing.isReplacing && field.element.value === title;
    turn = writing.turn;
    field.name(labelOf(writing.id));
    if (isTyped) field.keep();
    else field.take(title, writing.caret);
  };

  let anchor: string | undefined;
  let revealed = '';

  /** Brings the selection into sight after it changed or moved. */
  const revealSelected = (one: PlannedTopic | undefined): void => {
    if (one === undefined) return;
    const { x, y, w } = one.place;
    const key = [one.entry.topic.id, x, y, w].join(' ');
    if (key !== revealed && revealed !== '') canvas.reveal(one.place);
    revealed = key;
  };

  const render = (): void => {
    isQueued = false;
    const { writing, selected } = session.state();
    const next = currentPlan();
    const find = (id: string | undefined) => next.topics[next.indexOf(id ?? '') ?? -1];
    canvas.show(next, { writing: writing?.id }, anchor ?? selected[0]);
    anchor = selected.at(-1);
    canvas.mark(
      selected.flatMap((id): CanvasMark[] => {
        const one = find(id);
        const name = writing?.id === id ? 'cd-canvas__ring cd-canvas__ring--writing' : 'cd-canvas__ring';
        return one === undefined ? [] : [ringOf(one, name)];
      }),
    );
    syncField();
    placeField();
    revealSelected(find(anchor));
  };

  const onViewed = (view: View): void => {
    placeField();
    options.onView(view);
  };

  const queue = (): void => {
    if (isQueued) return;
    isQueued = true;
    // All that one key changes is drawn once, before the next frame.
    queueMicrotask(render);
  };

  const stopListening = session.subscribe(queue);
  const stopPointer = watchMindPointer({ host, canvas, session, field, plan: currentPlan, onOpen: openAt });
  render();

  return {
    canvas,
    field,
    context,
    plan: currentPlan,
    run,
    render,
    setDark: (isDark) => {
      if (shown.setDark(isDark)) render();
    },
    setKeys: keys.setKeys,
    stop: () => {
      stopListening();
      stopPointer();
      field.stop();
      canvas.stop();
    },
  };
};
