import { createStore } from 'zustand/vanilla';
import type { FileItem } from '../items/file-item.types.ts';
import { isPickable } from './is-pickable.ts';
import { afterFileAdded, afterFilePressed } from './pick.state.ts';
import type { Chosen, FilePick, FilePickOptions, PickState } from './pick.types.ts';
import { createVerdicts } from './verdicts.ts';

const chosenOf = (items: readonly FileItem[]): Chosen => new Map(items.map((item) => [item.id, item]));

/**
 * Creates a pick. It commits only files that its rules allow and, where `ask` is given, that were accepted.
 */
export const createPick = ({ rules, onCommit, ask, initial = [] }: FilePickOptions): FilePick => {
  const store = createStore<PickState>(() => ({
    chosen: chosenOf(initial),
    busy: false,
    refusal: undefined,
    verdicts: new Map(),
  }));
  const { getState } = store;
  const verdicts =
    ask &&
    createVerdicts(ask, (known) => store.setState({ verdicts: new Map([...getState().verdicts, ...known]) }));

  const isAllowed = async (item: FileItem): Promise<boolean> =>
    isPickable(item, rules) && (verdicts === undefined || (await verdicts.verdictOf(item)) === true);

  const choose = (after: (chosen: Chosen) => Chosen): void => {
    const next = after(getState().chosen);
    store.setState(
      next === getState().chosen ? { refusal: undefined } : { chosen: next, refusal: undefined },
    );
  };

  const commit = async (): Promise<boolean> => {
    const { chosen, busy } = getState();
    if (chosen.size === 0 || busy) return false;
    store.setState({ busy: true, refusal: undefined });
    try {
      const answer = await onCommit([...chosen.values()]);
      const refusal = answer.accepted ? undefined : { message: answer.message, failed: false };
      store.setState({ busy: false, refusal });
      return answer.accepted;
    } catch {
      store.setState({ busy: false, refusal: { message: undefined, failed: true } });
      return false;
    }
  };

  const add = async (items: readonly FileItem[]): Promise<void> => {
    const allowed = await Promise.all(items.map(isAllowed));
    const fitting = items.filter((_item, at) => allowed[at]);
    choose((chosen) => fitting.reduce((now, item) => afterFileAdded(now, item, rules), chosen));
  };

  return {
    rules,
    getState,
    subscribe: store.subscribe,
    see: (items) => verdicts?.want(items.filter((item) => isPickable(item, rules))),
    refusalOf: (item) => {
      if (item.type === 'folder') return undefined;
      if (!isPickable(item, rules)) return { reason: 'category' };
      const verdict = getState().verdicts.get(item.id);
      return typeof verdict === 'string' ? { reason: 'verdict', text: verdict } : undefined;
    },
    press: async (item) => {
      const isChosen = getState().chosen.has(item.id);
      if (isChosen || (await isAllowed(item))) choose((chosen) => afterFilePressed(chosen, item, rules));
    },
    open: async (item) => {
      await add([item]);
      if (getState().chosen.has(item.id)) await commit();
    },
    add,
    clear: () => choose((chosen) => (chosen.size === 0 ? chosen : new Map())),
    commit,
  };
};
