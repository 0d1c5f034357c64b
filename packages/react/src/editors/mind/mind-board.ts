import { THEMES } from '@chartdock/documents';
import type { TreeDefinition } from '@chartdock/documents';
import { createTreeSizes, planTree, titleSettingOf } from '@chartdock/documents/drawing';
import type { PlannedTopic, TreePlan } from '@chartdock/documents/drawing';
import {
  addFloating,
  findCommand,
  indexTree,
  mindKeys,
  runMindCommand,
  writingKeys,
} from '@chartdock/editing/tree';
import type { KeyMap, KeySystem, MindContext, MindSession, StandingTopic } from '@chartdock/editing/tree';
import { toDocument, toWindow } from '../canvas/canvas-view.ts';
import type { View } from '../canvas/canvas-view.ts';
import { createTreeCanvas } from '../canvas/tree-canvas.ts';
import type { CanvasMark, TreeCanvas } from '../canvas/tree-canvas.ts';
import { createArmedField } from '../input/armed-field.ts';
import type { ArmedField } from '../input/armed-field.ts';
import { copySelection, pasteFromSystem, pasteInto } from './mind-clipboard.ts';
import { pointIn } from './pointer-work.types.ts';
import { watchMindPointer } from './mind-pointer.ts';

/** A mind map on the screen: the canvas, the field over it, and what keys and pointers do. */
export interface MindBoard {
  readonly canvas: TreeCanvas;
  readonly field: ArmedField;
  readonly context: MindContext;
  readonly plan: () => TreePlan;
  /** Runs a command by its id, of the tree or of the view. Returns whether there was one to run. */
  readonly run: (id: string) => boolean;
  /** Draws what has changed now. */
  readonly render: () => void;
  /** Draws in the dark theme what has no theme of its own. */
  readonly setDark: (isDark: boolean) => void;
  readonly setKeys: (keys: KeyMap) => void;
  readonly stop: () => void;
}

/** What {@link createMindBoard} works with. */
export interface MindBoardOptions {
  readonly host: HTMLElement;
  readonly session: MindSession;
  readonly system: KeySystem;
  readonly onView: (view: View) => void;
  /** Opens what belongs to the frame: search, keys, notes, links, the menu of a topic. Returns whether there is such a thing. */
  readonly onOpen: (id: string, at?: { readonly x: number; readonly y: number }) => boolean;
  /** Is told which branch is shown alone; undefined for all of the tree. */
  readonly onBranch: (id: string | undefined) => void;
  /** Says a topic in words, e.g. “Plan, topic 3 of 5, level 2”. */
  readonly labelOf: (id: string) => string;
}

/** Keys that a writing person means for the tree end the writing first. */
const WRITE_COMMANDS: Readonly<Record<string, string>> = {
  'write.child': 'topic.child',
  'write.outdent': 'topic.outdent',
  'write.after': 'topic.after',
  'write.parent': 'topic.parent',
  'write.split': 'topic.split',
};

/** So far below all that is shown a topic comes that was asked for by a key, in pixels. */
const BESIDE = 60;

/** Themes that follow the palette of the page. */
const PLAIN_THEMES = new Set(['default', 'light', 'dark']);

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

const standingOf = ({ topics }: TreePlan): StandingTopic[] =>
  topics.map(({ entry, place: { x, y, w, h } }) => ({
    ...{ id: entry.topic.id, x, y, w, h },
    parent: topics[entry.parent]?.entry.topic.id,
  }));

const ringOf = ({ place: { x, y, w, h } }: PlannedTopic, name: string, by = 3): CanvasMark => ({
  area: { x: x - by, y: y - by, w: w + by * 2, h: h + by * 2 },
  name,
});

/** Creates a mind map in an element that has a size and clips. */
export const createMindBoard = (options: MindBoardOptions): MindBoard => {
  const { host, session, system, onOpen, labelOf } = options;
  const sizes = createTreeSizes();
  let isDark = false;
  let keys: KeyMap = mindKeys;
  let branch: string | undefined;

  /** Returns the tree that is shown: all of it, or one branch. */
  const shownOf = (tree: TreeDefinition): TreeDefinition => {
    const root = branch === undefined ? undefined : indexTree(tree).get(branch)?.topic;
    if (root === undefined) return tree;
    const { floating: _floating, ...rest } = tree;
    return { ...rest, root };
  };

  const lay = (whole: TreeDefinition): TreePlan => {
    const tree = shownOf(whole);
    const isPlain = PLAIN_THEMES.has(tree.theme) || !THEMES.has(tree.theme);
    return planTree(tree, sizes, isDark && isPlain ? 'dark' : undefined);
  };
  let plan = lay(session.document.get());
  let planned = session.document.get();
  let standing: readonly StandingTopic[] | undefined;
  let isQueued = false;
  let turn = 0;
  let armedFor = '';
  const canvas = createTreeCanvas({ host, onView: (view) => onViewed(view) });

  const context: MindContext = {
    session,
    standing: () => (standing ??= standingOf(currentPlan())),
    caret: () => field.element.selectionStart,
  };

  const currentPlan = (): TreePlan => {
    const definition = session.document.get();
    if (definition !== planned) {
      planned = definition;
      standing = undefined;
      plan = lay(definition);
    }
    return plan;
  };

  /** Shows a branch alone, or all of the tree again. */
  const showBranch = (id: string | undefined): void => {
    branch = id === session.index().root ? undefined : id;
    plan = lay(planned);
    standing = undefined;
    canvas.show(plan);
    canvas.fit();
    render();
    options.onBranch(branch);
  };

  /** Puts a topic beside the tree: at a place of the page, or right below all that is shown. */
  const addBeside = (spot?: { readonly x: number; readonly y: number }): void => {
    const [root] = currentPlan().topics;
    if (root === undefined) return;
    const { x, y, w, h } = root.place;
    const { box } = currentPlan();
    const at =
      spot === undefined
        ? { x: x + w / 2, y: box.y + box.h + BESIDE }
        : toDocument(canvas.view(), canvas.size(), pointIn(host, { clientX: spot.x, clientY: spot.y }));
    const change = addFloating(
      session.document.get(),
      { x: at.x - x - w / 2, y: at.y - y - h / 2 },
      session.maker,
    );
    session.change(change, { label: 'topic.floating' });
  };

  const openAt: MindBoardOptions['onOpen'] = (id, at) => {
    if (id !== 'topic.floating') return onOpen(id, at);
    addBeside(at);
    return true;
  };

  const OWN: Readonly<Record<string, () => void>> = {
    'topic.floating': () => addBeside(),
    'edit.copy': () => void document.execCommand('copy'),
    'edit.cut': () => void document.execCommand('cut'),
    'edit.paste': () => pasteFromSystem(session),
    'view.branch': () => showBranch(session.state().selected[0]),
    'view.branchOut': () =>
      showBranch(branch === undefined ? undefined : session.index().get(branch)?.parent),
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

  const onKey = (event: KeyboardEvent): boolean => {
    const isWriting = session.state().writing !== undefined;
    if (event.key === 'Escape' && session.state().picking !== undefined) {
      session.pick(undefined);
      return true;
    }
    const id = findCommand(event, isWriting ? { ...writingKeys, ...viewKeys() } : keys, { system });
    if (id === undefined) return false;
    if (id === 'write.cancel') {
      session.cancelWriting();
      return true;
    }
    const command = WRITE_COMMANDS[id];
    if (command === undefined) return run(id) || !isWriting;
    // Splitting needs the caret, and ends the writing itself.
    if (command === 'topic.split') return run(command);
    if (!run(command)) session.endWriting();
    return true;
  };

  /** View and search keys mean the same while a title is written. */
  const viewKeys = (): KeyMap =>
    Object.fromEntries(Object.entries(keys).filter(([id]) => id.startsWith('view.') || id === 'edit.find'));

  const field = createArmedField(host, {
    onText: (text) => {
      if (text === '' && session.state().writing === undefined) return;
      session.type(text);
    },
    onKey,
    onCopy: (event, cuts) => copySelection({ event, session, cuts }),
    onPaste: (event, isPlain) => pasteInto({ event, session, isPlain }),
    onBlur: () => session.endWriting(),
  });

  const placeField = (): void => {
    const { writing, selected } = session.state();
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

  /** Brings what is selected into sight once it is another, or stands elsewhere. */
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
    setDark: (next) => {
      if (next === isDark) return;
      isDark = next;
      plan = lay(planned);
      render();
    },
    setKeys: (next) => {
      keys = next;
    },
    stop: () => {
      stopListening();
      stopPointer();
      field.stop();
      canvas.stop();
    },
  };
};
