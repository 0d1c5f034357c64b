import { openContent, pictureOf } from '../definitions/describe-content.ts';
import type { Content, DrawableBody, Wanted } from '../definitions/describe-content.ts';
import type { DocumentFonts } from './document-fonts.ts';
import { markOver } from './mark-picture.ts';
import { renderRaster } from './render-raster.ts';

type Picture = NonNullable<Content['picture']>;
type Box = Picture['box'];

/** Limits of a preview: so much of the height as goes with the width, and so many pixels. */
const FOLD = { share: 5 / 8, least: 400 } as const;
const MOST = { w: 960, h: 720 } as const;
const MARGIN = 24;

/** How a preview is drawn. */
export interface PreviewLook {
  readonly theme: Wanted['theme'];
  readonly fonts: DocumentFonts;
}

/** Cuts the part below the fold off the room of a picture. */
const aboveFold = ({ x, y, w, h }: Box): Box => ({
  x: x - MARGIN,
  y: y - MARGIN,
  w: w + MARGIN * 2,
  h: Math.min(h + MARGIN * 2, Math.max((w + MARGIN * 2) * FOLD.share, FOLD.least)),
});

const isAbove = (box: Box, view: Box): boolean => box.y + box.h <= view.y + view.h;

/**
 * Describes the content of a canvas to someone who has not bought it: one image of the part above the fold, with a mark, and the
 * texts that stand there.
 */
export const describePreview = async (
  body: DrawableBody,
  category: string,
  { theme, fonts }: PreviewLook,
): Promise<Content> => {
  const { content, definition } = openContent(body, category);
  if (definition === undefined) return { ...content, preview: true };
  const { parts, texts, box, ground, font } = pictureOf(definition, { theme });
  const view = aboveFold(box);
  const scale = Math.min(1, MOST.w / view.w, MOST.h / view.h);
  const shown = parts.filter((part) => isAbove(part.box, view));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${view.w}" height="${view.h}" viewBox="${view.x} ${view.y} ${view.w} ${view.h}" font-family="${font}">` +
    `<rect x="${view.x}" y="${view.y}" width="${view.w}" height="${view.h}" fill="${ground}"/>` +
    `${shown.map((part) => part.svg).join('')}${markOver(view, scale)}</svg>`;
  const width = Math.max(1, Math.round(view.w * scale));
  const image = Buffer.from(await renderRaster(svg, { width, format: 'webp', fonts })).toString('base64');
  const places = shown.flatMap(({ id, box: place }) =>
    id === undefined ? [] : [{ id, box: place, svg: '' }],
  );
  const known = new Set(places.map(({ id }) => id));
  const picture: Picture = {
    box: view,
    ground,
    font,
    parts: [{ box: view, svg: imageOf(view, image) }, ...places],
    // Notes and addresses stand in no picture.
    texts: texts.filter(({ id }) => known.has(id)).map(({ id, level, text }) => ({ id, level, text })),
  };
  return { ...content, preview: true, picture };
};

const imageOf = ({ x, y, w, h }: Box, base64: string): string =>
  `<image x="${x}" y="${y}" width="${w}" height="${h}" href="data:image/webp;base64,${base64}"/>`;
