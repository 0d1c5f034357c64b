import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { readDefinition, renderDefinition } from '@chartdock/documents';
import { FormatError, formatOf } from '@chartdock/formats';
import type { FormatCanvas, FormatFonts } from '@chartdock/formats';
import { createDocumentFonts } from '../thumbnails/document-fonts.ts';
import { widthWithin } from '../thumbnails/render-document.ts';
import { renderPixels } from '../thumbnails/render-raster.ts';
import { encodeJpeg } from './encode-jpeg.ts';
import type {
  FormatJob,
  FormatOutcome,
  FormatWorkerStart,
  ReadJob,
  SentCanvas,
  WriteJob,
} from './format-job.types.ts';

const fonts = createDocumentFonts((workerData as FormatWorkerStart).fontFolder);
const JPG_WIDTHS = { jpg: 1_280, hd_jpg: 3_840 } as const;

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

const drawJpeg = async (canvases: readonly FormatCanvas[], width: number): Promise<Uint8Array> => {
  const [first] = canvases;
  if (first === undefined) throw new FormatError('no_content', 'the file has no canvas');
  const drawn = renderDefinition(first.definition);
  return encodeJpeg(await renderPixels(drawn.svg, { width: widthWithin(width, drawn), fonts }));
};

const write = async ({ format, title, canvases, now }: WriteJob): Promise<FormatOutcome> => {
  const read = canvases.map(canvasOf);
  if (format === 'jpg' || format === 'hd_jpg')
    return { kind: 'written', bytes: await drawJpeg(read, JPG_WIDTHS[format]) };
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
