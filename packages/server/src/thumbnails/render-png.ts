import { renderAsync } from '@resvg/resvg-js';

/** Renders an SVG of our own making as PNG; a width in pixels scales it. */
export async function renderPng(svg: string, width?: number): Promise<Buffer> {
  const scaled = width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const };
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, ...scaled });
  return image.asPng();
}
