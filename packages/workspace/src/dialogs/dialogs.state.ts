import { DIALOG_TABLE } from './dialog-table.ts';
import type { DialogButton, DialogName, DialogRequest, DialogsState, OpenDialog } from './dialogs.types.ts';

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
export const afterDialogClosed = (state: DialogsState, name: DialogName): DialogsState => {
  const open = state.open.filter((dialog) => dialog.name !== name);
  return open.length === 0 ? NO_DIALOGS : { ...state, open };
};

/** Puts a dialog in front: the first on layer 100, each further one on the next (DLG-20, DLG-21). */
export const afterDialogOpened = <Name extends DialogName>(
  state: DialogsState,
  name: Name,
  request: DialogRequest<Name> = {},
): DialogsState => {
  const { params = {}, ...look } = request;
  const { open, nextLayer } = afterDialogClosed(state, name);
  // Name and parameters were paired by whoever called; the compiler cannot follow the pair into the union.
  const dialog = {
    ...DIALOG_TABLE[name].look,
    ...look,
    name,
    params,
    layer: nextLayer,
    buttons: DEFAULT_BUTTONS,
  } as OpenDialog;
  return { open: [...open, dialog], nextLayer: nextLayer + 1 };
};

/** Tells whether the mask shows: while at least one dialog is open (DLG-22). */
export const hasMask = (state: DialogsState): boolean => state.open.length > 0;
