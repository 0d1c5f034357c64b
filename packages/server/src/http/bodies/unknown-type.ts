import { CallError } from '../../kernel/errors/call-error.ts';

/** Refuses a body of a type that is not read, with HTTP status 415 beside the envelope. */
export class UnknownTypeError extends CallError {
  readonly status = 415;

  constructor(message: string) {
    super('invalidInput', { issues: [{ path: '', message }] });
  }
}
