import type { MessageKey, Translate } from '@chartdock/contract';
import { createStore } from 'zustand/vanilla';
import type { Notices } from '../notices/notices.types.ts';
import { NO_DIALOGS, afterDialogClosed, afterDialogOpened } from './dialogs.state.ts';
import type { DialogName, DialogResult, Dialogs, DialogsState } from './dialogs.types.ts';

/** What dialogs are built on. */
export interface DialogsOptions {
  readonly notices: Pick<Notices, 'show'>;
  readonly translate: Translate;
}

/** Makes the stack of named dialogs. Ending one shows its tip, unless the dialog tells its own result (DLG-23, DLG-24). */
export const createDialogs = ({ notices, translate }: DialogsOptions): Dialogs => {
  const store = createStore<DialogsState>(() => NO_DIALOGS);
  const waiting = new Map<DialogName, (result: DialogResult) => void>();

  const end = (name: DialogName, result: DialogResult): void => {
    const resolve = waiting.get(name);
    waiting.delete(name);
    store.setState(afterDialogClosed(store.getState(), name), true);
    resolve?.(result);
  };

  const close = (name: DialogName): void => {
    if (waiting.has(name)) end(name, { status: 'closed' });
  };

  /** Shows the tip of a dialog that is open and answers it. */
  const tip = (name: DialogName, key: MessageKey): string | undefined => {
    const dialog = store.getState().open.find((open) => open.name === name);
    if (dialog === undefined) return undefined;
    const text = translate(key);
    if (!dialog.tellsResult) notices.show({ text });
    return text;
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    open: (name, ...[request]) => {
      close(name);
      return new Promise((resolve) => {
        waiting.set(name, resolve);
        store.setState(afterDialogOpened(store.getState(), name, request), true);
      });
    },
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
