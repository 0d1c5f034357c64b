import type { FileArea, FileAreaState, Place } from '@chartdock/files';
import type { JSX } from 'react';
import type { TextKey } from '../../foundation/i18n/text-keys.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Tabs } from '../../foundation/primitives/Tabs.tsx';

/** Prefix of the element ids that tie the tabs of a page to its list. */
export const areaTabsId = 'cd-area';

interface AreaTab {
  readonly id: string;
  readonly text: TextKey;
  readonly place: Place;
}

const sharedTabs: readonly AreaTab[] = [
  { id: 'others', text: 'tab.sharedWithMe', place: { page: 'shared', by: 'others' } },
  { id: 'me', text: 'tab.sharedByMe', place: { page: 'shared', by: 'me' } },
];

const favouriteTabs: readonly AreaTab[] = [
  { id: 'chart', text: 'tab.charts', place: { page: 'favourites', kind: 'chart' } },
  { id: 'template', text: 'tab.templates', place: { page: 'favourites', kind: 'template' } },
];

/** Names the open tab of a page with tabs; undefined on a page without, and in search mode. */
export const activeTabOf = ({
  place,
  search,
}: Pick<FileAreaState, 'place' | 'search'>): string | undefined => {
  if (search.mode === 'on') return undefined;
  if (place.page === 'shared') return place.by;
  return place.page === 'favourites' ? place.kind : undefined;
};

/** Properties of {@link AreaTabs}. */
export interface AreaTabsProps {
  readonly area: Pick<FileArea, 'openPlace'>;
  readonly state: Pick<FileAreaState, 'place' | 'search'>;
}

/** Draws the tabs of shared files and favourites (ROUTE-14, ROUTE-15, ROUTE-17, ROUTE-18); nothing on other pages. */
export const AreaTabs = ({ area, state }: AreaTabsProps): JSX.Element | null => {
  const t = useT();
  const active = activeTabOf(state);
  if (active === undefined) return null;
  const tabs = state.place.page === 'shared' ? sharedTabs : favouriteTabs;
  return (
    <div className="cd-area__tabs">
      <Tabs
        tabs={tabs.map(({ id, text }) => ({ id, label: t(text) }))}
        active={active}
        label={t(`page.${state.place.page}`)}
        idPrefix={areaTabsId}
        onChange={(id) => {
          const tab = tabs.find((each) => each.id === id);
          if (tab !== undefined) void area.openPlace(tab.place);
        }}
      />
    </div>
  );
};
