import { FILE_CATEGORIES, importEndingOf, kindOfCategory } from '@chartdock/contract';
import type { FileCategory, ImportEnding } from '@chartdock/contract';
import { readDefinition } from '@chartdock/documents';
import type { Definition, TreeStructure } from '@chartdock/documents';
import { CallError } from '../../kernel/errors/call-error.ts';
import { createBlankDefinition, structureOf } from '../definitions/index.ts';
import { parseDocument, readText } from './read-text.ts';

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
  stages: 'mind_org_multistage',
  tree: 'mind_tree',
  bracket: 'mind_bracket',
  outline: 'outline',
};

const DEFINITION_TYPES = ['graph', 'tree', 'markdown', 'board'];

const readMarkdown: Reader = (text, title) => ({
  category: 'markdown',
  definition: { v: 1, type: 'markdown', page: { name: title }, text },
});

/** Reads a plain text as code, whose lines stay as they are typed and whose signs are no markup. */
const readPlain: Reader = (text, title) => {
  const longest = (text.match(/`+/g) ?? []).reduce((most, ticks) => Math.max(most, ticks.length), 2);
  const fence = '`'.repeat(longest + 1);
  return readMarkdown(`${fence}\n${text.replace(/\n$/, '')}\n${fence}\n`, title);
};

const readOwnJson: Reader = (text) => {
  const json = parseDocument(text);
  if (!isOurs(json)) throw new CallError('importFormatUnknown');
  const reading = readDefinition(json);
  const asked = askedCategory(json);
  if (reading.status !== 'read' || asked === 'unknown') throw new CallError('importUnreadable');
  const { definition } = reading;
  const category = asked ?? usualCategory(definition);
  if (category === undefined || !fits(category, definition)) throw new CallError('importUnreadable');
  return { category, definition };
};

/** Reads which category a document says its file has, if it says so. */
const askedCategory = (json: object): FileCategory | 'unknown' | undefined => {
  if (!('category' in json)) return undefined;
  return FILE_CATEGORIES.find((one) => one === json.category) ?? 'unknown';
};

const isOurs = (json: unknown): json is object =>
  typeof json === 'object' &&
  json !== null &&
  'v' in json &&
  'type' in json &&
  DEFINITION_TYPES.some((type) => type === json.type);

/** Returns the category of a file whose document names none; sources have no files of their own yet. */
const usualCategory = (definition: Definition): FileCategory | undefined => {
  if (definition.type === 'tree') return CATEGORY_OF_STRUCTURE[definition.structure];
  if (definition.type === 'source') return undefined;
  return definition.type === 'graph' ? 'flow' : definition.type;
};

/** Returns whether a file of a category holds such a definition. */
const fits = (category: FileCategory, definition: Definition): boolean =>
  kindOfCategory(category) !== 'folder' &&
  createBlankDefinition(category, '').type === definition.type &&
  (definition.type !== 'tree' ||
    structureOf(category) === definition.structure ||
    CATEGORY_OF_STRUCTURE[definition.structure] === category);

/** Names what reads each ending of a file name. */
const READERS: Readonly<Record<ImportEnding, Reader>> = {
  json: readOwnJson,
  pos: readOwnJson,
  md: readMarkdown,
  markdown: readMarkdown,
  txt: readPlain,
};

/** Reads an uploaded document by the ending of its name. Throws `importFormatUnknown` for one of another product, and `importUnreadable` for a damaged one. */
export const readDocument = (bytes: Uint8Array, name: string, title: string): ReadDocument => {
  const ending = importEndingOf(name);
  if (ending === undefined) throw new CallError('importFormatUnknown');
  return READERS[ending](readText(bytes), title);
};
