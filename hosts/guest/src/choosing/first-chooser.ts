import type { GuestSession } from '@chartdock/embed/guest';
import { htmlElement } from '@chartdock/react/first-picture';
import { headElements } from '../first/first-surface.ts';
import { isDark, layLook } from '../surface/paint.ts';
import { rootElement } from '../surface/root-element.ts';
import { contentTag } from '../surface/surface-titles.ts';
import { chooserTitle } from './chooser-title.ts';

/** Covers that hold the place of a list, as many as its components draw while they wait. */
const WAITING = 12;

/** The first picture of a surface that chooses templates. */
export interface FirstChooser {
  readonly element: HTMLElement;
  /** The button that ends the surface, where there is one. */
  readonly exits: readonly HTMLElement[];
}

const box = (name: string, ...content: readonly HTMLElement[]): HTMLElement =>
  htmlElement('div', { class: name }, ...content);

const waitingCard = (): HTMLElement =>
  box(
    'cd-template',
    htmlElement('span', { class: 'cd-chooser__cover' }),
    htmlElement('span', { class: 'cd-template__texts' }),
    htmlElement('span', { class: 'cd-template__foot' }),
  );

/** Writes a chooser as its components draw it while the first list is on its way: the same boxes, and nothing in them yet. */
export const writeFirstChooser = ({ config, first }: GuestSession): FirstChooser => {
  const usual = chooserTitle(first.locale);
  const { head, close } = headElements({ config, first }, usual);
  const bar = box('cd-chooser__bar', box('cd-chooser__search'), box('cd-chooser__shelves'));
  const cards = Array.from({ length: WAITING }, waitingCard);
  const list = box(
    'cd-templates cd-chooser__list',
    box('cd-chooser__scenes'),
    box('cd-templates__grid', ...cards),
  );
  const content = htmlElement(
    contentTag(config),
    { class: 'guest__content', 'aria-busy': 'true' },
    box('cd-chooser', bar, list),
  );
  document.title = config.title ?? usual;
  const palette = isDark(first.theme) ? 'dark' : 'light';
  const element = rootElement(first.locale, palette, box('guest', ...head, content));
  layLook(element.style, { variables: undefined, ...first }, { palette, laid: [] });
  return { element, exits: close };
};
