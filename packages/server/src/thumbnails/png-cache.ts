import { renderAsync } from '@resvg/resvg-js';

/** Answers the picture of a key, drawn once. */
export type PngCache = (key: string, draw: () => string) => Promise<Buffer>;

/** Makes a cache of drawn pictures that keeps the most recently used ones. Only SVG of our own making goes in. */
export function createPngCache(size: number): PngCache {
  const images = new Map<string, Promise<Buffer>>();
  return (key, draw) => {
    const known = images.get(key);
    const image = known ?? render(draw());
    images.delete(key);
    images.set(key, image);
    image.catch(() => images.delete(key));
    const oldest = images.size > size ? images.keys().next().value : undefined;
    if (oldest !== undefined) images.delete(oldest);
    return image;
  };
}

async function render(svg: string): Promise<Buffer> {
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}
