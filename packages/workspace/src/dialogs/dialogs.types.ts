import type { MessageKey } from '@chartdock/contract';

/** Lists the dialogs of the product; they are opened and closed by these names (DLG-14). */
export const DIALOG_NAMES = [
  'addFolder',
  'import',
  'pwa',
  'upgrade',
  'confirm',
  'dlgPay',
  'dlgOrgPay',
  'dlgPayActivity',
  'dlgUserRetention',
  'dlgBindPhone',
  'dlgWaterMark',
] as const;

/** Name of a dialog. */
export type DialogName = (typeof DIALOG_NAMES)[number];

/** What a dialog may be opened with. */
export interface DialogRequest {
  /** In pixels; default 386 (DLG-18). */
  readonly width?: number;
  /** In pixels; default 443 (DLG-18). */
  readonly height?: number;
  /** What the dialog is about; only the dialog itself reads it. */
  readonly params?: unknown;
  /** Whether the dialog tells its own result, so that no tip is shown. Default false. */
  readonly tellsResult?: boolean;
}

/** A button of a dialog. */
export interface DialogButton {
  readonly role: 'cancel' | 'ok';
  readonly text: MessageKey;
}

/** A dialog on screen. */
export interface OpenDialog {
  readonly name: DialogName;
  readonly width: number;
  readonly height: number;
  readonly params: unknown;
  readonly tellsResult: boolean;
  /** Layer to draw it on; the highest one is in front. */
  readonly layer: number;
  readonly buttons: readonly DialogButton[];
}

/** The dialogs on screen in the order they were opened, and the layer of the next one. */
export interface DialogsState {
  readonly open: readonly OpenDialog[];
  readonly nextLayer: number;
}

/** How a dialog ended: confirmed or cancelled by the person, with the tip as its reason, or closed by the application. */
export type DialogResult =
  | { readonly status: 'confirmed'; readonly reason: string; readonly value: unknown }
  | { readonly status: 'cancelled'; readonly reason: string }
  | { readonly status: 'closed' };

/** The stack of named dialogs. */
export interface Dialogs {
  readonly getState: () => DialogsState;
  readonly subscribe: (listener: (state: DialogsState, before: DialogsState) => void) => () => void;
  /** Opens a dialog in front of the others and resolves once it is gone; one that is open already starts anew. */
  readonly open: (name: DialogName, request?: DialogRequest) => Promise<DialogResult>;
  /** Ends a dialog as its OK button does; an unknown or closed one is ignored. */
  readonly confirm: (name: DialogName, value?: unknown) => void;
  /** Ends a dialog as its Cancel button does; a closed one is ignored. */
  readonly cancel: (name: DialogName) => void;
  /** Takes a dialog away without a word; a closed one is ignored. */
  readonly close: (name: DialogName) => void;
  /** Takes every dialog away. */
  readonly clear: () => void;
}
