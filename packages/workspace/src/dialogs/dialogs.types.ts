import type { MessageKey } from '@chartdock/contract';
import type {
  DialogDefinition,
  DialogTable,
  NameIn,
  NoParams,
  ParamsIn,
  ValueIn,
} from './dialog-definition.ts';

/** Options of opening a dialog. */
export interface DialogRequest<Params = unknown> {
  /** In pixels; default that of the dialog's definition, usually 386 (DLG-18). */
  readonly width?: number;
  /** In pixels; default that of the dialog's definition, usually 443 (DLG-18). */
  readonly height?: number;
  /** Parameters of the dialog; only the dialog itself reads them. */
  readonly params?: Params;
  /** Whether the dialog tells its own result, so that no tip is shown; default that of its definition. */
  readonly tellsResult?: boolean;
  /** Line under the title that tells whose words the dialog shows, e.g. those of a link; default none. */
  readonly sign?: string | undefined;
}

/** A button of a dialog. */
export interface DialogButton {
  readonly role: 'cancel' | 'ok';
  readonly text: MessageKey;
}

/** A dialog on screen. */
export interface OpenDialog<Params = unknown> {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Parameters that the definition of the dialog declares. */
  readonly params: Params;
  readonly tellsResult: boolean;
  /** Says under the title whose words these are. */
  readonly sign?: string | undefined;
  /** Layer to draw it on; the highest one is in front. */
  readonly layer: number;
  readonly buttons: readonly DialogButton[];
}

/** The dialogs on screen in the order they were opened, and the layer of the next one. */
export interface DialogsState {
  readonly open: readonly OpenDialog[];
  readonly nextLayer: number;
}

/**
 * Result of a dialog: confirmed or cancelled by the person, with the tip as its reason; failed, with the
 * error; or closed by the application. Openers from outside receive these as ok, cancel, error and cancel.
 */
export type DialogResult<Value = unknown> =
  | { readonly status: 'confirmed'; readonly reason: string; readonly value: Value | undefined }
  | { readonly status: 'cancelled'; readonly reason: string }
  | { readonly status: 'failed'; readonly reason: string }
  | { readonly status: 'closed' };

/** A dialog that was asked for by name, with parameters that were checked; or why it cannot be opened. */
export type DialogCall =
  | { readonly ok: true; readonly name: string; readonly params: unknown }
  | { readonly ok: false; readonly code: 'unknown_dialog' | 'invalid_params' };

/** Options of `open` besides the name: parameters are required where the dialog needs them. */
export type OpeningOf<Table extends DialogTable, Name extends NameIn<Table>> =
  NoParams extends ParamsIn<Table, Name>
    ? readonly [request?: DialogRequest<ParamsIn<Table, Name>>]
    : readonly [request: DialogRequest<ParamsIn<Table, Name>> & { readonly params: ParamsIn<Table, Name> }];

/** Opens the dialogs of a table. */
export interface OpensDialogs<Table extends DialogTable> {
  /** Opens a dialog in front of the others and resolves once it is gone; one that is open already starts again. */
  readonly open: <Name extends NameIn<Table>>(
    name: Name,
    ...request: OpeningOf<Table, Name>
  ) => Promise<DialogResult<ValueIn<Table, Name>>>;
}

/**
 * A stack of the dialogs of a table. Its state has one shape for every table, so that one view draws all of
 * them.
 */
export interface DialogsOf<Table extends DialogTable> extends OpensDialogs<Table> {
  readonly getState: () => DialogsState;
  readonly subscribe: (listener: (state: DialogsState, before: DialogsState) => void) => () => void;
  /** Returns the definition of a dialog; undefined for a name that is not in the table. */
  readonly definitionOf: (name: string) => DialogDefinition | undefined;
  /** Checks a name and parameters that came from outside; no parameters count as an empty object. */
  readonly parse: (name: unknown, params?: unknown) => DialogCall;
  /** Opens a dialog with parameters that `parse` has checked, as `open` does. */
  readonly openParsed: (
    call: Extract<DialogCall, { readonly ok: true }>,
    request?: Pick<DialogRequest, 'sign'>,
  ) => Promise<DialogResult>;
  /** Ends a dialog as its OK button does; an unknown or closed one is ignored. */
  readonly confirm: (name: string, value?: unknown) => void;
  /** Ends a dialog as its Cancel button does; a closed one is ignored. */
  readonly cancel: (name: string) => void;
  /** Ends a dialog that could not do its work, with the reason as a text; a closed one is ignored. */
  readonly fail: (name: string, reason: string) => void;
  /** Takes a dialog away without a word; a closed one is ignored. */
  readonly close: (name: string) => void;
  /** Takes every dialog away. */
  readonly clear: () => void;
}
