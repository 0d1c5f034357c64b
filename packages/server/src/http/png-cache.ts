import { renderPng } from '../thumbnails/render-png.ts';

/** Returns the picture of a key, drawn once; a width in pixels scales it. */
export type PngCache = (key: string, draw: () => string, width?: number) => Promise<Buffer>;

/** Creates a cache of drawn pictures that keeps the most recently used ones. Only SVG of our own making goes in. */
export const createPngCache = (size: number): PngCache => {
  const images = new Map<string, Promise<Buffer>>();
  return (key, draw, width) => {
    const known = images.get(key);
    const image = known ?? renderPng(draw(), width);
    images.delete(key);
    images.set(key, image);
    image.catch(() => images.delete(key));
    const oldest = images.size > size ? images.keys().next().value : undefined;
    if (oldest !== undefined) images.delete(oldest);
    return image;
  };
};
