import type { MessageKey, Translate } from '@chartdock/contract';
import { createStore } from 'zustand/vanilla';
import type { Notices } from '../notices/notices.types.ts';
import { USUAL_LOOK } from './dialog-definition.ts';
import type { DialogTable, NameIn, ValueIn } from './dialog-definition.ts';
import { NO_DIALOGS, afterDialogClosed, afterDialogOpened } from './dialogs.state.ts';
import type { DialogResult, DialogsOf, DialogsStateOf } from './dialogs.types.ts';
import { parseDialogCall } from './parse-dialog-call.ts';

/** What dialogs are built on. */
export interface DialogsOptions {
  readonly notices: Pick<Notices, 'show'>;
  readonly translate: Translate;
}

/** Makes a stack of the dialogs of a table. Ending one shows its tip, unless it tells its own result (DLG-23, DLG-24). */
export const createDialogs = <Table extends DialogTable>(
  table: Table,
  { notices, translate }: DialogsOptions,
): DialogsOf<Table> => {
  const store = createStore<DialogsStateOf<Table>>(() => NO_DIALOGS);
  const waiting = new Map<NameIn<Table>, (result: DialogResult) => void>();

  const end = (name: NameIn<Table>, result: DialogResult): void => {
    const resolve = waiting.get(name);
    waiting.delete(name);
    store.setState(afterDialogClosed<Table>(store.getState(), name), true);
    resolve?.(result);
  };

  const close = (name: NameIn<Table>): void => {
    if (waiting.has(name)) end(name, { status: 'closed' });
  };

  /** Shows the tip of a dialog that is open and returns it. */
  const tip = (name: NameIn<Table>, key: MessageKey): string | undefined => {
    const dialog = store.getState().open.find((open) => open.name === name);
    if (dialog === undefined) return undefined;
    const text = translate(key);
    if (!dialog.tellsResult) notices.show({ text });
    return text;
  };

  /** Leaves out a value that a dialog does not end with. */
  const withValueOf = <Name extends NameIn<Table>>(
    name: Name,
    result: DialogResult,
  ): DialogResult<ValueIn<Table, Name>> => {
    if (result.status !== 'confirmed') return result;
    const isValue = table[name]?.isValue;
    const isKnown = isValue === undefined || isValue(result.value);
    // The table says which values its dialogs end with; the compiler cannot follow an index into it.
    return { ...result, value: (isKnown ? result.value : undefined) as ValueIn<Table, Name> | undefined };
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    open: (name, ...[request]) => {
      close(name);
      return new Promise((resolve) => {
        waiting.set(name, (result) => resolve(withValueOf(name, result)));
        const look = table[name]?.look ?? USUAL_LOOK;
        store.setState(afterDialogOpened(store.getState(), { name, look, request }), true);
      });
    },
    parse: (name, params = {}) => parseDialogCall(table, name, params),
    confirm: (name, value) => {
      const reason = tip(name, 'dialog.confirmed');
      if (reason !== undefined) end(name, { status: 'confirmed', reason, value });
    },
    cancel: (name) => {
      const reason = tip(name, 'dialog.cancelled');
      if (reason !== undefined) end(name, { status: 'cancelled', reason });
    },
    fail: (name, reason) => {
      if (waiting.has(name)) end(name, { status: 'failed', reason });
    },
    close,
    clear: () => [...waiting.keys()].forEach(close),
  };
};
