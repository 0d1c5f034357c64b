import { parentPort } from 'node:worker_threads';
import { describeContent } from '../definitions/index.ts';
import { drawAvatar } from '../thumbnails/avatar.ts';
import { drawDefinition } from '../thumbnails/draw-definition.ts';
import { renderPng } from '../thumbnails/render-png.ts';
import type { Drawn, PictureJob } from './picture-job.types.ts';

const drawPng = async (svg: string, width?: number): Promise<Drawn> => {
  const png = new Uint8Array(await renderPng(svg, width));
  return { kind: 'png', png, bytes: png.byteLength };
};

const draw = async (job: PictureJob): Promise<Drawn> => {
  if (job.kind === 'avatar') return drawPng(drawAvatar(job.id));
  if (job.kind === 'thumbnail') return drawPng(drawDefinition(job.def, job.category), job.width);
  const content = describeContent(job.body, job.category, job.wanted);
  return { kind: 'content', content, bytes: JSON.stringify(content).length };
};

parentPort?.on('message', (text: string | null) => {
  // An ending from outside would leave behind the files of fonts, which go at the exit of this thread.
  if (text === null) process.exit();
  void draw(JSON.parse(text) as PictureJob)
    .catch((error: unknown): Drawn => ({ kind: 'failed', message: String(error) }))
    .then((drawn) => parentPort?.postMessage(drawn));
});
