/** What runs inside a page: it draws the samples there, and compares what the page shows with what the server drew. */
import pixelmatch from 'pixelmatch';
import { drawSamples } from './draw-samples.ts';

const pixelsOf = async (png: string): Promise<ImageData> => {
  const image = await createImageBitmap(await (await fetch(png)).blob());
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
  if (context === null) throw new Error('The page has no canvas.');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
};

/** Returns the share of pixels, from 0 to 1, that differ between two pictures by more than the softness of an edge. */
const comparePictures = async (one: string, other: string): Promise<number> => {
  const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
  return pixelmatch(a.data, b.data, undefined, a.width, a.height) / (a.width * a.height);
};

Object.assign(globalThis, { drawSamples, comparePictures });
