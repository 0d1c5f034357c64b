/** Is true of a window whose pages of text are narrow: a wide one would be too small in it to be read. */
export const NARROW_PAGE = '(max-width: 480px)';

/** Returns how wide pages of text are wanted in the window as it is. */
export const wantedPage = (): 'wide' | 'narrow' => (matchMedia(NARROW_PAGE).matches ? 'narrow' : 'wide');
