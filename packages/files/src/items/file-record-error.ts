/** Why a record cannot be used: it names no id. */
export type FileRecordErrorCode = 'missing_id';

/** Says that the server sent a record that stands for nothing. */
export class FileRecordError extends Error {
  // Declared only: a field of its own would bring a helper for older browsers along.
  declare readonly name: 'FileRecordError';
  declare readonly code: FileRecordErrorCode;

  constructor(code: FileRecordErrorCode, message: string) {
    super(message);
    this.name = 'FileRecordError';
    this.code = code;
  }
}
