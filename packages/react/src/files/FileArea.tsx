import type { FileArea as FileAreaCore, FileAreaState, ListContent } from '@chartdock/files';
import { ROOT_ID, contentOf, pickedCount, queryOf } from '@chartdock/files';
import type { HTMLAttributes, JSX, ReactNode } from 'react';
import { useCallback, useRef } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { offlineIcon } from '../icons/interface-icons.ts';
import { useT } from '../i18n/useT.ts';
import { Button } from '../primitives/Button.tsx';
import { ErrorState } from '../primitives/StateMessage.tsx';
import { useStore } from '../provider/useStore.ts';
import { AreaDialogs } from './AreaDialogs.tsx';
import { AreaTabs, activeTabOf, areaTabsId } from './AreaTabs.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { CreateMenu } from './CreateMenu.tsx';
import { FileGrid } from './FileGrid.tsx';
import { FileList } from './FileList.tsx';
import { FileListSkeleton } from './FileListSkeleton.tsx';
import { FileToolbar } from './FileToolbar.tsx';
import type { FileViewProps, PickManner, ShownTime } from './file-view.types.ts';
import { commonActions, lookOfAction } from './item-menu.ts';
import { ListEmptyState } from './ListEmptyState.tsx';
import { noticeTextOf } from './notice-text.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { AreaCommands } from './useAreaCommands.ts';
import { pickedItems, useAreaCommands } from './useAreaCommands.ts';
import { useFileDrag } from './useFileDrag.ts';
import { useNow } from './useNow.ts';
import { useOnline } from './useOnline.ts';

/** Properties of {@link FileArea}. */
export interface FileAreaProps {
  /** The core whose lists are shown. */
  readonly area: FileAreaCore;
  /** The signed-in person. */
  readonly userId?: string | undefined;
  /** Leaves the search box out, where the host has one in its header. */
  readonly withoutSearch?: boolean;
  /** Leaves the New button out of the toolbar, where the host has one of its own; an empty list keeps its own. */
  readonly withoutCreate?: boolean;
  /** Hides markdown from the New menu, as on mobile. */
  readonly withoutMarkdown?: boolean;
  /** More buttons at the end of the toolbar. */
  readonly actions?: ReactNode;
  /** Reads the time in epoch milliseconds. Default the system's. */
  readonly now?: () => number;
}

const selectState = (state: FileAreaState): FileAreaState => state;

const shownTimes: Readonly<Partial<Record<FileAreaState['place']['page'], ShownTime>>> = {
  history: 'opened',
  trash: 'deleted',
};

/** Draws a page of the file area with everything on it: list, search, selection, menus, dialogs, drag and all states. */
export const FileArea = (props: FileAreaProps): JSX.Element => {
  const { area } = props;
  const t = useT();
  const state = useStore(area, selectState);
  const root = useRef<HTMLDivElement>(null);
  const commands = useAreaCommands(area);
  const online = useOnline();
  const content = contentOf(state.list);
  const canDrag = state.place.page === 'diagrams' || state.search.mode === 'on';
  useFileDrag(root, {
    itemsAt: (index) => {
      const item = content?.rows[index];
      if (item === undefined || !canDrag) return [];
      const picked = pickedItems(area);
      return picked.some(({ id }) => id === item.id) ? picked : [item];
    },
    canMoveTo: area.canMoveTo,
    onMove: (items, folderId) => void area.move(items, folderId),
    previewText: (items) =>
      items.length === 1 ? (items[0]?.title ?? '') : t('drag.count', { n: items.length }),
  });
  return (
    <div ref={root} className="cd-area">
      <AreaToolbar {...props} state={state} commands={commands} />
      <AreaTabs area={area} state={state} />
      {!online && (
        <p className="cd-notice" role="status">
          <Icon of={offlineIcon} size={16} />
          {t('offline.text')}
        </p>
      )}
      <BrokenRows area={area} content={content} />
      <div className="cd-area__body" {...panelOf(state)}>
        <AreaBody {...props} state={state} commands={commands} />
        <AreaSelection area={area} state={state} commands={commands} />
      </div>
      <AreaDialogs area={area} commands={commands} />
    </div>
  );
};

/** Ties the list to the open tab of a page with tabs. */
const panelOf = (state: FileAreaState): HTMLAttributes<HTMLElement> => {
  const tab = activeTabOf(state);
  if (tab === undefined) return {};
  return {
    role: 'tabpanel',
    id: `${areaTabsId}-panel`,
    'aria-labelledby': `${areaTabsId}-tab-${tab}`,
  };
};

type PartProps = FileAreaProps & { readonly state: FileAreaState; readonly commands: AreaCommands };

const NewButton = ({ area, commands, withoutMarkdown = false }: PartProps): JSX.Element => (
  <CreateMenu
    withoutMarkdown={withoutMarkdown}
    onCreate={(category) => void area.createFile(category)}
    onCreateFolder={commands.openFolderDialog}
  />
);

const AreaToolbar = (props: PartProps): JSX.Element => {
  const { area, state, withoutSearch = false, withoutCreate = false, actions } = props;
  const { place, search, preferences } = state;
  const inFolder = place.page === 'diagrams' && search.mode === 'off';
  const find = {
    text: search.text,
    onText: (text: string) => void area.setSearchText(text),
    onSubmit: () => void area.submitSearch(),
  };
  return (
    <FileToolbar
      place={<AreaPlace {...props} />}
      view={preferences.views[place.page]}
      onView={area.setView}
      sorting={inFolder ? preferences.sorting : undefined}
      onSorting={(sorting) => void area.setSorting(sorting)}
      search={withoutSearch ? undefined : find}
      actions={
        <>
          {actions}
          {!withoutCreate && place.page !== 'trash' && <NewButton {...props} />}
        </>
      }
    />
  );
};

const AreaPlace = ({ area, state }: PartProps): JSX.Element => {
  const t = useT();
  const { place, search, list } = state;
  const content = contentOf(list);
  if (search.mode === 'off' && place.page === 'diagrams') {
    const chain = content?.chain ?? [];
    return (
      <>
        <h1 className="cd-hidden">{chain[chain.length - 1]?.title ?? t('folder.root')}</h1>
        <Breadcrumb chain={chain} onOpen={(folderId) => void area.openFolder(folderId)} />
      </>
    );
  }
  return (
    <>
      <h1 className="cd-toolbar__title">
        {search.mode === 'on' ? t('search.foundFor', { keyword: search.title }) : t(`page.${place.page}`)}
      </h1>
      {content !== undefined && content.rows.length > 0 && (
        <span className="cd-toolbar__count">
          {t(content.rows.length === 1 ? 'list.countOne' : 'list.count', { n: content.rows.length })}
        </span>
      )}
    </>
  );
};

const AreaBody = (props: PartProps): JSX.Element => {
  const { area, state } = props;
  const t = useT();
  const { list, place } = state;
  const view = state.preferences.views[place.page];
  if (list.status === 'idle' || list.status === 'loading') return <FileListSkeleton view={view} />;
  if (list.status === 'failed') {
    return (
      <div className="cd-area__state">
        <ErrorState
          title={t('error.listTitle')}
          text={t('error.listText', { reason: noticeTextOf(list.failure.text, t) })}
          retryLabel={t('common.retry')}
          onRetry={() => void area.retry()}
        />
      </div>
    );
  }
  if (list.content.rows.length === 0) {
    return (
      <div className="cd-area__state">
        <ListEmptyState
          state={state}
          next={<NewButton {...props} />}
          onOpenFiles={() => void area.openFolder(ROOT_ID)}
        />
      </div>
    );
  }
  return <AreaFiles {...props} content={list.content} />;
};

const AreaFiles = ({
  area,
  state,
  commands,
  userId,
  now,
  content,
}: PartProps & { readonly content: ListContent }): JSX.Element => {
  const t = useT();
  const moment = useNow(now);
  const { place, search, selection, preferences, marked } = state;
  const inTrash = place.page === 'trash' && search.mode === 'off';
  const onRange = useCallback((first: number, last: number) => void area.ensureRange(first, last), [area]);
  const pick: Readonly<Record<PickManner, FileViewProps['onPick']>> = {
    only: (item) => area.pickOnly(item),
    toggle: (item) => area.toggleItem(item),
    range: (item) => void area.pickRange(item),
  };
  const view: FileViewProps = {
    rows: content.rows,
    selection,
    label: t('list.label'),
    shownTime: (search.mode === 'off' ? shownTimes[place.page] : undefined) ?? 'updated',
    now: moment,
    userId,
    marked,
    onOpen: (item) => (inTrash ? area.toggleItem(item) : void area.openItem(item)),
    onPick: (item, manner) => pick[manner](item, manner),
    onPickAll: area.pickAll,
    onClearPicks: area.clearSelection,
    onMenu: commands.openMenu,
    onStar: inTrash ? undefined : (item) => void area.toggleFavourite(item),
    onShortcut: (shortcut, item) => {
      const action = shortcut === 'rename' ? 'rename' : inTrash ? 'removeForGood' : 'delete';
      if (area.menuOf(item).some((offer) => offer.action === action)) commands.act(action, item);
    },
    onRange,
  };
  // Another list starts at its top with its own focus; the same list keeps both.
  const key = JSON.stringify(queryOf(state.list));
  return preferences.views[place.page] === 'list' ? (
    <FileList key={key} {...view} withPath={search.mode === 'on'} />
  ) : (
    <FileGrid key={key} {...view} />
  );
};

const AreaSelection = ({
  area,
  state,
  commands,
}: Pick<PartProps, 'area' | 'state' | 'commands'>): JSX.Element | null => {
  const t = useT();
  if (state.selection.mode === 'off') return null;
  const rows = contentOf(state.list)?.rows ?? [];
  const offers = commonActions(pickedItems(area), area.menuOf);
  const count = pickedCount(state.selection, rows.length);
  const single: readonly string[] = ['rename', 'locate'];
  return (
    <SelectionBar
      count={count}
      actions={offers
        .filter(({ action }) => count === 1 || !single.includes(action))
        .map(({ action }) => {
          const look = lookOfAction(action);
          return { id: action, icon: look.icon, label: t(look.text) };
        })}
      onAction={(id) => {
        const offer = offers.find(({ action }) => action === id);
        if (offer !== undefined) commands.actOnPicked(offer.action);
      }}
      onClear={area.clearSelection}
    />
  );
};

const BrokenRows = ({
  area,
  content,
}: {
  readonly area: FileAreaCore;
  readonly content: ListContent | undefined;
}): JSX.Element | null => {
  const t = useT();
  if (content === undefined || content.broken.size === 0) return null;
  return (
    <div className="cd-notice" role="alert">
      <span className="cd-notice__text">{t('error.someRows')}</span>
      <Button look="ghost" onClick={() => void area.retry()}>
        {t('common.retry')}
      </Button>
    </div>
  );
};
