import type { Crumb } from '@chartdock/contract';
import type { FileArea as FileAreaCore, FileAreaState, ListContent } from '@chartdock/files';
import { ROOT_ID, contentOf } from '@chartdock/files';
import type { HTMLAttributes, JSX, ReactNode } from 'react';
import { useRef } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { infoIcon, keyboardIcon, offlineIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { ErrorState } from '../../foundation/primitives/StateMessage.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { AreaDialogs } from './AreaDialogs.tsx';
import { AreaFiles, shownTimeOf } from './AreaFiles.tsx';
import { useExactTimes } from './useExactTimes.ts';
import { AreaSelection } from './AreaSelection.tsx';
import { AreaTabs, activeTabOf, areaTabsId } from './AreaTabs.tsx';
import { AreaChanges } from '../changes/AreaChanges.tsx';
import { FileDropZone } from '../importing/FileDropZone.tsx';
import { Breadcrumb } from '../folders/Breadcrumb.tsx';
import { ClipboardBar } from './ClipboardBar.tsx';
import { LateDetailsPanel } from '../details/LateDetailsPanel.tsx';
import type { Details } from '../details/useDetails.ts';
import { useDetails } from '../details/useDetails.ts';
import { CreateMenu } from '../creating/CreateMenu.tsx';
import { FileListSkeleton } from '../list/FileListSkeleton.tsx';
import { FileToolbar } from './FileToolbar.tsx';
import { areaKeysOf } from '../keys/area-keys.ts';
import type { KeyCommand } from '../keys/key-table.ts';
import { useAreaKeys } from '../keys/useAreaKeys.ts';
import { ListEmptyState } from '../list/ListEmptyState.tsx';
import { LateNothingFound } from '../search/LateNothingFound.tsx';
import { LateSearchChips } from '../search/LateSearchChips.tsx';
import { ListStatus } from './ListStatus.tsx';
import { noticeTextOf } from '../items/notice-text.ts';
import { openFolderOf } from '../folders/open-folder.ts';
import type { AreaCommands, HostActions } from './useAreaCommands.ts';
import { RestoredElsewhere } from '../trash/RestoredElsewhere.tsx';
import { TrashBar } from '../trash/TrashBar.tsx';
import { useAreaCommands } from './useAreaCommands.ts';
import { useAreaPointer } from './useAreaPointer.ts';
import { useClipboard } from './useClipboard.ts';
import { useOnline } from '../../foundation/app/useOnline.ts';

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
  /** Keys that the host carries out; the map of keys shows them too. Default: none. */
  readonly hostKeys?: readonly KeyCommand[];
  /** Takes files of the system that were dropped on the area or pasted, for a folder. Default: the area takes none. */
  readonly onImport?: ((files: readonly File[], folderId: string) => void) | undefined;
  /** Carries out actions of the menu that the area leaves to its host, such as publishing. Default: none. */
  readonly hostActions?: HostActions;
  /** Opens the import dialog from the New menu. Default: the menu has no such entry. */
  readonly onOpenImport?: (() => void) | undefined;
  /** Leads on from an empty list of favourite templates, such as a link to their library. Default a button that leads to My files. */
  readonly templatesNext?: ReactNode;
  /** More buttons at the end of the toolbar. */
  readonly actions?: ReactNode;
  /** Reads the time in epoch milliseconds. Default the system's. */
  readonly now?: () => number;
}

/** A page has one file area. */
const detailsId = 'cd-details';

const selectState = (state: FileAreaState): FileAreaState => state;

/** Draws a page of the file area with everything on it: list, search, selection, menus, dialogs, drag and all states. */
export const FileArea = (props: FileAreaProps): JSX.Element => {
  const { area } = props;
  const t = useT();
  const state = useStore(area, selectState);
  const root = useRef<HTMLDivElement>(null);
  const band = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const details = useDetails(area, props.userId);
  const commands = useAreaCommands(area, { ...props.hostActions, details: details.showFor });
  const online = useOnline();
  const content = contentOf(state.list);
  const clipboard = useClipboard(area);
  const keys = { state, canReorder: area.canReorder(), hostKeys: props.hostKeys };
  useAreaPointer({ root, band, line }, area, state);
  useExactTimes(root, area, shownTimeOf(state));
  useAreaKeys(root, areaKeysOf({ area, commands, clipboard, details, keys, root }));
  return (
    <div ref={root} className="cd-area">
      <AreaToolbar {...props} state={state} commands={commands} details={details} />
      {state.search.mode === 'on' && (
        <LateSearchChips area={area} state={state} root={root} now={props.now ?? Date.now} />
      )}
      <ListStatus state={state} />
      <AreaTabs area={area} state={state} />
      <TrashBar area={area} state={state} commands={commands} />
      {/* Says so of rows alone: a list that could not be loaded says why itself. */}
      {!online && content !== undefined && (
        <p className="cd-notice" role="status">
          <Icon of={offlineIcon} size={16} />
          {t('offline.text')}
        </p>
      )}
      <BrokenRows area={area} content={content} />
      <ClipboardBar clipboard={clipboard} folderId={openFolderOf(state)} />
      <div className="cd-area__main">
        <div className="cd-area__body" {...panelOf(state)}>
          <AreaBody {...props} state={state} commands={commands} cut={clipboard.cut} />
          <div ref={band} className="cd-band" hidden />
          <div ref={line} className="cd-drop-line" hidden />
          <AreaSelection area={area} state={state} commands={commands} />
          <AreaChanges area={area} state={state} />
          {props.onImport !== undefined && (
            <FileDropZone root={root} state={state} onImport={props.onImport} />
          )}
        </div>
        {details.isOpen && (
          <LateDetailsPanel
            id={detailsId}
            area={area}
            state={state}
            userId={props.userId}
            onClose={() => {
              details.show(false);
              root.current?.querySelector<HTMLElement>('[data-cd-index][tabindex="0"]')?.focus();
            }}
          />
        )}
      </div>
      <AreaDialogs area={area} commands={commands} root={root} userId={props.userId} keys={keys} />
      <RestoredElsewhere area={area} />
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

const NewButton = ({ area, commands, withoutMarkdown = false, onOpenImport }: PartProps): JSX.Element => (
  <CreateMenu
    withoutMarkdown={withoutMarkdown}
    onImport={onOpenImport}
    onCreate={(category) => void area.createFile(category)}
    onCreateFolder={commands.openFolderDialog}
  />
);

/** The next step on an empty page; a page that only shows files made elsewhere leads to My files by default. */
const nextOf = (props: PartProps): ReactNode => {
  const { place } = props.state;
  if (place.page === 'diagrams') return <NewButton {...props} />;
  return place.page === 'favourites' && place.kind === 'template' ? props.templatesNext : undefined;
};

const AreaToolbar = (props: PartProps & { readonly details: Details }): JSX.Element => {
  const { area, state, commands, details, withoutSearch = false, withoutCreate = false, actions } = props;
  const t = useT();
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
          <IconButton
            className="cd-toolbar__details"
            icon={infoIcon}
            label={t('action.details')}
            aria-expanded={details.isOpen}
            aria-controls={details.isOpen ? detailsId : undefined}
            onClick={() => details.show(!details.isOpen)}
          />
          <IconButton
            className="cd-toolbar__keys"
            icon={keyboardIcon}
            label={t('keys.title')}
            onClick={commands.openKeys}
          />
          {!withoutCreate && place.page !== 'trash' && <NewButton {...props} />}
        </>
      }
    />
  );
};

const nameOf = (chain: readonly Crumb[] | undefined): string | undefined => chain?.[chain.length - 1]?.title;

/** Says beside a title how many items its list has. */
const ItemCount = ({ content }: { readonly content: ListContent | undefined }): JSX.Element | null => {
  const t = useT();
  if (content === undefined || content.rows.length === 0) return null;
  return (
    <span className="cd-toolbar__count">
      {t(content.rows.length === 1 ? 'list.countOne' : 'list.count', { n: content.rows.length })}
    </span>
  );
};

const AreaPlace = ({ area, state }: PartProps): JSX.Element => {
  const t = useT();
  const { place, search, list } = state;
  const content = contentOf(list);
  if (search.mode === 'off' && place.page === 'diagrams') {
    // A folder has its name before its list has come, so that the heading keeps up with the tree.
    const chain = content?.chain ?? area.chainTo(place.folderId);
    return (
      <>
        <h1 className="cd-hidden">{nameOf(chain) ?? t('folder.root')}</h1>
        <Breadcrumb
          chain={chain ?? []}
          isComing={chain === undefined}
          onOpen={(folderId) => void area.openFolder(folderId)}
        />
        <ItemCount content={content} />
      </>
    );
  }
  return (
    <>
      <h1 className="cd-toolbar__title">
        {search.mode === 'on' ? t('search.foundFor', { keyword: search.title }) : t(`page.${place.page}`)}
      </h1>
      <ItemCount content={content} />
    </>
  );
};

const isNarrowed = ({ search }: FileAreaState): boolean =>
  search.mode === 'on' && Object.keys(search.filter ?? {}).length > 0;

const AreaBody = (props: PartProps & { readonly cut: ReadonlySet<string> }): JSX.Element => {
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
        {isNarrowed(state) ? (
          <LateNothingFound area={area} state={state} />
        ) : (
          <ListEmptyState
            state={state}
            next={nextOf(props)}
            onOpenFiles={() => void area.openFolder(ROOT_ID)}
          />
        )}
      </div>
    );
  }
  return <AreaFiles {...props} content={list.content} />;
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
