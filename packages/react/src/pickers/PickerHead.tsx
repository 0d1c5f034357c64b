import { contentOf } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useState } from 'react';
import { useT } from '../foundation/i18n/useT.ts';
import { SearchField } from '../foundation/primitives/fields/SearchField.tsx';
import { Tabs } from '../foundation/primitives/Tabs.tsx';
import { useStore } from '../foundation/provider/useStore.ts';
import { pickerTabRows, pickerTabs, pickerTabsId, tabOf } from './picker-places.ts';
import { PickerCrumbs } from './PickerCrumbs.tsx';
import { useLaterParts } from './useLaterParts.ts';
import type { PickerLists, PickerPart, PickerTab, SearchMemory } from './picker.types.ts';

/** Properties of {@link PickerHead}. */
export interface PickerHeadProps {
  readonly area: PickerLists;
  /** Default all. */
  readonly tabs?: readonly PickerTab[] | undefined;
  /** Default none. */
  readonly hide?: readonly PickerPart[] | undefined;
  readonly searches?: SearchMemory | undefined;
  /** Buttons beside the way to the open folder. */
  readonly actions?: ReactNode;
}

/** Draws the upper part of a picker: tabs, search and the way to the open folder. */
export const PickerHead = (props: PickerHeadProps): JSX.Element => {
  const { area, tabs = pickerTabs, hide = [], searches, actions } = props;
  const t = useT();
  const place = useStore(area, (state) => state.place);
  const search = useStore(area, (state) => state.search);
  const inFolders = place.page === 'diagrams' && search.mode === 'off';
  const showsTabs = !hide.includes('tabs') && tabs.length > 1;
  const showsWay = inFolders && !hide.includes('breadcrumb');
  return (
    <>
      {(showsTabs || !hide.includes('search')) && (
        <div className="cd-picker__head">
          {showsTabs && (
            <Tabs
              idPrefix={pickerTabsId}
              label={t('picker.tabs')}
              tabs={tabs.map((id) => ({ id, label: t(pickerTabRows[id].text) }))}
              active={tabOf({ place })}
              onChange={(tab) => void pickerTabRows[tab].open(area)}
            />
          )}
          {!hide.includes('search') && <PickerSearch area={area} text={search.text} searches={searches} />}
        </div>
      )}
      <PickerPlace area={area} showsWay={showsWay} actions={actions} />
    </>
  );
};

interface PickerPlaceProps extends Pick<PickerHeadProps, 'area' | 'actions'> {
  readonly showsWay: boolean;
}

const PickerPlace = ({ area, showsWay, actions }: PickerPlaceProps): JSX.Element | null => {
  if (!showsWay && actions === undefined) return null;
  return (
    <div className="cd-picker__place">
      <div className="cd-picker__way">{showsWay && <PickerWay area={area} />}</div>
      {actions}
    </div>
  );
};

const PickerWay = ({ area }: Pick<PickerHeadProps, 'area'>): JSX.Element => {
  const list = useStore(area, (state) => state.list);
  return (
    <PickerCrumbs
      chain={contentOf(list)?.chain ?? []}
      onOpen={(folderId) => void area.openFolder(folderId)}
    />
  );
};

interface PickerSearchProps {
  readonly area: PickerLists;
  readonly text: string;
  readonly searches: SearchMemory | undefined;
}

const PickerSearch = ({ area, text, searches }: PickerSearchProps): JSX.Element => {
  const t = useT();
  const [lately, setLately] = useState<readonly string[]>([]);
  const later = useLaterParts(lately.length > 0);
  return (
    <div
      className="cd-picker__search"
      onFocus={() => setLately(searches?.get() ?? [])}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setLately([]);
        if (text.trim() !== '') searches?.add(text.trim());
      }}
    >
      <SearchField
        value={text}
        onChange={(next) => void area.setSearchText(next)}
        onSubmit={() => {
          void area.submitSearch();
          if (text.trim() !== '') searches?.add(text.trim());
        }}
        label={t('search.label')}
        clearLabel={t('search.clear')}
      />
      {text === '' && lately.length > 0 && later !== undefined && (
        <later.SearchedWords words={lately} onWord={(word) => void area.setSearchText(word)} />
      )}
    </div>
  );
};
