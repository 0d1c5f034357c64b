import type { GuestSession } from '@chartdock/embed/guest';
import { htmlElement, textNode } from '@chartdock/react/picker';
import { surfaceTitles } from './surface-titles.ts';

/** Says that something does not come, in a page that shows nothing; what comes takes its place. */
export const sayTrouble = (place: Element, locale: GuestSession['first']['locale']): void => {
  const words = htmlElement('p', {}, textNode(surfaceTitles(locale).failed));
  const problem = htmlElement('div', { class: 'guest__problem', role: 'alert' }, words);
  place.replaceChildren(
    htmlElement(
      'div',
      { class: 'cd-root cd-root--fill', lang: locale === 'zh' ? 'zh-CN' : 'en', 'data-cd-theme': 'light' },
      problem,
    ),
  );
};
