import type { GuestSession } from '@chartdock/embed/guest';
import { htmlElement } from '@chartdock/react/first-picture';
import { rootElement } from './root-element.ts';
import { surfaceTitles } from './surface-titles.ts';

/** Says that something does not come, in a page that shows nothing; the component takes its place. */
export const sayTrouble = (place: Element, locale: GuestSession['first']['locale']): void => {
  const problem = htmlElement(
    'div',
    { class: 'guest__problem', role: 'alert' },
    surfaceTitles(locale).failed,
  );
  place.replaceChildren(rootElement(locale, 'light', problem));
};
