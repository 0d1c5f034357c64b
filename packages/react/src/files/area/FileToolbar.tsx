import type { SortField, Sorting, ViewType } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useState } from 'react';
import {
  arrowDownIcon,
  arrowUpIcon,
  gridIcon,
  listIcon,
  sortIcon,
} from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Menu } from '../../foundation/primitives/menus/Menu.tsx';
import { SearchField } from '../../foundation/primitives/fields/SearchField.tsx';
import { SegmentedControl } from '../../foundation/primitives/SegmentedControl.tsx';
import { joinClasses } from '../../foundation/styles/join-classes.ts';

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
      <div className="cd-toolbar__controls">
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
    </div>
  );
};

const sortTexts = {
  modified: 'sort.modified',
  created: 'sort.created',
  title: 'sort.title',
  manual: 'sort.manual',
} as const;
const sortFields: readonly SortField[] = ['modified', 'created', 'title', 'manual'];

/** An order set by hand has one direction; leaving it begins with the direction that says most. */
const sortingFor = (sorting: Sorting, by: SortField): Sorting => {
  if (by === 'manual') return { by, direction: 'asc' };
  if (sorting.by !== 'manual') return { ...sorting, by };
  return { by, direction: by === 'title' ? 'asc' : 'desc' };
};

interface SortMenuProps {
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
}

const SortMenu = ({ sorting, onSorting }: SortMenuProps): JSX.Element => {
  const t = useT();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const choose = (id: string): void => {
    const by = sortFields.find((field) => field === id);
    if (by !== undefined) onSorting(sortingFor(sorting, by));
    else onSorting({ ...sorting, direction: id === 'asc' ? 'asc' : 'desc' });
  };
  const fields = sortFields.map((id) => ({ id, label: t(sortTexts[id]), checked: sorting.by === id }));
  const directions = [
    {
      id: 'asc',
      label: t('sort.asc'),
      icon: arrowUpIcon,
      checked: sorting.direction === 'asc',
      startsGroup: true,
    },
    { id: 'desc', label: t('sort.desc'), icon: arrowDownIcon, checked: sorting.direction === 'desc' },
  ];
  const entries = sorting.by === 'manual' ? fields : [...fields, ...directions];
  return (
    <>
      <Button
        look="ghost"
        icon={sortIcon}
        className="cd-sort"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('sort.label')}: ${t(sortTexts[sorting.by])}`}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t(sortTexts[sorting.by])}
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
