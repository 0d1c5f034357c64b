import { renderAsync } from '@resvg/resvg-js';
import { FONT_FAMILY, documentFonts } from './document-fonts.ts';

/** Renders an SVG of our own making as PNG; a width in pixels scales it. */
export const renderPng = async (svg: string, width?: number): Promise<Buffer> => {
  const scaled = width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const };
  const hasText = svg.includes('<text');
  const font = hasText
    ? {
        loadSystemFonts: false,
        fontFiles: [...documentFonts()],
        defaultFontFamily: FONT_FAMILY,
        sansSerifFamily: FONT_FAMILY,
      }
    : { loadSystemFonts: false };
  const image = await renderAsync(svg, { font, ...scaled });
  return image.asPng();
};
