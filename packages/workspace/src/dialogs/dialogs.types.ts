import type { MessageKey } from '@chartdock/contract';
import type {
  DialogDefinition,
  DialogTable,
  NameIn,
  NoParams,
  ParamsIn,
  ValueIn,
} from './dialog-definition.ts';

/** What a dialog may be opened with. */
export interface DialogRequest<Params = unknown> {
  /** In pixels; default that of the dialog's definition, usually 386 (DLG-18). */
  readonly width?: number;
  /** In pixels; default that of the dialog's definition, usually 443 (DLG-18). */
  readonly height?: number;
  /** What the dialog is about; only the dialog itself reads it. */
  readonly params?: Params;
  /** Whether the dialog tells its own result, so that no tip is shown; default that of its definition. */
  readonly tellsResult?: boolean;
  /** What the dialog says under its title about whose words it shows, e.g. those of a link; default nothing. */
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
  /** What the definition of the dialog takes. */
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
 * How a dialog ended: confirmed or cancelled by the person, with the tip as its reason; failed, with what went wrong; or
 * closed by the application. For whoever opened it from outside these are ok, cancel, error and cancel.
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

/** What `open` takes besides the name: parameters are needed where the dialog cannot do without. */
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

/** A stack of the dialogs of a table. What it shows is the same for every table, so that one view draws all of them. */
export interface DialogsOf<Table extends DialogTable> extends OpensDialogs<Table> {
  readonly getState: () => DialogsState;
  readonly subscribe: (listener: (state: DialogsState, before: DialogsState) => void) => () => void;
  /** Returns what describes a dialog; undefined for a name that the table does not hold. */
  readonly definitionOf: (name: string) => DialogDefinition | undefined;
  /** Checks a name and parameters that came from outside; no parameters count as an empty object. */
  readonly parse: (name: unknown, params?: unknown) => DialogCall;
  /** Opens what `parse` has checked, as `open` does. */
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
