/** Lists the reasons for which the database layer refuses or fails, one word group each. */
export const databaseErrorCodes = [
  'closed',
  'data_folder_in_use',
  'data_folder_not_durable',
  'data_folder_unusable',
  'database_crowded',
  'database_stopped',
  'database_too_old',
  'database_unreachable',
  'integer_out_of_range',
  'migration_failed',
  'migration_unknown',
  'move_mismatch',
  'move_source_empty',
  'move_target_not_empty',
  'outer_handle_in_transaction',
  'postgres_not_found',
  'transaction_conflict',
] as const;

/** Names one reason of a DatabaseError. */
export type DatabaseErrorCode = (typeof databaseErrorCodes)[number];

/** Reports a failure of the database layer itself; its text never holds SQL, parameters or secrets. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError';
  readonly code: DatabaseErrorCode;

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Returns whether a value is a DatabaseError, of the given code when one is named. */
export const isDatabaseError = (value: unknown, code?: DatabaseErrorCode): value is DatabaseError =>
  value instanceof DatabaseError && (code === undefined || value.code === code);

/** Reads the five-character SQLSTATE of an error that PostgreSQL answered, or undefined. */
export const sqlStateOf = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
};
