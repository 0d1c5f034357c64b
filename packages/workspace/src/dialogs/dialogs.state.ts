import type { DialogLook } from './dialog-definition.ts';
import type { DialogButton, DialogRequest, DialogsState } from './dialogs.types.ts';

/** Layer of the first open dialog (DLG-20). */
const FIRST_LAYER = 100;

/** Nothing is open. */
export const NO_DIALOGS: DialogsState = { open: [], nextLayer: FIRST_LAYER };

/** Holds the buttons of a dialog that says nothing else (DLG-19). */
export const DEFAULT_BUTTONS: readonly DialogButton[] = [
  { role: 'cancel', text: 'dialog.cancel' },
  { role: 'ok', text: 'dialog.ok' },
];

/** Takes a dialog away; with the last one the layers start from 100 again (DLG-21). */
export const afterDialogClosed = (state: DialogsState, name: string): DialogsState => {
  const open = state.open.filter((dialog) => dialog.name !== name);
  return open.length === 0 ? NO_DIALOGS : { ...state, open };
};

/** A dialog to open: its name, the look of its definition, and the request of its opener. */
export interface DialogOpening {
  readonly name: string;
  readonly look: DialogLook;
  readonly request?: DialogRequest | undefined;
}

/** Puts a dialog in front: the first on layer 100, each further one on the next (DLG-20, DLG-21). */
export const afterDialogOpened = (
  state: DialogsState,
  { name, look, request = {} }: DialogOpening,
): DialogsState => {
  const { params = {}, ...wishes } = request;
  const { open, nextLayer } = afterDialogClosed(state, name);
  const dialog = {
    ...look,
    ...wishes,
    name,
    params,
    layer: nextLayer,
    buttons: DEFAULT_BUTTONS,
  };
  return { open: [...open, dialog], nextLayer: nextLayer + 1 };
};

/** Returns whether the mask shows: while at least one dialog is open (DLG-22). */
export const hasMask = ({ open }: { readonly open: readonly unknown[] }): boolean => open.length > 0;
