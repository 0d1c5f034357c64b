import { renderAsync } from '@resvg/resvg-js';
import { FONT_FAMILY, createDocumentFonts, fontFolder } from './document-fonts.ts';
import type { DocumentFonts } from './document-fonts.ts';
import { encodeWebp } from './encode-webp.ts';
import type { Pixels } from './encode-webp.ts';

/** Formats that pictures are sent in, the one for everyone first. */
export const RASTER_FORMATS = ['png', 'webp'] as const;

/** A format that pictures are sent in. */
export type RasterFormat = (typeof RASTER_FORMATS)[number];

/** Options of rendering pixels. */
export interface Rastering {
  /** Pixels; default that of the SVG. */
  readonly width?: number | undefined;
  readonly fonts: DocumentFonts;
}

const rasterise = async (svg: string, { width, fonts }: Rastering) => {
  const scaled = width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const };
  if (!svg.includes('<text')) return renderAsync(svg, { font: { loadSystemFonts: false }, ...scaled });
  const set = await fonts.setFor(svg);
  const font = {
    loadSystemFonts: false,
    fontFiles: [...set.files],
    defaultFontFamily: FONT_FAMILY,
    sansSerifFamily: FONT_FAMILY,
  };
  return renderAsync(set.svg, { font, ...scaled });
};

let ownFonts: DocumentFonts | undefined;

/** Renders an SVG of our own making, with an opaque ground, as pixels. */
export const renderPixels = async (svg: string, rastering: Rastering): Promise<Pixels> => {
  const { pixels, width, height } = await rasterise(svg, rastering);
  return { pixels, width, height };
};

/** Renders an SVG of our own making as PNG; a width in pixels scales it. */
export const renderPng = async (svg: string, width?: number): Promise<Buffer> => {
  ownFonts ??= createDocumentFonts(fontFolder());
  return (await rasterise(svg, { width, fonts: ownFonts })).asPng();
};

const WRITERS: Readonly<
  Record<RasterFormat, (image: Awaited<ReturnType<typeof rasterise>>) => Uint8Array | Promise<Uint8Array>>
> = {
  png: (image) => image.asPng(),
  webp: ({ pixels, width, height }) => encodeWebp({ pixels, width, height }),
};

/** Renders an SVG of our own making, with an opaque ground, in a format. */
export const renderRaster = async (
  svg: string,
  { format, ...rastering }: Rastering & { readonly format: RasterFormat },
): Promise<Uint8Array> => WRITERS[format](await rasterise(svg, rastering));
