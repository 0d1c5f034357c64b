import type { FileArea } from '@chartdock/files';
import { contentOf } from '@chartdock/files';
import type { JSX } from 'react';
import { Breadcrumb } from '../files/Breadcrumb.tsx';
import { useT } from '../i18n/useT.ts';
import { SearchField } from '../primitives/SearchField.tsx';
import { Tabs } from '../primitives/Tabs.tsx';
import { useStore } from '../provider/useStore.ts';
import type { PickerTab } from './picker.types.ts';

/** Properties of {@link PickerHead}. */
export interface PickerHeadProps {
  readonly area: FileArea;
  /** Default both. */
  readonly tabs?: readonly PickerTab[] | undefined;
}

/** Prefix of the ids that tie the picker's tabs to their panel. */
export const pickerTabsId = 'cd-picker';

const allTabs: readonly PickerTab[] = ['mine', 'recent'];
const tabTexts = { mine: 'picker.mine', recent: 'picker.recent' } as const;

/** Draws the upper part of the picker: tabs, search and the way to the open folder. */
export const PickerHead = ({ area, tabs = allTabs }: PickerHeadProps): JSX.Element => {
  const t = useT();
  const place = useStore(area, (state) => state.place);
  const search = useStore(area, (state) => state.search);
  const list = useStore(area, (state) => state.list);
  const open = (tab: PickerTab): void => {
    void (tab === 'mine' ? area.openStartFolder() : area.openPlace({ page: 'history' }));
  };
  const inFolders = place.page === 'diagrams' && search.mode === 'off';
  return (
    <>
      <div className="cd-picker__head">
        <Tabs
          idPrefix={pickerTabsId}
          label={t('picker.tabs')}
          tabs={tabs.map((id) => ({ id, label: t(tabTexts[id]) }))}
          active={place.page === 'history' ? 'recent' : 'mine'}
          onChange={open}
        />
        <SearchField
          value={search.text}
          onChange={(text) => void area.setSearchText(text)}
          onSubmit={() => void area.submitSearch()}
          label={t('search.label')}
          clearLabel={t('search.clear')}
        />
      </div>
      {inFolders && (
        <div className="cd-picker__place">
          <Breadcrumb
            chain={contentOf(list)?.chain ?? []}
            onOpen={(folderId) => void area.openFolder(folderId)}
          />
        </div>
      )}
    </>
  );
};
