import type { FileArea, FileAreaState, FileItem, ListContent, SortField } from '@chartdock/files';
import { ACTION_KEYS, contentOf, offerOfKey, queryOf } from '@chartdock/files';
import type { JSX } from 'react';
import { useCallback } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { FileGrid } from '../list/FileGrid.tsx';
import { FileList } from '../list/FileList.tsx';
import type {
  FileViewProps,
  ItemShortcut,
  ListOrder,
  PickManner,
  ShownTime,
} from '../list/file-view.types.ts';
import type { AreaCommands } from './useAreaCommands.ts';
import { pickedItems } from './useAreaCommands.ts';
import { useNow } from '../list/useNow.ts';

/** Properties of {@link AreaFiles}. */
export interface AreaFilesProps {
  readonly area: FileArea;
  readonly state: FileAreaState;
  readonly commands: AreaCommands;
  readonly content: ListContent;
  /** Ids of cut items. */
  readonly cut: ReadonlySet<string>;
  readonly userId?: string | undefined;
  readonly now?: (() => number) | undefined;
}

/** Which moment the list of a state shows for its items. */
export const shownTimeOf = ({ place, search }: Pick<FileAreaState, 'place' | 'search'>): ShownTime => {
  if (search.mode === 'on') return 'updated';
  // Own shares have no one moment of sharing; it is listed by its changes.
  return place.page === 'shared' && place.by === 'me' ? 'updated' : shownTimes[place.page];
};

const shownTimes: Readonly<Record<FileAreaState['place']['page'], ShownTime>> = {
  diagrams: 'updated',
  history: 'opened',
  trash: 'deleted',
  favourites: 'starred',
  shared: 'shared',
};

/** Tells the order of a list, where one of its columns shows it. */
const orderOf = ({ place, search, preferences }: FileAreaState): ListOrder | undefined => {
  if (search.mode === 'on') return undefined;
  if (place.page !== 'diagrams') return { by: 'time', direction: 'desc' };
  const { by, direction } = preferences.sorting;
  const column = sortedColumns[by];
  return column && { by: column, direction };
};

const sortedColumns: Readonly<Partial<Record<SortField, ListOrder['by']>>> = {
  title: 'name',
  modified: 'time',
};

/** Puts an item, or everything picked when it is one of them, one place up or down in the manual order. */
const nudge = (area: FileArea, item: FileItem, way: 'raise' | 'lower'): void => {
  const rows = contentOf(area.getState().list)?.rows ?? [];
  const picked = pickedItems(area);
  const items = picked.some(({ id }) => id === item.id) ? picked : [item];
  const places = items.map(({ id }) => rows.findIndex((row) => row?.id === id));
  void area.reorder(items, way === 'raise' ? Math.min(...places) - 1 : Math.max(...places) + 2);
};

/** Draws the rows of a file area in the chosen view, with the effects of presses and keys. */
export const AreaFiles = (props: AreaFilesProps): JSX.Element => {
  const { area, state, commands, userId, now, content } = props;
  const t = useT();
  const moment = useNow(now);
  const { place, search, selection, preferences, marked } = state;
  const inTrash = place.page === 'trash' && search.mode === 'off';
  const inFolder = place.page === 'diagrams' && search.mode === 'off';
  const onRange = useCallback((first: number, last: number) => void area.ensureRange(first, last), [area]);
  const pick: Readonly<Record<PickManner, FileViewProps['onPick']>> = {
    only: (item) => area.pickOnly(item),
    toggle: (item) => area.toggleItem(item),
    range: (item) => void area.pickRange(item),
  };
  const peek = (item: FileItem): boolean => {
    const offer = offerOfKey(area.offersOf(item), ACTION_KEYS.preview);
    if (offer !== undefined) commands.act(offer.action, item);
    return offer !== undefined;
  };
  const onShortcut = (shortcut: ItemShortcut, item: FileItem): void => {
    if (shortcut === 'raise' || shortcut === 'lower') {
      nudge(area, item, shortcut);
      return;
    }
    const offer = offerOfKey(area.offersOf(item), ACTION_KEYS[shortcut]);
    if (offer !== undefined) commands.act(offer.action, item);
  };
  const view: FileViewProps = {
    rows: content.rows,
    selection,
    label: t('list.label'),
    shownTime: shownTimeOf(state),
    now: moment,
    userId,
    marked,
    returned: state.returned,
    cut: props.cut,
    position: state.position,
    onLeave: (position) => area.keepPosition(content.query, position),
    onOpen: (item) => {
      if (!inTrash) void area.openItem(item);
      // A folder in trash has no preview.
      else if (!peek(item)) area.toggleItem(item);
    },
    onPeek: peek,
    onPick: (item, manner) => pick[manner](item, manner),
    onPickAll: area.pickAll,
    onClearPicks: area.clearSelection,
    onWalk: area.pickOnly,
    onStretch: (from, to) => void area.stretchTo(from, to),
    onMenu: commands.openMenu,
    onStar: inTrash ? undefined : (item) => void area.toggleFavourite(item),
    onShortcut,
    onRange,
  };
  // A found or deleted item may have lain anywhere.
  const withPath = search.mode === 'on' || inTrash;
  // Another list starts at its top with its own focus; the same list keeps both.
  const key = JSON.stringify(queryOf(state.list));
  return preferences.views[place.page] === 'list' ? (
    <FileList
      key={key}
      {...view}
      withPath={withPath}
      sorted={orderOf(state)}
      onSort={inFolder ? (sorting) => void area.setSorting(sorting) : undefined}
    />
  ) : (
    <FileGrid key={key} {...view} withPath={withPath} />
  );
};
