import type { MessageKey } from '@chartdock/contract';
import type { DialogTable, NameIn, NoParams, ParamsIn, ValueIn } from './dialog-definition.ts';

/** What a dialog of a table may be opened with. */
export interface RequestIn<Table extends DialogTable, Name extends NameIn<Table>> {
  /** In pixels; default that of the dialog's definition, usually 386 (DLG-18). */
  readonly width?: number;
  /** In pixels; default that of the dialog's definition, usually 443 (DLG-18). */
  readonly height?: number;
  /** What the dialog is about; only the dialog itself reads it. */
  readonly params?: ParamsIn<Table, Name>;
  /** Whether the dialog tells its own result, so that no tip is shown; default that of its definition. */
  readonly tellsResult?: boolean;
}

/** A button of a dialog. */
export interface DialogButton {
  readonly role: 'cancel' | 'ok';
  readonly text: MessageKey;
}

/** One dialog of a name on screen. */
export interface OpenDialogNamed<Table extends DialogTable, Name extends NameIn<Table>> {
  readonly name: Name;
  readonly width: number;
  readonly height: number;
  readonly params: ParamsIn<Table, Name>;
  readonly tellsResult: boolean;
  /** Layer to draw it on; the highest one is in front. */
  readonly layer: number;
  readonly buttons: readonly DialogButton[];
}

/** A dialog on screen; its name tells what its parameters are. */
export type OpenDialogIn<Table extends DialogTable> = {
  readonly [Name in NameIn<Table>]: OpenDialogNamed<Table, Name>;
}[NameIn<Table>];

/** The dialogs on screen in the order they were opened, and the layer of the next one. */
export interface DialogsStateOf<Table extends DialogTable> {
  readonly open: readonly OpenDialogIn<Table>[];
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
export type DialogCallIn<Table extends DialogTable> =
  | {
      readonly [Name in NameIn<Table>]: {
        readonly ok: true;
        readonly name: Name;
        readonly params: ParamsIn<Table, Name>;
      };
    }[NameIn<Table>]
  | { readonly ok: false; readonly code: 'unknown_dialog' | 'invalid_params' };

/** What `open` takes besides the name: parameters are needed where the dialog cannot do without. */
export type OpeningOf<Table extends DialogTable, Name extends NameIn<Table>> =
  NoParams extends ParamsIn<Table, Name>
    ? readonly [request?: RequestIn<Table, Name>]
    : readonly [request: RequestIn<Table, Name> & { readonly params: ParamsIn<Table, Name> }];

/** A stack of the dialogs of a table. */
export interface DialogsOf<Table extends DialogTable> {
  readonly getState: () => DialogsStateOf<Table>;
  readonly subscribe: (
    listener: (state: DialogsStateOf<Table>, before: DialogsStateOf<Table>) => void,
  ) => () => void;
  /** Opens a dialog in front of the others and resolves once it is gone; one that is open already starts anew. */
  readonly open: <Name extends NameIn<Table>>(
    name: Name,
    ...request: OpeningOf<Table, Name>
  ) => Promise<DialogResult<ValueIn<Table, Name>>>;
  /** Checks a name and parameters that came from outside; no parameters count as an empty object. */
  readonly parse: (name: unknown, params?: unknown) => DialogCallIn<Table>;
  /** Ends a dialog as its OK button does; an unknown or closed one is ignored. */
  readonly confirm: (name: NameIn<Table>, value?: unknown) => void;
  /** Ends a dialog as its Cancel button does; a closed one is ignored. */
  readonly cancel: (name: NameIn<Table>) => void;
  /** Ends a dialog that could not do its work, with the reason as a text; a closed one is ignored. */
  readonly fail: (name: NameIn<Table>, reason: string) => void;
  /** Takes a dialog away without a word; a closed one is ignored. */
  readonly close: (name: NameIn<Table>) => void;
  /** Takes every dialog away. */
  readonly clear: () => void;
}
