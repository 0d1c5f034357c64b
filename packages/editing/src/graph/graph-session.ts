import type { NodeThing } from '../things/thing.types.ts';
import type { Definition, EdgeLabel, GraphDefinition, Json } from '@chartdock/documents';
import type { Intent } from '../operations/intent.types.ts';
import type { EditingStore } from '../store/store.ts';
import type { ApplyOptions, Outcome } from '../store/store.types.ts';
import { createGraphPlan } from './graph-plan.ts';
import type { GraphPlan } from './graph-plan.ts';
import { withGroups } from './groups.ts';
import { withRoutes } from './stored-routes.ts';
import { changeText, textAt } from './written-text.ts';
import type { TextPlace } from './written-text.ts';

/** The text that is being written. */
export interface GraphWriting {
  readonly id: string;
  readonly place: TextPlace;
  /** Text from before, for Esc. */
  readonly before: string;
  readonly caret: 'all' | 'end' | number;
  /** Whether the first key has replaced the text. */
  readonly isReplacing: boolean;
  /** Counts up when the field has to take the text of the document again. */
  readonly turn: number;
}

/** A look that was copied, for shapes and for connectors. */
export interface CopiedLook {
  readonly node?: Readonly<Record<string, Json>>;
  readonly edge?: Readonly<Record<string, Json>>;
}

/** State of a person's work on a graph besides the selection. */
export interface GraphState {
  readonly writing: GraphWriting | undefined;
  /** Group whose shapes are selected one by one. */
  readonly entered: string | undefined;
  readonly copied: CopiedLook | undefined;
  /** Whether the pressed cell takes the copied look: the next one, or all until Esc. */
  readonly brush: 'off' | 'once' | 'stays';
}

/** Names the text that is written. */
export interface WritingWish {
  readonly id: string;
  readonly place?: TextPlace | undefined;
  readonly caret?: GraphWriting['caret'] | undefined;
}

/** A graph that is edited: its document, the places of all, the selection and the writing. */
export interface GraphSession {
  readonly store: EditingStore;
  readonly plan: GraphPlan;
  readonly get: () => GraphDefinition;
  readonly state: () => GraphState;
  readonly selected: () => readonly string[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Selects cells, with all that is in a group with them unless the group was entered. */
  readonly select: (ids: readonly string[]) => void;
  readonly toggle: (id: string) => void;
  readonly enter: (group: string | undefined) => void;
  readonly write: (wish: WritingWish) => void;
  readonly type: (text: string) => void;
  readonly endWriting: () => void;
  readonly cancelWriting: () => void;
  /** Changes the document; stored routes go along with the shapes at their ends. */
  readonly change: (intents: readonly Intent[], options: ApplyOptions) => Outcome;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly copyLook: (look: CopiedLook | undefined, brush?: GraphState['brush']) => void;
  readonly stop: () => void;
}

const isGraph = (definition: Definition): definition is GraphDefinition => definition.type === 'graph';

/** Returns the label of a connector that is written when nothing says which. */
export const firstLabel = (labels: readonly EdgeLabel[]): TextPlace => ({
  part: 'label',
  at: labels.length === 0 ? 0 : labels.findIndex(({ text }) => text.trim() !== '') || 0,
});

/** Opens a graph for editing. Throws `TypeError` when the store holds something else. */
export const createGraphSession = (store: EditingStore): GraphSession => {
  const first = store.toDefinition();
  if (!isGraph(first)) throw new TypeError('a graph session needs a graph');
  const plan = createGraphPlan(store);
  const listeners = new Set<() => void>();
  let definition: GraphDefinition | undefined = first;
  let state: GraphState = { writing: undefined, entered: undefined, copied: undefined, brush: 'off' };
  let turn = 0;

  const tell = (): void => {
    for (const listener of [...listeners]) listener();
  };
  const set = (to: Partial<GraphState>): void => {
    state = { ...state, ...to };
    tell();
  };

  const stop = store.subscribe(({ isSelection }) => {
    if (!isSelection) definition = undefined;
    const { writing } = state;
    if (writing !== undefined && !store.index.has(writing.id)) state = { ...state, writing: undefined };
    tell();
  });

  const get = (): GraphDefinition => {
    if (definition !== undefined) return definition;
    const next = store.toDefinition();
    // The kind of a document never changes.
    if (isGraph(next)) definition = next;
    return definition ?? first;
  };

  const endWriting = (): void => {
    if (state.writing === undefined) return;
    store.settle();
    set({ writing: undefined });
  };

  const select = (ids: readonly string[]): void => {
    endWriting();
    const { entered } = state;
    const nodes = ids.map((id) => plan.node(id));
    if (entered !== undefined && !nodes.some((node) => node?.group === entered)) set({ entered: undefined });
    store.select(withGroups(store.index, ids, state.entered));
  };

  const begin = ({ id, place, caret = 'end' }: WritingWish, isReplacing: boolean): void => {
    const thing = store.index.find('cells', id);
    if (thing === undefined || thing.locked === true) return;
    const where = place ?? (thing.t === 'edge' ? firstLabel(thing.labels) : { part: 'text' as const });
    turn += 1;
    if (!store.selection.includes(id) || store.selection.length > 1) store.select([id]);
    set({ writing: { id, place: where, before: textAt(thing, where), caret, isReplacing, turn } });
  };

  const put = (text: string): void => {
    const { writing } = state;
    const thing = writing === undefined ? undefined : store.index.find('cells', writing.id);
    if (writing === undefined || thing === undefined || textAt(thing, writing.place) === text) return;
    store.apply(changeText(thing, writing.place, text), {
      label: 'graph.write',
      joins: `write ${writing.id} ${JSON.stringify(writing.place)}`,
      select: store.selection,
    });
  };

  return {
    store,
    plan,
    get,
    state: () => state,
    selected: () => store.selection,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    select,
    toggle: (id) => {
      endWriting();
      const with_ = withGroups(store.index, [id], state.entered);
      const isIn = store.selection.includes(id);
      store.select(
        isIn
          ? store.selection.filter((one) => !with_.includes(one))
          : [...store.selection.filter((one) => !with_.includes(one)), ...with_],
      );
    },
    enter: (group) => set({ entered: group }),
    write: (wish) => begin(wish, false),
    type: (text) => {
      if (state.writing === undefined) {
        const id = store.selection.at(-1);
        if (id === undefined) return;
        begin({ id }, true);
      }
      put(text);
      tell();
    },
    endWriting,
    cancelWriting: () => {
      const { writing } = state;
      if (writing === undefined) return;
      put(writing.before);
      endWriting();
    },
    change: (intents, options) => store.apply(withRoutes(store.index, intents), options),
    undo: () => {
      endWriting();
      store.undo();
    },
    redo: () => {
      endWriting();
      store.redo();
    },
    copyLook: (copied, brush = 'off') => set({ copied, brush }),
    stop: () => {
      stop();
      plan.stop();
    },
  };
};

/** Lists the shapes among cells. */
export const nodesOf = (session: Pick<GraphSession, 'plan'>, ids: readonly string[]): readonly NodeThing[] =>
  ids.flatMap((id) => session.plan.node(id) ?? []);
