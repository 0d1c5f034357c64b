/** A window up to this width, in pixels, shows narrow pages of text: a wide one would be too small to be read. */
const NARROW = '(max-width: 480px)';

/** Returns how wide pages of text are wanted in the window as it is. */
export const wantedPage = (): 'wide' | 'narrow' =>
  typeof matchMedia === 'function' && matchMedia(NARROW).matches ? 'narrow' : 'wide';

/** Calls a listener whenever {@link wantedPage} may return something else. Returns how that ends. */
export const watchWantedPage = (listener: () => void): (() => void) => {
  if (typeof matchMedia !== 'function') return () => undefined;
  const list = matchMedia(NARROW);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
};
