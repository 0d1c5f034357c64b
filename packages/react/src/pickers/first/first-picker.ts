import type { LoadedPage } from '@chartdock/files';
import { describeRowsSkeleton } from '../../files/list/describe-list.ts';
import { htmlElement } from '../../foundation/drawing/dom-element.ts';
import { alertIcon, gridIcon } from '../../foundation/icons/list-icons.ts';
import { pickerAttributes, pickerTabsId, tabOf } from '../picker-places.ts';
import { iconElement } from '../../foundation/icons/icon-element.ts';
import { buttonElement, iconButtonElement } from './first-controls.ts';
import { writeFirstHead } from './first-head.ts';
import { writeFirstList } from './first-list.ts';
import type { FirstPickerOptions } from './first-picker.types.ts';

/** The first picture of a picker: what its components will draw, written before they are loaded. */
export interface FirstPicker {
  readonly element: HTMLElement;
  /** Cancel, where the picker draws it. */
  readonly exits: readonly HTMLElement[];
  /** Holds the place of the rows. */
  readonly showWaiting: () => void;
  /** Shows the rows of the page that was asked for; without any it changes nothing. */
  readonly showRows: (page: LoadedPage) => void;
  /** Says that presses on the rows are answered from now on. */
  readonly showAnswered: () => void;
  /** Says that something does not come; undefined takes the words away. The components draw no such words. */
  readonly say: (text: string | undefined) => void;
}

interface FirstBar {
  readonly elements: readonly HTMLElement[];
  readonly exits: readonly HTMLElement[];
}

const writeBar = ({ options, t }: FirstPickerOptions): FirstBar => {
  if (options.hide?.includes('tray') === true) return { elements: [], exits: [] };
  const cancel = buttonElement(t('common.cancel'), { look: 'secondary' });
  const bar = htmlElement(
    'footer',
    { class: 'cd-picker__bar' },
    htmlElement('span', { class: 'cd-picker__count', role: 'status' }, t('picker.none')),
    ...(options.commands ?? []).map(({ label, needs }) =>
      buttonElement(label, { look: 'ghost', disabled: needs === 'selection' }),
    ),
    cancel,
    buttonElement(t('picker.choose'), { look: 'primary', disabled: true }),
  );
  return { elements: [bar], exits: [cancel] };
};

/**
 * Writes the first picture of a file picker, element by element as `FilePicker` draws it while nothing is chosen, so that
 * its components find every element they draw and change none. A test compares the two.
 */
export const writeFirstPicker = (of: FirstPickerOptions): FirstPicker => {
  const { place, options, t } = of;
  const head = writeFirstHead(of);
  const body = htmlElement('div', {
    class: 'cd-picker__body',
    role: 'tabpanel',
    id: `${pickerTabsId}-panel`,
    'aria-labelledby': `${pickerTabsId}-tab-${tabOf({ place })}`,
  });
  const { elements, exits } = writeBar(of);
  const element = htmlElement(
    'section',
    { ...pickerAttributes(options, t), 'aria-busy': 'false' },
    ...head.elements,
    body,
    ...elements,
  );
  let list: HTMLElement | undefined;
  let words: HTMLElement | undefined;
  return {
    element,
    exits,
    showWaiting: () =>
      body.replaceChildren(describeRowsSkeleton<Node, never>(htmlElement, t('common.loading'))),
    showRows: (page) => {
      if (page.total === 0) return;
      head.showChain(page.chain);
      list = writeFirstList(page, of);
      body.replaceChildren(
        iconButtonElement(gridIcon, t('picker.pictures'), 'cd-icon-button cd-picker-view'),
        list,
      );
    },
    showAnswered: () => list?.removeAttribute('aria-busy'),
    say: (text) => {
      words?.remove();
      if (text === undefined) return;
      words = htmlElement('p', { class: 'cd-picker__refusal', role: 'alert' }, iconElement(alertIcon), text);
      body.after(words);
    },
  };
};
