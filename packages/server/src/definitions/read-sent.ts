import { readDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import { CallError } from '../calls/call-error.ts';
import { refuseInput } from '../calls/refuse-input.ts';
import { createBlankDefinition } from './blank-definition.ts';
import { parseCleanJson } from './clean-json.ts';

/**
 * Reads a definition that a caller sent as JSON text. Throws `definitionNewer` for one that a newer program wrote, and
 * `invalidInput` with every fault of it.
 */
export const readSentDefinition = (text: string): Definition => {
  const reading = readDefinition(parseCleanJson(text));
  if (reading.status === 'read') return reading.definition;
  // Its rules are not known here, so nobody could say whether it keeps them.
  if (reading.status === 'newer') throw new CallError('definitionNewer');
  const issues = reading.faults.map((fault) => ({
    path: `def.${fault.path}`,
    message: `The value ${fault.en.slice(fault.path.length + 2)}`,
  }));
  throw new CallError('invalidInput', { issues });
};

/** Throws `invalidInput` when files of a category hold definitions of another kind. */
export const requireFitting = (definition: Definition, category: string): void => {
  if (definition.type === createBlankDefinition(category, '').type) return;
  throw refuseInput('def.type', 'The definition is of another kind than the file');
};
