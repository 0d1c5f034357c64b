import * as CODE from '@chartdock/contract/codes';
import { FILE_CATEGORIES, importEndingOf, kindOfCategory } from '@chartdock/contract';
import type { FileCategory, ImportEnding, Locale } from '@chartdock/contract';
import type { Definition } from '@chartdock/documents';
import type {} from '../../drawing/formats/format-pool.ts';
import type { App } from '../../kernel/calls/context.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { createBlankDefinition, structureOf } from '../definitions/index.ts';
import { CATEGORY_OF_STRUCTURE, categoryOfDefinition } from './category-of-definition.ts';
import type { ReadDocument } from './read-document.types.ts';
import { formatOfEnding, readForeign } from './read-foreign.ts';
import { readOwn } from './read-own.ts';
import { parseDocument, readText } from './read-text.ts';

type Reader = (text: string, document: Pick<UploadedDocument, 'title' | 'locale'>) => ReadDocument;

const DEFINITION_TYPES = ['graph', 'tree', 'markdown', 'board'];

const readMarkdown: Reader = (text, { title }) => ({
  category: 'markdown',
  definitions: [{ v: 2, type: 'markdown', page: { name: title }, text }],
  losses: [],
});

/** Reads a plain text as code, whose lines stay as they are typed and whose signs are no markup. */
const readPlain: Reader = (text, document) => {
  const longest = (text.match(/`+/g) ?? []).reduce((most, ticks) => Math.max(most, ticks.length), 2);
  const fence = '`'.repeat(longest + 1);
  return readMarkdown(`${fence}\n${text.replace(/\n$/, '')}\n${fence}\n`, document);
};

const readOwnJson: Reader = (text, { locale }) => {
  const json = parseDocument(text);
  if (isPosition(json)) return readPosition(json, locale);
  if (!isOurs(json)) throw new CallError('importFormatUnknown');
  return readDefinitions([withoutCategory(json)], askedCategory(json), locale);
};

/** A position file of ours: every canvas that it was made of. */
interface PositionFile {
  readonly canvases: readonly unknown[];
}

const isPosition = (json: unknown): json is PositionFile =>
  typeof json === 'object' &&
  json !== null &&
  'format' in json &&
  json.format === 'chartdock-position' &&
  'canvases' in json &&
  Array.isArray(json.canvases);

const readPosition = (json: PositionFile, locale: Locale): ReadDocument => {
  const definitions = json.canvases.map((canvas) =>
    typeof canvas === 'object' && canvas !== null && 'def' in canvas ? canvas.def : undefined,
  );
  return readDefinitions(definitions, askedCategory(json), locale);
};

const readDefinitions = (
  values: readonly unknown[],
  asked: FileCategory | 'unknown' | undefined,
  locale: Locale,
): ReadDocument => {
  const read = values.map((value) => readOwn(value, locale));
  const definitions = read.map(({ definition }) => definition);
  const links = read.reduce((sum, { losses }) => sum + losses.reduce((all, { count }) => all + count, 0), 0);
  const [first] = definitions;
  if (first === undefined || asked === 'unknown') throw new CallError('importUnreadable');
  const category = asked ?? categoryOfDefinition(first);
  if (category === undefined || !definitions.every((definition) => fits(category, definition)))
    throw new CallError('importUnreadable');
  return { category, definitions, losses: links === 0 ? [] : [{ kind: 'links', count: links }] };
};

/** Reads which category a document says its file has, if it says so. */
const askedCategory = (json: object): FileCategory | 'unknown' | undefined => {
  if (!('category' in json)) return undefined;
  return FILE_CATEGORIES.find((one) => one === json.category) ?? 'unknown';
};

/** Takes away the category of a file, which stands beside its definition and is no part of it. */
const withoutCategory = (json: object): object =>
  Object.fromEntries(Object.entries(json).filter(([name]) => name !== 'category'));

const isOurs = (json: unknown): json is object =>
  typeof json === 'object' &&
  json !== null &&
  'v' in json &&
  'type' in json &&
  DEFINITION_TYPES.some((type) => type === json.type);

/** Returns whether a file of a category holds such a definition. */
const fits = (category: FileCategory, definition: Definition): boolean =>
  kindOfCategory(category) !== 'folder' &&
  createBlankDefinition(category, '').type === definition.type &&
  (definition.type !== 'tree' ||
    structureOf(category) === definition.structure ||
    CATEGORY_OF_STRUCTURE[definition.structure] === category);

/** Names the reader of each ending of a file name here; a format reads the others. */
const READERS: Readonly<Partial<Record<ImportEnding, Reader>>> = {
  json: readOwnJson,
  pos: readOwnJson,
  posm: readOwnJson,
  posf: readOwnJson,
  md: readMarkdown,
  markdown: readMarkdown,
  txt: readPlain,
};

/** A document that was uploaded. */
export interface UploadedDocument {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Title of the file to be. */
  readonly title: string;
  /** Language in which places of faults are told. */
  readonly locale: Locale;
  /** Id of the account that brings it in. */
  readonly owner: string;
}

/** Reads an uploaded document by the ending of its name. Throws `importFormatUnknown` for one of another product, and `importUnreadable` for a damaged one. */
export const readDocument = async (
  app: Pick<App, 'formats'>,
  { bytes, name, title, locale, owner }: UploadedDocument,
): Promise<ReadDocument> => {
  const ending = importEndingOf(name);
  if (ending === undefined) throw new CallError('importFormatUnknown');
  const format = formatOfEnding(ending);
  const read = READERS[ending];
  try {
    if (read !== undefined) return read(readText(bytes), { title, locale });
  } catch (error) {
    // A `.pos` file is ours or that of the program which named it first.
    if (format === undefined || !(error instanceof CallError) || error.code !== CODE.importFormatUnknown)
      throw error;
  }
  if (format === undefined) throw new CallError('importFormatUnknown');
  return readForeign(app, { format, bytes, title, owner });
};
