import { DIALOG_TABLE } from './dialog-table.ts';
import { DIALOG_NAMES } from './dialogs.types.ts';
import type { DialogName, DialogParams } from './dialogs.types.ts';

/** A dialog that was asked for by name, with parameters that were checked; or why it cannot be opened. */
export type DialogCall =
  | {
      readonly [Name in DialogName]: {
        readonly ok: true;
        readonly name: Name;
        readonly params: DialogParams[Name];
      };
    }[DialogName]
  | { readonly ok: false; readonly code: 'unknown_dialog' | 'invalid_params' };

const isName = (name: unknown): name is DialogName => DIALOG_NAMES.some((known) => known === name);

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks a name and parameters that came from outside against the table of dialogs; no parameters count as an empty object. */
export const parseDialogCall = (name: unknown, params: unknown = {}): DialogCall => {
  if (!isName(name)) return { ok: false, code: 'unknown_dialog' };
  const parsed = isFields(params) ? DIALOG_TABLE[name].parse(params) : undefined;
  if (parsed === undefined) return { ok: false, code: 'invalid_params' };
  // The table pairs each name with its own parameters; the compiler cannot follow an index into both.
  return { ok: true, name, params: parsed } as DialogCall;
};
