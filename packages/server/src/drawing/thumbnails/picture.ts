/** Width of a thumbnail in pixels. */
export const WIDTH = 320;
/** Height of a thumbnail in pixels. */
export const HEIGHT = 200;

/** Colours that the page around a picture can have. */
export const PICTURE_PALETTES = ['light', 'dark'] as const;

/** Colours of the page around a picture. */
export type PicturePalette = (typeof PICTURE_PALETTES)[number];

/** Wraps the content of a picture into an SVG of the size of a thumbnail, on a ground. */
export const frame = (content: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${content}</svg>`;
