import type { Crumb } from '@chartdock/contract';
import { htmlElement } from '../../foundation/drawing/dom-element.ts';
import {
  chevronRightIcon,
  folderPlusIcon,
  importIcon,
  searchIcon,
} from '../../foundation/icons/list-icons.ts';
import type { TranslateText } from '../../foundation/i18n/text-keys.ts';
import {
  searchAttributes,
  searchFieldAttributes,
} from '../../foundation/primitives/fields/search-attributes.ts';
import { tabAttributes, tabsAttributes } from '../../foundation/primitives/tab-attributes.ts';
import { describeCrumbs } from '../describe-crumbs.ts';
import { pickerTabRows, pickerTabs, pickerTabsId, tabOf } from '../picker-places.ts';
import { iconElement } from '../../foundation/icons/icon-element.ts';
import { iconButtonElement } from './first-controls.ts';
import type { FirstPickerOptions } from './first-picker.types.ts';

const tabsElement = ({ options, place, t }: FirstPickerOptions): HTMLElement => {
  const open = tabOf({ place });
  return htmlElement(
    'div',
    tabsAttributes(t('picker.tabs')),
    ...(options.tabs ?? pickerTabs).map((id) =>
      htmlElement('button', tabAttributes(pickerTabsId, id, id === open), t(pickerTabRows[id].text)),
    ),
  );
};

const searchElement = (t: TranslateText): HTMLElement => {
  const label = t('search.label');
  return htmlElement(
    'div',
    { class: 'cd-picker__search' },
    htmlElement(
      'div',
      searchAttributes(label),
      iconElement(searchIcon, 16),
      htmlElement('input', searchFieldAttributes(label, label)),
    ),
  );
};

const arrow = (): SVGElement => iconElement(chevronRightIcon, 14);

/** The upper part of a picker before its components. */
export interface FirstHead {
  readonly elements: readonly HTMLElement[];
  /** Shows the way to the folder that was listed. */
  readonly showChain: (chain: readonly Crumb[]) => void;
}

const barElements = (of: FirstPickerOptions): readonly HTMLElement[] => {
  const { hide = [], tabs = pickerTabs } = of.options;
  const parts = [
    ...(hide.includes('tabs') || tabs.length < 2 ? [] : [tabsElement(of)]),
    ...(hide.includes('search') ? [] : [searchElement(of.t)]),
  ];
  return parts.length === 0 ? [] : [htmlElement('div', { class: 'cd-picker__head' }, ...parts)];
};

const makingElements = ({ create, upload, t }: FirstPickerOptions): readonly HTMLElement[] => {
  const buttons = [
    ...(create ? [iconButtonElement(folderPlusIcon, t('picker.newFolder'))] : []),
    ...(upload ? [iconButtonElement(importIcon, t('picker.import'))] : []),
  ];
  return buttons.length === 0 ? [] : [htmlElement('div', { class: 'cd-picker__making' }, ...buttons)];
};

/** Writes tabs, search and the way as `PickerHead` draws them for a place nobody has searched. */
export const writeFirstHead = (of: FirstPickerOptions): FirstHead => {
  const { options, place, t } = of;
  const inFolders = place.page === 'diagrams';
  const showsWay = inFolders && options.hide?.includes('breadcrumb') !== true;
  const making = inFolders ? makingElements(of) : [];
  const way = htmlElement('div', { class: 'cd-picker__way' });
  const showChain = (chain: readonly Crumb[]): void => {
    if (showsWay) way.replaceChildren(describeCrumbs<Node, never>(htmlElement, { chain, t, arrow }));
  };
  showChain([]);
  const hasPlace = showsWay || making.length > 0;
  return {
    elements: [
      ...barElements(of),
      ...(hasPlace ? [htmlElement('div', { class: 'cd-picker__place' }, way, ...making)] : []),
    ],
    showChain,
  };
};
