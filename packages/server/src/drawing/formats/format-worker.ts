import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readDefinition, renderDefinition } from '@chartdock/documents';
import { FormatError, formatOf } from '@chartdock/formats';
import type { FormatCanvas, FormatFonts } from '@chartdock/formats';
import { drawDocument } from '../thumbnails/draw-definition.ts';
import type { DrawnDefinition } from '../thumbnails/draw-definition.ts';
import { createDocumentFonts } from '../thumbnails/document-fonts.ts';
import { widthWithin } from '../thumbnails/render-document.ts';
import { renderPixels, renderRaster } from '../thumbnails/render-raster.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import type {
  DrawnFormat,
  FormatJob,
  FormatOutcome,
  FormatWorkerStart,
  ReadJob,
  SentCanvas,
  WriteJob,
} from './format-job.types.ts';

const fonts = createDocumentFonts((workerData as FormatWorkerStart).fontFolder);
const NORMAL = 1_280;
const HIGH = 3_840;

const canvasOf = ({ title, definition }: SentCanvas): FormatCanvas => {
  const reading = readDefinition(definition);
  if (reading.status !== 'read') throw new FormatError('damaged', 'a stored canvas does not read', title);
  return { title, definition: reading.definition };
};

/** Loads the fonts that the texts of some drawings take. */
const fontsFor = async (canvases: readonly FormatCanvas[]): Promise<FormatFonts> => {
  const svgs = canvases.map(({ definition }) => renderDefinition(definition).svg).join('');
  const { files } = await fonts.setFor(svgs);
  const [regular, bold, ...fallbacks] = await Promise.all(files.map((file) => readFile(file)));
  if (regular === undefined || bold === undefined)
    throw new FormatError('no_fonts', 'the fonts of documents are missing');
  return { regular, bold, fallbacks };
};

type Draw = (drawn: DrawnDefinition) => Promise<Uint8Array>;

const jpeg =
  (width: number): Draw =>
  async (drawn) =>
    encodeJpeg(await renderPixels(drawn.svg, { width: widthWithin(width, drawn), fonts }));

const png =
  (width: number): Draw =>
  (drawn) =>
    renderRaster(drawn.svg, { width: widthWithin(width, drawn), format: 'png', fonts });

const DRAWINGS: Readonly<Record<DrawnFormat, Draw>> = {
  jpg: jpeg(NORMAL),
  hd_jpg: jpeg(HIGH),
  png: png(NORMAL),
  hd_png: png(HIGH),
  svg: ({ svg }) => Promise.resolve(new TextEncoder().encode(svg)),
};

const isDrawn = (format: WriteJob['format']): format is DrawnFormat => Object.hasOwn(DRAWINGS, format);

const drawFirst = async (format: DrawnFormat, { canvases, category }: WriteJob): Promise<FormatOutcome> => ({
  kind: 'written',
  bytes: await DRAWINGS[format](drawDocument(canvases[0]?.definition, category)),
});

const write = async (job: WriteJob): Promise<FormatOutcome> => {
  const { format, title, canvases, now } = job;
  if (isDrawn(format)) return drawFirst(format, job);
  const read = canvases.map(canvasOf);
  const writer = await formatOf(format).loadWriter?.();
  if (writer === undefined) throw new FormatError('no_content', `${format} is only read`);
  const carried = format === 'pdf' ? { fonts: await fontsFor(read) } : {};
  return { kind: 'written', bytes: await writer({ title, canvases: read, now, ...carried }) };
};

const read = async ({ format, bytes }: ReadJob): Promise<FormatOutcome> => {
  const reader = await formatOf(format).loadReader?.();
  if (reader === undefined) throw new FormatError('not_this_format', `${format} is only written`);
  const { title, canvases, losses } = await reader(bytes);
  return { kind: 'read', title, canvases, losses };
};

const outcomeOf = (error: unknown): FormatOutcome =>
  error instanceof FormatError
    ? { kind: 'refused', code: error.code, message: error.message }
    : { kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };

parentPort?.on('message', (job: FormatJob | null) => {
  // An ending from outside would break into a pending write.
  if (job === null) process.exit();
  void (job.kind === 'write' ? write(job) : read(job))
    .catch(outcomeOf)
    .then((outcome) => parentPort?.postMessage(outcome));
});
