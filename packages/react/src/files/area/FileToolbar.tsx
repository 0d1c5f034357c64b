import type { SortType, Sorting, ViewType } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useState } from 'react';
import { arrowDownIcon, arrowUpIcon, gridIcon, listIcon, sortIcon } from '../../icons/interface-icons.ts';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../primitives/Button.tsx';
import { Menu } from '../../primitives/Menu.tsx';
import { SearchField } from '../../primitives/SearchField.tsx';
import { SegmentedControl } from '../../primitives/SegmentedControl.tsx';
import { joinClasses } from '../../styles/join-classes.ts';

/** Properties of {@link FileToolbar}. */
export interface FileToolbarProps {
  /** Where one is: a breadcrumb or a title. */
  readonly place: ReactNode;
  readonly view: ViewType;
  readonly onView: (view: ViewType) => void;
  /** Leave out where the order is fixed. */
  readonly sorting?: Sorting | undefined;
  readonly onSorting?: ((sorting: Sorting) => void) | undefined;
  /** Leave out where the search box is elsewhere. */
  readonly search?:
    | { readonly text: string; readonly onText: (text: string) => void; readonly onSubmit: () => void }
    | undefined;
  /** Buttons at the end, such as New. */
  readonly actions?: ReactNode;
}

/** Draws the line above a file list: place, search, order, view and actions. */
export const FileToolbar = (props: FileToolbarProps): JSX.Element => {
  const { place, view, onView, sorting, onSorting, search, actions } = props;
  const t = useT();
  return (
    <div className={joinClasses('cd-toolbar', search !== undefined && 'cd-toolbar--search')}>
      <div className="cd-toolbar__place">{place}</div>
      {search !== undefined && (
        <SearchField
          value={search.text}
          onChange={search.onText}
          onSubmit={search.onSubmit}
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.clear')}
        />
      )}
      {sorting !== undefined && onSorting !== undefined && (
        <SortMenu sorting={sorting} onSorting={onSorting} />
      )}
      <SegmentedControl
        label={t('view.label')}
        value={view}
        onChange={onView}
        segments={[
          { value: 'icon', label: t('view.icon'), icon: gridIcon },
          { value: 'list', label: t('view.list'), icon: listIcon },
        ]}
      />
      {actions}
    </div>
  );
};

const sortTexts = {
  lastModify: 'sort.lastModify',
  createTime: 'sort.createTime',
  title: 'sort.title',
  index: 'sort.manual',
} as const;
const sortTypes: readonly SortType[] = ['lastModify', 'createTime', 'title', 'index'];

/** An order set by hand has one direction; leaving it begins with the direction that says most. */
const sortingFor = (sorting: Sorting, sidx: SortType): Sorting => {
  if (sidx === 'index') return { sidx, sort: 'asc' };
  if (sorting.sidx !== 'index') return { ...sorting, sidx };
  return { sidx, sort: sidx === 'title' ? 'asc' : 'desc' };
};

interface SortMenuProps {
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
}

const SortMenu = ({ sorting, onSorting }: SortMenuProps): JSX.Element => {
  const t = useT();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const choose = (id: string): void => {
    const sidx = sortTypes.find((type) => type === id);
    if (sidx !== undefined) onSorting(sortingFor(sorting, sidx));
    else onSorting({ ...sorting, sort: id === 'asc' ? 'asc' : 'desc' });
  };
  const types = sortTypes.map((id) => ({ id, label: t(sortTexts[id]), checked: sorting.sidx === id }));
  const directions = [
    {
      id: 'asc',
      label: t('sort.asc'),
      icon: arrowUpIcon,
      checked: sorting.sort === 'asc',
      startsGroup: true,
    },
    { id: 'desc', label: t('sort.desc'), icon: arrowDownIcon, checked: sorting.sort === 'desc' },
  ];
  const entries = sorting.sidx === 'index' ? types : [...types, ...directions];
  return (
    <>
      <Button
        look="ghost"
        icon={sortIcon}
        className="cd-sort"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('sort.label')}: ${t(sortTexts[sorting.sidx])}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(sortTexts[sorting.sidx])}
      </Button>
      {anchor !== null && (
        <Menu
          entries={entries}
          anchor={anchor}
          end
          label={t('sort.label')}
          onChoose={choose}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
};
