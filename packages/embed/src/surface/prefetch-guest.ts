import type { SurfaceContext } from './context.ts';

/** Asks the browser to fetch the guest page when it is idle; a failed fetch is repeated later. */
export const prefetchGuest = ({ page, options }: SurfaceContext): void => {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'document';
  if (options.nonce !== undefined) link.nonce = options.nonce;
  link.href = page.href;
  document.head.append(link);
};
