import { importEndingOf, kindOfCategory } from '@chartdock/contract';
import type { FileCategory, ImportEnding } from '@chartdock/contract';
import { createBlankDefinition, structureOf } from '../definitions/index.ts';
import { CallError } from '../calls/call-error.ts';
import type { Definition, TreeStructure } from '../definitions/index.ts';
import { documentSchema } from './definition-schema.ts';
import { parseCleanJson, readText } from './read-text.ts';

/** A document that was read: what the file is made of. */
export interface ReadDocument {
  readonly category: FileCategory;
  readonly definition: Definition;
}

type Reader = (text: string, title: string) => ReadDocument;

const CATEGORY_OF_STRUCTURE: Readonly<Record<TreeStructure, FileCategory>> = {
  right: 'mind',
  free: 'mind_free',
  timeline: 'mind_timeline',
  fishbone: 'mind_fishbone',
  org: 'mind_org',
  tree: 'mind_tree',
  bracket: 'mind_bracket',
  outline: 'outline',
};

const DEFINITION_TYPES = ['graph', 'tree', 'markdown', 'board'];

const readMarkdown: Reader = (text, title) => ({
  category: 'markdown',
  definition: { v: 1, type: 'markdown', page: { name: title }, text },
});

const readOwnJson: Reader = (text) => {
  const json = parseCleanJson(text);
  if (!isOurs(json)) throw new CallError('importFormatUnknown');
  const parsed = documentSchema.safeParse(json);
  if (!parsed.success) throw new CallError('importUnreadable');
  const { category = usualCategory(parsed.data), ...definition } = parsed.data;
  if (!fits(category, definition)) throw new CallError('importUnreadable');
  return { category, definition };
};

const isOurs = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'v' in json &&
  'type' in json &&
  DEFINITION_TYPES.some((type) => type === json.type);

const usualCategory = (definition: Definition): FileCategory => {
  if (definition.type === 'tree') return CATEGORY_OF_STRUCTURE[definition.structure];
  return definition.type === 'graph' ? 'flow' : definition.type;
};

/** Returns whether a file of a category holds such a definition. */
const fits = (category: FileCategory, definition: Definition): boolean =>
  kindOfCategory(category) !== 'folder' &&
  createBlankDefinition(category, '').type === definition.type &&
  (definition.type !== 'tree' || structureOf(category) === definition.structure);

/** Names what reads each ending of a file name. */
const READERS: Readonly<Record<ImportEnding, Reader>> = {
  json: readOwnJson,
  pos: readOwnJson,
  md: readMarkdown,
  markdown: readMarkdown,
  txt: readMarkdown,
};

/** Reads an uploaded document by the ending of its name. Throws `importFormatUnknown` for one of another product, and `importUnreadable` for a damaged one. */
export function readDocument(bytes: Uint8Array, name: string, title: string): ReadDocument {
  const ending = importEndingOf(name);
  if (ending === undefined) throw new CallError('importFormatUnknown');
  return READERS[ending](readText(bytes), title);
}
