import { CallError } from '../errors/call-error.ts';

/** Makes the refusal of an input: where it is wrong, with dots between names, and what is wrong as a sentence in English for developers. */
export const refuseInput = (path: string, message: string): CallError =>
  new CallError('invalidInput', { issues: [{ path, message }] });
