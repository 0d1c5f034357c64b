import { FILE_CATEGORIES } from '@chartdock/contract';
import type { FileCategory, ImportEnding } from '@chartdock/contract';
import { readDefinition } from '@chartdock/documents';
import type { Definition } from '@chartdock/documents';
import type { FormatErrorCode, FormatId } from '@chartdock/formats';
import type { FormatOutcome, SentCanvas } from '../../drawing/formats/format-job.types.ts';
import type {} from '../../drawing/formats/format-pool.ts';
import type { App } from '../../kernel/calls/context.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import { categoryOfDefinition } from './category-of-definition.ts';
import type { ReadDocument } from './read-document.types.ts';

/** Names the format that reads documents with an ending; the others are read here. */
const FORMAT_OF_ENDING: Readonly<Partial<Record<ImportEnding, FormatId>>> = {
  xmind: 'xmind',
  mm: 'freemind',
  opml: 'opml',
  vsdx: 'visio',
  drawio: 'drawio',
  csv: 'csv',
  mmd: 'mermaid',
  excalidraw: 'excalidraw',
  pos: 'position',
};

/** Returns the format that reads documents with an ending; undefined for our own and for texts. */
export const formatOfEnding = (ending: ImportEnding): FormatId | undefined => FORMAT_OF_ENDING[ending];

const REFUSALS = {
  not_this_format: 'importFormatUnknown',
  damaged: 'importUnreadable',
  too_large: 'importUnreadable',
  unsafe: 'importUnreadable',
  no_content: 'importUnreadable',
  no_fonts: 'importUnreadable',
} as const satisfies Record<FormatErrorCode, string>;

/** Returns a canvas as a definition with a name; one canvas takes the title of its file. */
const named = (
  { title, definition }: SentCanvas,
  { wanted, isAlone }: { readonly wanted: string; readonly isAlone: boolean },
): Definition => {
  const reading = readDefinition(definition);
  if (reading.status !== 'read') throw new CallError('importUnreadable');
  const name = isAlone || title === '' ? wanted : title;
  const { page } = reading.definition;
  return { ...reading.definition, page: { ...page, name } } as Definition;
};

const documentOf = (
  { canvases, losses }: Extract<FormatOutcome, { kind: 'read' }>,
  wanted: string,
): ReadDocument => {
  const definitions = canvases.map((canvas) => named(canvas, { wanted, isAlone: canvases.length === 1 }));
  const [first] = definitions;
  if (first === undefined) throw new CallError('importUnreadable');
  const category: FileCategory | undefined = categoryOfDefinition(first);
  if (category === undefined || !FILE_CATEGORIES.includes(category)) throw new CallError('importUnreadable');
  // Every canvas of a file is of one kind.
  const alike = definitions.filter(({ type }) => type === first.type);
  const left = definitions.length - alike.length;
  return {
    category,
    definitions: alike,
    losses: left === 0 ? losses : [...losses, { kind: 'canvases', count: left }],
  };
};

/**
 * Reads a document of another program beside the thread that answers requests. Throws `importFormatUnknown` for bytes that are none of
 * the format, `importUnreadable` for damaged or hostile ones, `databaseBusy` where reading takes too long.
 */
export const readForeign = async (
  app: Pick<App, 'formats'>,
  {
    format,
    bytes,
    title,
    owner,
  }: {
    readonly format: FormatId;
    readonly bytes: Uint8Array;
    readonly title: string;
    readonly owner: string;
  },
): Promise<ReadDocument> => {
  const outcome = await app.formats.run(owner, { kind: 'read', format, bytes });
  if (outcome.kind === 'refused') throw new CallError(REFUSALS[outcome.code]);
  if (outcome.kind !== 'read') throw new CallError('importUnreadable');
  return documentOf(outcome, title);
};
