/** Why a record cannot be used: it names no id. */
export type FileRecordErrorCode = 'missing_id';

/** Says that the server sent a record that stands for nothing. */
export class FileRecordError extends Error {
  override readonly name = 'FileRecordError';
  readonly code: FileRecordErrorCode;

  constructor(code: FileRecordErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
