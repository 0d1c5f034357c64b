/** Width of a thumbnail in pixels. */
export const WIDTH = 320;
/** Height of a thumbnail in pixels. */
export const HEIGHT = 200;

/** Wraps the content of a picture into an SVG of the size of a thumbnail. */
export const frame = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>${content}</svg>`;
