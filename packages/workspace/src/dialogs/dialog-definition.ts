/** Parameters as they come from outside the page. */
export type Fields = Readonly<Record<string, unknown>>;

/** Parameters of a dialog that takes none. */
export type NoParams = Readonly<Record<never, never>>;

/** How a dialog looks unless its opener says otherwise. */
export interface DialogLook {
  /** In pixels. */
  readonly width: number;
  /** In pixels; a dialog with little to say is as tall as its content. */
  readonly height: number;
  /** Whether the dialog tells its own result, so that no tip is shown (DLG-23, DLG-24). */
  readonly tellsResult: boolean;
}

/**
 * Describes a dialog: its look, the parser of parameters from outside, and the values it may be confirmed
 * with.
 */
export interface DialogDefinition<Params = unknown, Value = unknown> {
  readonly look: DialogLook;
  /** Returns the parameters, or undefined when they are invalid. Unknown fields are left out. */
  readonly parse: (raw: Fields) => Params | undefined;
  /** Returns whether a value is one that the dialog ends with; another counts as none. Default every value. */
  readonly isValue?: (value: unknown) => value is Value;
}

/** Dialogs by name. */
export type DialogTable = Readonly<Record<string, DialogDefinition>>;

/** Name of a dialog of a table. */
export type NameIn<Table extends DialogTable> = keyof Table & string;

/** Parameters of a dialog of a table. */
export type ParamsIn<Table extends DialogTable, Name extends NameIn<Table>> =
  Table[Name] extends DialogDefinition<infer Params> ? Params : never;

/** Confirmed value of a dialog of a table. */
export type ValueIn<Table extends DialogTable, Name extends NameIn<Table>> =
  Table[Name] extends DialogDefinition<unknown, infer Value> ? Value : never;

/** The size of most dialogs in pixels, with a tip at the end (DLG-18). */
export const USUAL_LOOK: DialogLook = {
  width: 386,
  height: 443,
  tellsResult: false,
};

/** The size of most dialogs, for one that tells its own result. */
export const TELLING_LOOK: DialogLook = { ...USUAL_LOOK, tellsResult: true };

/** Describes a dialog that takes no parameters. */
export const plainDialog = (look: DialogLook): DialogDefinition<NoParams> => ({ look, parse: () => ({}) });
