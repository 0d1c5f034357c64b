import type { Locale } from '@chartdock/contract';
import { readDefinition } from '@chartdock/documents';
import type { Definition, Fault } from '@chartdock/documents';
import type { Loss } from '@chartdock/formats';
import { CallError } from '../../kernel/errors/call-error.ts';

/** How often a document is read again without its faults, up to twenty links each time. */
const ROUNDS = 20;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Takes away the field at a place; false where there is none. Keys may have dots themselves. */
const dropAt = (value: unknown, path: string): boolean => {
  if (!isFields(value)) return false;
  if (Object.hasOwn(value, path)) return Reflect.deleteProperty(value, path);
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
    const key = path.slice(0, dot);
    if (Object.hasOwn(value, key) && dropAt(value[key], path.slice(dot + 1))) return true;
  }
  return false;
};

const isLink = ({ kind }: Fault): boolean => kind === 'link';

/** Throws `importUnreadable` with the places of the faults. */
const refuse = (faults: readonly Fault[], locale: Locale): never => {
  const issues = faults.map((fault) => ({ path: fault.path, message: fault[locale] }));
  throw new CallError('importUnreadable', { issues });
};

/**
 * Reads a definition that was uploaded. Links that lead nowhere are left out and counted, since the rest is whole without them;
 * throws `importUnreadable` with the place of anything else that is wrong.
 */
export const readOwn = (
  value: unknown,
  locale: Locale,
): { readonly definition: Definition; readonly losses: readonly Loss[] } => {
  // A copy of its own: faults are taken out of it.
  const own: unknown = structuredClone(value);
  let links = 0;
  for (let round = 0; ; round += 1) {
    const reading = readDefinition(own);
    if (reading.status === 'newer') throw new CallError('importUnreadable');
    if (reading.status === 'read')
      return { definition: reading.definition, losses: links === 0 ? [] : [{ kind: 'links', count: links }] };
    const { faults } = reading;
    const dropped = faults.filter((fault) => isLink(fault) && dropAt(own, fault.path)).length;
    if (dropped === 0 || round === ROUNDS || !faults.every(isLink)) refuse(faults, locale);
    links += dropped;
  }
};
