import type { KeyValueStorage } from '@chartdock/platform';
import { createChoice } from './choice.ts';
import type { Choice } from './choice.ts';

/** Choices of appearance; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;

/** One choice of appearance. */
export type Theme = (typeof THEMES)[number];

/** Where the choice is kept; `public/boot.js` reads the same key before the first paint. */
export const themeKey = 'chartdock.theme';

/** Makes the choice of appearance and paints the page by it, following the device while it says `system` (CONST-14). */
export const createThemeChoice = (page: Window, storage: KeyValueStorage): Choice<Theme> => {
  const device = page.matchMedia('(prefers-color-scheme: dark)');
  const paint = (theme: Theme): void => {
    const dark = theme === 'dark' || (theme === 'system' && device.matches);
    page.document.documentElement.setAttribute('data-cd-theme', dark ? 'dark' : 'light');
  };
  const choice = createChoice({ storage, key: themeKey, values: THEMES, fallback: 'system', apply: paint });
  device.addEventListener('change', () => paint(choice.get()));
  return choice;
};
