import { CallError } from '../errors/call-error.ts';

/** Makes the refusal of an input: its path, with dots between names, and the fault as a sentence in English for developers. */
export const refuseInput = (path: string, message: string): CallError =>
  new CallError('invalidInput', { issues: [{ path, message }] });
