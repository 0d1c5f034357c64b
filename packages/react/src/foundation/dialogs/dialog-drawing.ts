import type { DialogDefinition, DialogTable, NameIn, OpenDialog, ParamsIn } from '@chartdock/workspace';
import type { ReactNode } from 'react';

/** Properties of the view of a named dialog. */
export interface DialogViewProps<Params = unknown> {
  /** The open dialog: its parameters and its size. */
  readonly dialog: OpenDialog<Params>;
  /** Ends it as its OK button does. */
  readonly onConfirm: (value?: unknown) => void;
  /** Ends it as its Cancel button does. */
  readonly onCancel: () => void;
  /** Takes it away without a word. */
  readonly onClose: () => void;
}

/** Draws a named dialog with parameters of a kind. */
export type DialogView<Params = unknown> = (props: DialogViewProps<Params>) => ReactNode;

/** Says how a dialog is drawn. */
export interface DialogDrawing<Params = never> {
  /** Loads the component that draws it. Asked again after it has failed. */
  readonly load: () => Promise<DialogView<Params>>;
  /** Whether only someone who is signed in can use it. Default false. */
  readonly isPersonal?: boolean;
}

/** The drawings of all dialogs of a table. */
export type DrawingsOf<Table extends DialogTable> = {
  readonly [Name in NameIn<Table>]: DialogDrawing<ParamsIn<Table, Name>>;
};

/** A description of a dialog that says how the dialog is drawn. */
export interface DrawnDefinition<Params, Value> extends DialogDefinition<Params, Value> {
  readonly drawing: DialogDrawing<Params>;
}

/** Says how a dialog of a system that attaches is drawn: {@link NamedDialogs} then draws it without being told. */
export const drawDialog = <Params, Value>(
  definition: DialogDefinition<Params, Value>,
  drawing: DialogDrawing<Params>,
): DrawnDefinition<Params, Value> => ({ ...definition, drawing });

/** Returns whether a description says how its dialog is drawn. */
export const hasDrawing = (definition: DialogDefinition): definition is DrawnDefinition<never, unknown> =>
  'drawing' in definition;
