import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import process from 'node:process';
import { importEndingOf } from '@chartdock/contract';
import type { ServerConfig } from '../kernel/config/config.ts';
import { manage } from './control/manage.ts';
import { isDocumentId } from './documents.ts';
import { PICTURE_FORMATS, RenderError, renderDocument } from '../drawing/thumbnails/render-document.ts';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';

const TEXTS: ReadonlySet<string> = new Set(['md', 'markdown', 'txt']);
const MOST_WIDTH = 20_000;

/** Options and subject of a rendering. */
interface RenderCommand {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  readonly options: CommandOptions;
  readonly subject: string;
}

/** Draws a document of a file, or of an id in the database, as a picture beside where it is called, and returns the exit code. */
export const render = async (command: RenderCommand): Promise<number> => {
  const { print, options, subject } = command;
  const format = PICTURE_FORMATS.find((one) => one === (options.format ?? 'svg'));
  if (format === undefined) throw new UsageError(`render --format is ${PICTURE_FORMATS.join(' or ')}.`);
  const width = widthOf(options);
  const reading = isDocumentId(subject) ? await readStored(command) : { definition: readFile(subject) };
  if ('code' in reading) return reading.code;
  const { definition } = reading;
  try {
    const bytes = await renderDocument(definition, { format, ...(width === undefined ? {} : { width }) });
    const target = resolve(options.to ?? `${basename(subject, extname(subject))}.${format}`);
    writeFileSync(target, bytes);
    print(target);
    return 0;
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    throw new UsageError(`${subject} cannot be drawn: ${error.message}`);
  }
};

const widthOf = ({ width }: CommandOptions): number | undefined => {
  if (width === undefined) return undefined;
  const pixels = /^\d{1,5}$/.test(width) ? Number(width) : 0;
  if (pixels < 1 || pixels > MOST_WIDTH)
    throw new UsageError(`render --width is a whole number of pixels up to ${MOST_WIDTH}.`);
  return pixels;
};

const readFile = (path: string): unknown => {
  if (!existsSync(path)) throw new UsageError(`There is no file ${path}, and it is no id of a document.`);
  const text = readFileSync(path, 'utf8');
  const ending = importEndingOf(path);
  if (ending !== undefined && TEXTS.has(ending))
    return { v: 2, type: 'markdown', page: { name: basename(path, extname(path)) }, text };
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is neither JSON nor a text with a name that ends in .md or .txt.`);
  }
};

/** Reads a document of the database, from the server that runs on it if there is one; the exit code where that failed, which was told. */
const readStored = async ({
  config,
  printError,
  options: { canvas },
  subject,
}: RenderCommand): Promise<{ readonly definition: unknown } | { readonly code: number }> => {
  const lines: string[] = [];
  const code = await manage({
    config,
    args: ['documents', 'read', subject, ...(canvas === undefined ? [] : [`--canvas=${canvas}`])],
    print: (line) => lines.push(line),
    printError,
    cwd: process.cwd(),
  });
  return code === 0 ? { definition: JSON.parse(lines.join('')) as unknown } : { code };
};
