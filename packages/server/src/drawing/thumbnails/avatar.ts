import { createHash } from 'node:crypto';

const CELLS = 5;
const CELL = 24;
const EDGE = 4;
/** Width and height of an avatar in pixels. */
export const AVATAR_SIZE = CELLS * CELL + EDGE * 2;

/** Draws the avatar of an id: a mirrored pattern in one hue, always the same for the same id. */
export const drawAvatar = (id: string): string => {
  const hash = createHash('sha256').update(id).digest();
  const hue = Math.round(((hash[0] ?? 0) / 255) * 360);
  const half = Math.ceil(CELLS / 2);
  const squares: string[] = [];
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < half; column += 1) {
      if (((hash[1 + row * half + column] ?? 0) & 1) === 0) continue;
      for (const x of new Set([column, CELLS - 1 - column])) {
        squares.push(`M${EDGE + x * CELL} ${EDGE + row * CELL}h${CELL}v${CELL}h-${CELL}z`);
      }
    }
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR_SIZE}" height="${AVATAR_SIZE}">` +
    `<rect width="${AVATAR_SIZE}" height="${AVATAR_SIZE}" fill="hsl(${hue}, 45%, 92%)"/>` +
    `<path d="${squares.join('')}" fill="hsl(${hue}, 50%, 48%)"/></svg>`
  );
};
