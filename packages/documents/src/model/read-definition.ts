import type { Definition } from './definition.types.ts';
import { FaultList } from './faults.ts';
import type { Fault } from './faults.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { migrate } from './migrations.ts';
import { graphWith } from './read-graph.ts';
import { board, markdown, source } from './read-pages.ts';
import { tree } from './read-tree.ts';
import { isRecord, ownValue } from './readers.ts';
import type { Reader } from './readers.ts';

/** Kinds that are one long text; the texts of any other are counted together. */
const PAGES: ReadonlySet<unknown> = new Set(['markdown', 'source']);

/** Version of definitions that this package reads and writes. */
export const DEFINITION_VERSION = 2;

/**
 * Outcome of reading a definition: the definition, its faults, or that a newer program wrote it. One of a newer version may be
 * shown as far as possible, and must not be overwritten.
 */
export type DefinitionReading =
  | { readonly status: 'read'; readonly definition: Definition }
  | { readonly status: 'refused'; readonly faults: readonly Fault[] }
  | { readonly status: 'newer'; readonly version: number };

/** Returns a function that reads untrusted values as definitions whose shapes are among some ids; it never throws. */
export const createDefinitionReader = (
  shapeIds: readonly string[],
): ((value: unknown) => DefinitionReading) => {
  const readers = new Map<unknown, Reader<Definition>>([
    ['graph', graphWith(shapeIds)],
    ['tree', tree],
    ['markdown', markdown],
    ['board', board],
    ['source', source],
  ]);
  return (value) => {
    const type = isRecord(value) ? ownValue(value, 'type') : undefined;
    const faults = new FaultList(PAGES.has(type) ? DOCUMENT_LIMITS.page : DOCUMENT_LIMITS.allText);
    const version = isRecord(value) ? ownValue(value, 'v') : undefined;
    if (typeof version === 'number' && Number.isInteger(version) && version > DEFINITION_VERSION)
      return { status: 'newer', version };
    const current = migrate(value, DEFINITION_VERSION);
    const reader = isRecord(current) ? readers.get(ownValue(current, 'type')) : undefined;
    if (reader === undefined) faults.add('type', 'choice', [...readers.keys()].join(', '));
    const definition = reader?.(current, '', faults);
    return definition !== undefined && faults.isEmpty
      ? { status: 'read', definition }
      : { status: 'refused', faults: faults.toArray() };
  };
};
