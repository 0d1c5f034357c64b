/** Lists the choices of appearance; `auto` follows the device. */
export const THEMES = ['auto', 'light', 'dark'] as const;

/** A choice of appearance. */
export type Theme = (typeof THEMES)[number];

/** A set of colours. */
export type Palette = Exclude<Theme, 'auto'>;
