import type { Workspace } from '@chartdock/workspace';

/**
 * Marks the page with language and palette, now and after every change; the device decides while the choice says
 * `auto`. `public/boot.js` does the same before the first paint.
 */
export const paintPage = (page: Window, { locale, theme }: Pick<Workspace, 'locale' | 'theme'>): void => {
  const root = page.document.documentElement;
  const device = page.matchMedia('(prefers-color-scheme: dark)');
  const mark = (): void => {
    const dark = theme.get() === 'dark' || (theme.get() === 'auto' && device.matches);
    root.setAttribute('data-cd-theme', dark ? 'dark' : 'light');
    root.lang = locale.get();
    page.document
      .querySelector('link[rel=manifest]')
      ?.setAttribute('href', `/manifest.${root.lang}.webmanifest`);
  };
  mark();
  theme.subscribe(mark);
  locale.subscribe(mark);
  device.addEventListener('change', mark);
};
