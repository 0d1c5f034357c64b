import { parentPort, workerData } from 'node:worker_threads';
import { describeContent } from '../definitions/describe-content.ts';
import { unpackDefinition } from '../definitions/packed.ts';
import { AVATAR_SIZE, drawAvatar } from '../thumbnails/avatar.ts';
import { createDocumentFonts } from '../thumbnails/document-fonts.ts';
import { describePreview } from '../thumbnails/draw-preview.ts';
import { drawDefinition } from '../thumbnails/draw-definition.ts';
import { markPicture } from '../thumbnails/mark-picture.ts';
import { WIDTH } from '../thumbnails/picture.ts';
import { renderRaster } from '../thumbnails/render-raster.ts';
import type { ContentJob, ImageJob, PictureJob, SentDrawing, WorkerStart } from './picture-job.types.ts';

const fonts = createDocumentFonts((workerData as WorkerStart).fontFolder);

type Stored = Extract<ImageJob, { kind: 'thumbnail' }>['definition'];

const parse = (stored: Stored): unknown =>
  JSON.parse('text' in stored ? stored.text : unpackDefinition(stored.packed));

const pictureFor = (job: Exclude<ImageJob, { kind: 'avatar' }>): string =>
  job.kind === 'cover' ? job.svg : drawDefinition(parse(job.definition), job.category, job.look.palette);

const svgOf = (job: ImageJob): readonly [svg: string, width: number] => {
  if (job.kind === 'avatar') return [drawAvatar(job.id), AVATAR_SIZE];
  const svg = pictureFor(job);
  return [job.isMarked === true ? markPicture(svg) : svg, WIDTH];
};

const drawImage = async (job: ImageJob): Promise<SentDrawing> => {
  const [svg, width] = svgOf(job);
  const { scale, format } = job.look;
  const image = new Uint8Array(await renderRaster(svg, { width: width * scale, format, fonts }));
  return { kind: 'image', image, bytes: image.byteLength };
};

const describe = async ({ body, category, wanted }: ContentJob): Promise<SentDrawing> => {
  const content =
    wanted.isPreview === true
      ? await describePreview(body, category, { theme: wanted.theme, fonts })
      : describeContent(body, category, wanted);
  // A copy of its own: bytes in the pool of all buffers cannot be handed over.
  const json = new Uint8Array(Buffer.from(JSON.stringify(content)));
  return { kind: 'content', json, bytes: json.byteLength };
};

const draw = async (job: PictureJob): Promise<SentDrawing> =>
  job.kind === 'content' ? describe(job) : drawImage(job);

parentPort?.on('message', (job: PictureJob | null) => {
  // An ending from outside would break into a drawing.
  if (job === null) process.exit();
  void draw(job)
    .catch((error: unknown): SentDrawing => ({ kind: 'failed', message: String(error) }))
    .then((drawn) =>
      parentPort?.postMessage(drawn, drawn.kind === 'content' ? [drawn.json.buffer as ArrayBuffer] : []),
    );
});
