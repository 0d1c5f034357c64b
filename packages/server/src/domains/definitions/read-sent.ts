import type { Locale } from '@chartdock/contract';
import { readDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import { CallError } from '../../kernel/errors/call-error.ts';
import { refuseInput } from '../../kernel/calls/refuse-input.ts';
import { createBlankDefinition } from '../../drawing/definitions/blank-definition.ts';
import { parseCleanJson } from './clean-json.ts';

/** Beginnings of the texts of faults; a fault's own text begins with the path, which stands beside it. */
const BEGINNINGS: Readonly<Record<Locale, string>> = { en: 'The value ', zh: '这个值' };

/**
 * Reads a definition that a caller sent as JSON text. Throws `definitionNewer` for one that a newer program wrote, and
 * `invalidInput` with every fault of it. Editors show those to people, so they are in the language of the caller.
 */
export const readSentDefinition = (text: string, locale: Locale): Definition =>
  parseSent(text, locale).definition;

/** Reads like {@link readSentDefinition}, with the version that the text itself says it is of. */
export const parseSent = (
  text: string,
  locale: Locale,
): { readonly definition: Definition; readonly format: number } => {
  const value = parseCleanJson(text);
  return { definition: requireRead(value, locale), format: formatOf(value) };
};

const formatOf = (value: unknown): number =>
  typeof value === 'object' && value !== null && 'v' in value && typeof value.v === 'number' ? value.v : 0;

const requireRead = (value: unknown, locale: Locale): Definition => {
  const reading = readDefinition(value);
  if (reading.status === 'read') return reading.definition;
  // Its rules are not known here, so nobody could say whether it keeps them.
  if (reading.status === 'newer') throw new CallError('definitionNewer');
  const issues = reading.faults.map((fault) => ({
    path: `def.${fault.path}`,
    message: BEGINNINGS[locale] + fault[locale].slice(fault.path.length + 2),
  }));
  throw new CallError('invalidInput', { issues });
};

/** Throws `invalidInput` when files of a category hold definitions of another kind. */
export const requireFitting = (definition: Definition, category: string): void => {
  if (definition.type === createBlankDefinition(category, '').type) return;
  throw refuseInput('def.type', 'The definition is of another kind than the file');
};
