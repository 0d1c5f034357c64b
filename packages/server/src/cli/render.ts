import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, extname, resolve } from 'node:path';
import { importEndingOf } from '@chartdock/contract';
import type { ServerConfig } from '../config/config.ts';
import { readBody } from '../definitions/index.ts';
import { PICTURE_FORMATS, RenderError, renderDocument } from '../thumbnails/render-document.ts';
import { UsageError } from './usage-error.ts';
import type { CommandOptions } from './usage-error.ts';
import { withApp } from './with-app.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TEXTS: ReadonlySet<string> = new Set(['md', 'markdown', 'txt']);
const MOST_WIDTH = 20_000;

/** Draws a document of a file, or of an id in the database, as a picture beside where it is called, and returns the exit code. */
export const render = async (command: {
  readonly config: ServerConfig;
  readonly print: (line: string) => void;
  readonly options: CommandOptions;
  readonly subject: string;
}): Promise<number> => {
  const { config, print, options, subject } = command;
  const format = PICTURE_FORMATS.find((one) => one === (options.format ?? 'svg'));
  if (format === undefined) throw new UsageError(`render --format is ${PICTURE_FORMATS.join(' or ')}.`);
  const width = widthOf(options);
  const definition = ID.test(subject) ? await readStored(config, subject, options) : readFile(subject);
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
    return { v: 1, type: 'markdown', page: { name: basename(path, extname(path)) }, text };
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${path} is neither JSON nor a text with a name that ends in .md or .txt.`);
  }
};

const readStored = async (config: ServerConfig, id: string, { canvas }: CommandOptions): Promise<unknown> => {
  let definition: unknown;
  await withApp(config, async (app, { db }) => {
    const owner = await db
      .selectFrom('node_locator')
      .select('owner_id')
      .where('id', '=', id)
      .executeTakeFirst();
    const body =
      owner === undefined ? undefined : await readBody({ app, db }, { id, owner_id: owner.owner_id }, canvas);
    if (body === undefined) throw new UsageError(`There is no document ${id}, or it has no such canvas.`);
    definition = body.def;
  });
  return definition;
};
