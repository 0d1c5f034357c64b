import type { DialogTable } from './dialog-definition.ts';
import type { DialogCallIn } from './dialogs.types.ts';

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Checks a name and parameters that came from outside against a table of dialogs. */
export const parseDialogCall = <Table extends DialogTable>(
  table: Table,
  name: unknown,
  params: unknown,
): DialogCallIn<Table> => {
  const definition = typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
  if (definition === undefined) return { ok: false, code: 'unknown_dialog' };
  const parsed = isFields(params) ? definition.parse(params) : undefined;
  if (parsed === undefined) return { ok: false, code: 'invalid_params' };
  // The table pairs each name with its own parameters; the compiler cannot follow an index into both.
  return { ok: true, name, params: parsed } as DialogCallIn<Table>;
};
