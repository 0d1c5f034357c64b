import type { GuestSession, PickConfig } from '@chartdock/embed/guest';
import type { FirstPage } from '@chartdock/files/picking';
import type { FirstPicker } from '@chartdock/react/first-picture';
import { htmlElement, iconButtonElement, pickLabel, writeFirstPicker } from '@chartdock/react/first-picture';
import { closeIcon } from '@chartdock/react/picker';
import type { Guest } from '../session/guest.ts';
import { isDark, layLook } from '../surface/paint.ts';
import { pickerOptionsOf } from '../session/picker-options.ts';
import { rootElement } from '../surface/root-element.ts';
import { CLOSABLE, contentTag, headTag, headTitleOf, surfaceTitles } from '../surface/surface-titles.ts';
import { lookupOf } from '../surface/text-lookup.ts';

/** The first picture of a surface that picks files. */
export interface FirstSurface extends Omit<FirstPicker, 'element' | 'exits'> {
  /** Element that the runtime takes over. */
  readonly element: HTMLElement;
  /** The element that holds head and content. */
  readonly frame: HTMLElement;
  /** The buttons that end the surface; they need nothing that comes later. */
  readonly exits: readonly HTMLElement[];
  /** Shows it in a place. The page gets its palette no sooner: one without a picture would hide the placeholder. */
  readonly show: (place: Element) => void;
}

/** Elements around a content: the head where there is one, and in it the button that ends the surface. */
export interface HeadElements {
  readonly head: readonly HTMLElement[];
  readonly close: readonly HTMLElement[];
}

/** Writes the head of a surface as its components draw it. */
export const headElements = (
  { config, first }: Pick<GuestSession, 'config' | 'first'>,
  usual: string,
): HeadElements => {
  const title = headTitleOf(config, usual);
  if (title === undefined) return { head: [], close: [] };
  const close = CLOSABLE.has(config.surface)
    ? [iconButtonElement(closeIcon, surfaceTitles(first.locale).close)]
    : [];
  const text = htmlElement('h1', { class: 'guest__title' }, title);
  return { head: [htmlElement(headTag(config), { class: 'guest__head' }, text, ...close)], close };
};

/** Writes a surface as its components draw it at first: look, head and picker, without handlers of presses. */
export const writeFirstSurface = (guest: Guest, config: PickConfig, page: FirstPage): FirstSurface => {
  const { first } = guest.session;
  const t = lookupOf(guest.texts, config);
  const picker = writeFirstPicker({
    options: pickerOptionsOf(config),
    create: config.create ?? false,
    upload: config.upload ?? false,
    place: page.place,
    t,
    userId: guest.userId,
    now: guest.clock.now(),
  });
  const { head, close } = headElements(guest.session, t(pickLabel(config)));
  const task = htmlElement('div', { class: 'guest__task' }, picker.element);
  const content = htmlElement(contentTag(guest.session.config), { class: 'guest__content' }, task);
  const frame = htmlElement('div', { class: 'guest' }, ...head, content);
  const palette = isDark(first.theme) ? 'dark' : 'light';
  const element = rootElement(first.locale, palette, frame);
  const show = (place: Element): void => {
    layLook(element.style, { variables: undefined, ...first }, { palette, laid: [] });
    place.replaceChildren(element);
  };
  return { ...picker, element, frame, exits: [...close, ...picker.exits], show };
};
