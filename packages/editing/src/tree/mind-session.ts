import type { TopicStyle } from '@chartdock/documents';
import { createListeners } from './listeners.ts';
import type { ChangeOptions, MindState, TreeDocument } from './mind-session.types.ts';
import { addRelation } from './part-commands.ts';
import { indexTree } from './tree-index.ts';
import type { TreeIndex } from './tree-index.ts';
import type { TopicFields, TopicMaker, TreeChange, WritingWish } from './tree-edit.types.ts';

/** State of one person's work on a tree: selection, writing, and changes. */
export interface MindSession {
  readonly document: TreeDocument;
  readonly state: () => MindState;
  readonly index: () => TreeIndex;
  readonly subscribe: (listener: () => void) => () => void;
  readonly select: (ids: readonly string[]) => void;
  /** Adds a topic to those that are selected, or takes it out. */
  readonly toggle: (id: string) => void;
  /** Selects a topic that may be hidden, opens the topics that hide it, and returns their ids. */
  readonly show: (id: string) => readonly string[];
  /** Closes topics again that {@link MindSession.show} opened, except those above the selection. */
  readonly closeAgain: (ids: readonly string[]) => void;
  /** Begins to write a title. */
  readonly write: (wish: WritingWish & { readonly replaces?: boolean }) => void;
  /** Takes the text of the field; begins writing when nothing is written yet. */
  readonly type: (title: string) => void;
  /** Ends writing and keeps the text. */
  readonly endWriting: () => void;
  /** Ends writing and restores the former title. */
  readonly cancelWriting: () => void;
  /** Carries a change out, if there is one. Returns whether there was. */
  readonly change: (change: TreeChange | undefined, options: Omit<ChangeOptions, 'selected'>) => boolean;
  readonly set: (ids: readonly string[], to: TopicFields, label: string) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Waits for the other end of a line from a topic: the next one that is selected. Undefined ends that. */
  readonly pick: (from: string | undefined) => void;
  /** Keeps the look of the selected topic. */
  readonly copyStyle: () => void;
  /** Returns the look that was kept; undefined while there is none. */
  readonly copiedStyle: () => { readonly style: TopicStyle | undefined } | undefined;
  /** Makes topics: fresh ids and the title of an empty topic. */
  readonly maker: TopicMaker;
}

/** Options of {@link createMindSession}. */
export interface MindSessionOptions {
  readonly document: TreeDocument;
  readonly maker: TopicMaker;
}

/** Keeps those of some ids that a tree has; the root when none is left. */
const stillThere = (index: TreeIndex, ids: readonly string[]): readonly string[] => {
  const there = ids.filter((id) => index.get(id) !== undefined);
  return there.length === ids.length ? ids : there.length > 0 ? there : [index.root];
};

/** Creates a session on a tree; the root is selected. */
export const createMindSession = ({ document, maker }: MindSessionOptions): MindSession => {
  const { subscribe, tell } = createListeners();
  const index = (): TreeIndex => indexTree(document.get());
  let turn = 0;
  let state: MindState = { selected: [document.get().root.id], writing: undefined };
  let copied: { readonly style: TopicStyle | undefined } | undefined;

  const set = (next: Partial<MindState>): void => {
    state = { ...state, ...next };
    tell();
  };

  const begin: MindSession['write'] = ({ id, caret, replaces = false }) => {
    const topic = index().get(id)?.topic;
    if (topic === undefined) return;
    turn += 1;
    const before = { title: topic.title, ...(topic.runs === undefined ? {} : { runs: topic.runs }) };
    set({ selected: [id], writing: { id, caret, before, isReplacing: replaces, turn } });
  };

  /** Opens or closes topics, as one step with the search around it. */
  const fold = (ids: readonly string[], collapsed: true | null): void => {
    if (ids.length === 0) return;
    document.apply(
      ids.map((id) => ({ kind: 'set', id, to: { collapsed } })),
      { label: 'fold.toggle', joins: 'find' },
    );
  };

  const endWriting = (): void => {
    if (state.writing !== undefined) set({ writing: undefined });
  };

  const change: MindSession['change'] = (wanted, options) => {
    if (wanted === undefined) return false;
    const selected = [state.selected, wanted.select.length > 0 ? wanted.select : state.selected] as const;
    state = { ...state, writing: undefined };
    document.apply(wanted.edits, { ...options, selected });
    state = { ...state, selected: stillThere(index(), selected[1]) };
    if (wanted.write === undefined) tell();
    else begin(wanted.write);
    return true;
  };

  const turnBack = (selected: readonly string[] | undefined): void => {
    if (selected === undefined) return;
    const { writing } = state;
    const isThere = writing !== undefined && index().get(writing.id) !== undefined;
    turn += 1;
    set({
      selected: stillThere(index(), isThere ? [writing.id] : selected),
      // The field takes the title again, and goes on with it.
      writing: isThere ? { ...writing, caret: 'end', turn } : undefined,
    });
  };

  const stop = document.subscribe(() => {
    const { writing, selected } = state;
    const there = stillThere(index(), selected);
    const isGone = writing !== undefined && index().get(writing.id) === undefined;
    state = { ...state, selected: there, writing: isGone ? undefined : writing };
    tell();
  });
  void stop;

  return {
    document,
    maker,
    index,
    subscribe,
    state: () => state,
    select: (ids) => {
      const { picking } = state;
      const [to] = ids;
      if (picking === undefined || to === undefined || to === picking)
        return set({ selected: ids, writing: undefined });
      state = { ...state, picking: undefined };
      const line = addRelation(document.get(), { from: picking, to }, maker);
      if (!change(line, { label: 'topic.relation' })) set({ selected: ids, writing: undefined });
    },
    pick: (from) => set({ picking: from, writing: undefined }),
    copyStyle: () => {
      copied = { style: index().get(state.selected[0] ?? '')?.topic.style };
      tell();
    },
    copiedStyle: () => copied,
    toggle: (id) => {
      const without = state.selected.filter((one) => one !== id);
      const next = without.length < state.selected.length ? without : [...state.selected, id];
      set({ selected: next.length === 0 ? [id] : next, writing: undefined });
    },
    show: (id) => {
      const closed = index()
        .above(id)
        .filter((up) => index().get(up)?.topic.collapsed === true);
      fold(closed, null);
      set({ selected: [id], writing: undefined });
      return closed;
    },
    closeAgain: (ids) => {
      const kept = new Set(state.selected.flatMap((id) => index().above(id)));
      fold(
        ids.filter((id) => !kept.has(id) && index().get(id) !== undefined),
        true,
      );
    },
    write: begin,
    type: (title) => {
      const id = state.writing?.id ?? state.selected[0];
      const topic = id === undefined ? undefined : index().get(id)?.topic;
      if (id === undefined || topic === undefined) return;
      if (state.writing === undefined) {
        turn += 1;
        const { runs } = topic;
        const before = { title: topic.title, ...(runs === undefined ? {} : { runs }) };
        state = { selected: [id], writing: { id, caret: 'end', before, isReplacing: true, turn } };
      }
      if (topic.title === title) return tell();
      document.apply(
        [{ kind: 'set', id, to: { title, ...(topic.runs === undefined ? {} : { runs: null }) } }],
        {
          label: 'write',
          joins: `write ${id}`,
          selected: [state.selected, state.selected],
        },
      );
    },
    endWriting,
    cancelWriting: () => {
      const { writing } = state;
      if (writing === undefined) return;
      const { id, before } = writing;
      state = { ...state, writing: undefined };
      if (index().get(id)?.topic.title !== before.title)
        document.apply([{ kind: 'set', id, to: { title: before.title, runs: before.runs ?? null } }], {
          label: 'write',
          joins: `write ${id}`,
          selected: [state.selected, state.selected],
        });
      tell();
    },
    change,
    set: (ids, to, label) => {
      const edits = ids.map((id) => ({ kind: 'set', id, to }) as const);
      document.apply(edits, { label, selected: [state.selected, state.selected] });
    },
    undo: () => turnBack(document.undo()),
    redo: () => turnBack(document.redo()),
  };
};
