import type { Sorting } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { arrowDownIcon, arrowUpIcon } from '../../icons/interface-icons.ts';
import { useT } from '../../i18n/useT.ts';
import type { ListOrder, ShownTime } from './file-view.types.ts';
import { timeTitles } from './time-titles.ts';

/** Properties of {@link ListHead}. */
export interface ListHeadProps {
  readonly shownTime: ShownTime;
  /** Stands above the check marks. Default only their name, for those who hear the list. */
  readonly choice: ReactNode;
  /** What the rows are ordered by; undefined where no column shows it. */
  readonly sorted: ListOrder | undefined;
  /** Is told of the order that a title was pressed for. Default the order is fixed. */
  readonly onSort: ((sorting: Sorting) => void) | undefined;
}

const titles = {
  ...timeTitles,
  deleted: 'list.deleted',
  starred: 'list.starred',
  shared: 'list.shared',
} as const;

const fields = { name: 'title', time: 'modified' } as const;
const ways = { asc: 'ascending', desc: 'descending' } as const;

/** A column begins in the direction that says most, and turns round after that. */
const sortingFor = (column: ListOrder['by'], sorted: ListOrder | undefined): Sorting => {
  const first = column === 'name' ? 'asc' : 'desc';
  if (sorted?.by !== column) return { by: fields[column], direction: first };
  return { by: fields[column], direction: sorted.direction === 'asc' ? 'desc' : 'asc' };
};

interface Order extends Pick<ListHeadProps, 'sorted' | 'onSort'> {
  readonly column: ListOrder['by'];
}

// No component: a list is drawn so often that two fewer of them show.
const sortedTitle = (title: string, { column, sorted, onSort }: Order): JSX.Element => {
  const way = sorted?.by === column ? sorted.direction : undefined;
  const sign = way && <Icon of={way === 'asc' ? arrowUpIcon : arrowDownIcon} size={14} />;
  return (
    <span role="columnheader" className={`cd-row__${column}`} aria-sort={way && ways[way]}>
      {onSort === undefined ? (
        <span className="cd-list__title">
          {title}
          {sign}
        </span>
      ) : (
        <button
          type="button"
          className="cd-list__title cd-list__title--sorts"
          onClick={() => onSort(sortingFor(column, sorted))}
        >
          {title}
          {sign}
        </button>
      )}
    </span>
  );
};

/** Draws the titles of a list's columns, of which those that the list can be ordered by are pressed for it. */
export const ListHead = ({ shownTime, choice, sorted, onSort }: ListHeadProps): JSX.Element => {
  const t = useT();
  const column = (name: string, inside: ReactNode, label?: string): JSX.Element => (
    <span role="columnheader" className={`cd-row__${name}`}>
      {inside ?? <span className="cd-hidden">{label}</span>}
    </span>
  );
  return (
    <div className="cd-list__head" role="row" aria-rowindex={1}>
      {column('check', choice, t('list.choice'))}
      {sortedTitle(t('list.title'), { column: 'name', sorted, onSort })}
      {column('kind', t('list.kind'))}
      {column('owner', t('list.owner'))}
      {column('count', t('list.canvases'))}
      {sortedTitle(t(titles[shownTime]), { column: 'time', sorted, onSort })}
      {column('actions', undefined, t('common.more'))}
    </div>
  );
};
