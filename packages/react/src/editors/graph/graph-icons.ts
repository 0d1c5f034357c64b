/** Draws shapes: a square, a circle and a triangle. */
export const shapesIcon = 'M3 13h8v8H3zM13 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 3l5 8H7z';
/** Draws a brush over a line. */
export const formatIcon = 'M4 20h16M14.5 4.5l4 4L10 17H6v-4z';
/** Draws two boxes at one line. */
export const arrangeIcon = 'M4 3v18M8 6h12v4H8zM8 14h7v4H8z';
/** Draws a letter in bold. */
export const boldIcon = 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z';
/** Draws two squares in a frame. */
export const groupIcon =
  'M3 3h2M19 3h2M3 21h2M19 21h2M4 4v16M20 4v16M4 4h16M4 20h16M8 8h5v5H8zM12 13v3h4v-5h-3';
/** Draws one sheet before another. */
export const frontIcon = 'M9 9h11v11H9zM5 15H4V4h11v1';
/** Draws a brush that takes a look along. */
export const brushIcon = 'M4 4h13v5H4zM17 6h3v5h-9v4M9.5 15h3v6h-3z';
