import type { MessageKey, Translate } from '@chartdock/contract';
import { createStore } from 'zustand/vanilla';
import type { Notices } from '../notices/notices.types.ts';
import { USUAL_LOOK } from './dialog-definition.ts';
import type { DialogDefinition, DialogTable } from './dialog-definition.ts';
import { NO_DIALOGS, afterDialogClosed, afterDialogOpened } from './dialogs.state.ts';
import type { DialogRequest, DialogResult, DialogsOf, DialogsState } from './dialogs.types.ts';
import { parseDialogCall } from './parse-dialog-call.ts';

/** Dependencies of the dialogs. */
export interface DialogsOptions {
  readonly notices: Pick<Notices, 'show'>;
  readonly translate: Translate;
}

/** Leaves out a value that a dialog does not end with. */
const withKnownValue = (result: DialogResult, definition: DialogDefinition | undefined): DialogResult =>
  result.status === 'confirmed' && definition?.isValue?.(result.value) === false
    ? { ...result, value: undefined }
    : result;

/** Creates a stack of the dialogs of a table. Ending one shows its tip, unless it tells its own result (DLG-23, DLG-24). */
export function createDialogs<Table extends DialogTable>(
  table: Table,
  options: DialogsOptions,
): DialogsOf<Table>;
export function createDialogs(
  table: DialogTable,
  { notices, translate }: DialogsOptions,
): DialogsOf<DialogTable> {
  const store = createStore<DialogsState>(() => NO_DIALOGS);
  const waiting = new Map<string, (result: DialogResult) => void>();

  const end = (name: string, result: DialogResult): void => {
    const resolve = waiting.get(name);
    waiting.delete(name);
    store.setState(afterDialogClosed(store.getState(), name), true);
    resolve?.(result);
  };

  const close = (name: string): void => {
    if (waiting.has(name)) end(name, { status: 'closed' });
  };

  /** Shows the tip of a dialog that is open and returns it. */
  const tip = (name: string, key: MessageKey): string | undefined => {
    const dialog = store.getState().open.find((open) => open.name === name);
    if (dialog === undefined) return undefined;
    const text = translate(key);
    if (!dialog.tellsResult) notices.show({ text });
    return text;
  };

  const definitionOf = (name: string): DialogDefinition | undefined =>
    Object.hasOwn(table, name) ? table[name] : undefined;

  const open = (name: string, request?: DialogRequest): Promise<DialogResult> => {
    close(name);
    const definition = definitionOf(name);
    return new Promise((resolve) => {
      waiting.set(name, (result) => resolve(withKnownValue(result, definition)));
      const look = definition?.look ?? USUAL_LOOK;
      store.setState(afterDialogOpened(store.getState(), { name, look, request }), true);
    });
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    definitionOf,
    open,
    openParsed: ({ name, params }, request) => open(name, { ...request, params }),
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
}
