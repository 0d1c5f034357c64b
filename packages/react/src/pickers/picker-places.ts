import type { BrowsingState, Place, Selection } from '@chartdock/files';
import type { Chosen } from '@chartdock/files/picking';
import type { Attributes } from '../foundation/drawing/make.types.ts';
import type { TextKey, TranslateText } from '../foundation/i18n/text-keys.ts';
import type { PickerLists, PickerOptions, PickerTab } from './picker.types.ts';

interface TabRow {
  readonly text: TextKey;
  readonly page: Place['page'];
  readonly open: (area: PickerLists) => Promise<void>;
}

/** Every tab: its words, the page behind it, and how it opens. */
export const pickerTabRows: Readonly<Record<PickerTab, TabRow>> = {
  mine: { text: 'picker.mine', page: 'diagrams', open: (area) => area.openStartFolder() },
  recent: { text: 'picker.recent', page: 'history', open: (area) => area.openPlace({ page: 'history' }) },
  starred: {
    text: 'picker.starred',
    page: 'favourites',
    open: (area) => area.openPlace({ page: 'favourites', kind: 'chart' }),
  },
  shared: {
    text: 'picker.shared',
    page: 'shared',
    open: (area) => area.openPlace({ page: 'shared', by: 'others' }),
  },
};

/** Every tab, in the usual order. */
export const pickerTabs: readonly PickerTab[] = ['mine', 'recent', 'starred', 'shared'];

/** Tells which tab is open. */
export const tabOf = ({ place }: Pick<BrowsingState, 'place'>): PickerTab =>
  pickerTabs.find((tab) => pickerTabRows[tab].page === place.page) ?? 'mine';

/** Tells which moment the list of a place shows. */
export const shownTimeOf = ({ place }: Pick<BrowsingState, 'place'>): 'opened' | 'updated' =>
  place.page === 'history' ? 'opened' : 'updated';

/** Prefix of the ids that tie the picker's tabs to their panel. */
export const pickerTabsId = 'cd-picker';

/** Names the texts of a pick of one file, or of several. */
export const pickLabel = ({ multiple }: Pick<PickerOptions, 'multiple'>): TextKey =>
  multiple === true ? 'picker.label' : 'picker.one';

/** Describes the frame of a picker: of one file, whose rows carry no check marks, or of several. */
export const pickerAttributes = (options: PickerOptions, t: TranslateText): Attributes => ({
  class: options.multiple === true ? 'cd-picker' : 'cd-picker cd-picker--one',
  'aria-label': t(pickLabel(options)),
});

/** Shows what is chosen as the selection of a list. */
export const selectionOf = (chosen: Chosen): Selection => {
  const last = [...chosen.keys()].at(-1);
  return last === undefined ? { mode: 'off' } : { mode: 'some', picked: chosen, anchor: last };
};
