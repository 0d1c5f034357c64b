import type { DialogTable } from './dialog-definition.ts';
import type { DialogCall } from './dialogs.types.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A dialog takes a handful of fields; unknown ones are left out, but not by the thousand. */
const MAX_FIELDS = 32;

/** Checks a name and parameters that came from outside against a table of dialogs. */
export const parseDialogCall = (table: DialogTable, name: unknown, params: unknown): DialogCall => {
  if (typeof name !== 'string' || !Object.hasOwn(table, name)) return { ok: false, code: 'unknown_dialog' };
  const parsed =
    isFields(params) && Object.keys(params).length <= MAX_FIELDS ? table[name]?.parse(params) : undefined;
  return parsed === undefined ? { ok: false, code: 'invalid_params' } : { ok: true, name, params: parsed };
};
