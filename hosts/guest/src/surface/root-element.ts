import type { Locale } from '@chartdock/embed/guest';
import { htmlElement } from '@chartdock/react/first-picture';

/** Gives the language tag of a page in one of our languages. */
export const tagOf = (locale: Locale): string => (locale === 'zh' ? 'zh-CN' : 'en');

/** Makes the element that gives its content language and palette, as the components do. */
export const rootElement = (locale: Locale, palette: 'light' | 'dark', content: Element): HTMLElement =>
  htmlElement(
    'div',
    { class: 'cd-root cd-root--fill', lang: tagOf(locale), 'data-cd-theme': palette },
    content,
  );
