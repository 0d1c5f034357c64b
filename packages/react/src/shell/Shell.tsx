import { COMPACT_WIDTH } from '@chartdock/contract';
import { ROOT_ID } from '@chartdock/files';
import type { FileArea, FileAreaState } from '@chartdock/files';
import { openFolderOf } from '../files/folders/open-folder.ts';
import { PinnedPlace } from '../files/pins/PinnedPlace.tsx';
import { FolderNav } from '../files/folders/FolderNav.tsx';
import { useStore } from '../foundation/provider/useStore.ts';
import type { Choice } from '@chartdock/workspace';
import type { JSX, ReactNode } from 'react';
import { useEffect } from 'react';
import { useAccount } from '../foundation/app/useAccount.ts';
import { useApp } from '../foundation/app/app-context.ts';
import { UpgradeAsked } from '../files/area/UpgradeAsked.tsx';
import { shellTexts } from './texts/shell-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { contentId } from '../foundation/app/content-id.ts';
import { useChoice } from '../foundation/app/useChoice.ts';
import { CreationDialogs } from './CreationDialogs.tsx';
import { GuidedTour } from './GuidedTour.tsx';
import { Header } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';
import type { SideMenuForm } from './SideMenu.tsx';
import { LateCommandPalette } from './palette/LateCommandPalette.tsx';
import { usePaletteKey } from './palette/usePaletteKey.ts';
import { TrashCount } from './TrashCount.tsx';
import { TrashWarning } from './TrashWarning.tsx';
import { useDrawer } from './useDrawer.ts';
import { useMediaQuery } from '../foundation/app/useMediaQuery.ts';

/** Least height of a window that has room for the tree of folders, in pixels; the styles of the menu say the same. */
const LEAST_TREE_HEIGHT = 600;

/** Where the open list lies in My files, as far as the menu has to know. */
const depthOf = (state: FileAreaState): 'search' | 'folder' | 'page' => {
  if (state.search.mode === 'on') return 'search';
  const folder = openFolderOf(state);
  return folder === undefined || folder === ROOT_ID ? 'page' : 'folder';
};

const classOf: Readonly<Record<SideMenuForm, string>> = {
  full: 'cd-shell',
  collapsed: 'cd-shell cd-shell--collapsed',
  drawer: 'cd-shell cd-shell--compact',
};

/** Properties of {@link Shell}. */
export interface ShellProps {
  readonly area: FileArea;
  /** Path of the page that is open. */
  readonly address: string;
  /** Whether the page shows no place of the file area. */
  readonly isElsewhere: boolean;
  /** How wide the side menu is drawn. */
  readonly sideMenu: Choice<'full' | 'collapsed'>;
  /** Whether the tree of folders in the side menu is unfolded. */
  readonly folderTree: Choice<'open' | 'closed'>;
  /** Opens a page that makes a file, by its path. */
  readonly onOpenPage: (path: string) => void;
  readonly children: ReactNode;
}

/** Draws the frame of the file area: side menu, header, and the page in the middle (ROUTE-05). */
export const Shell = (props: ShellProps): JSX.Element => {
  const { area, address, isElsewhere, sideMenu, folderTree, onOpenPage, children } = props;
  const t = useT(shellTexts);
  const account = useAccount();
  const privilege = account.status === 'signedIn' ? account.privilege : undefined;
  const compact = useMediaQuery(`(max-width: ${COMPACT_WIDTH - 0.02}px)`);
  const drawer = useDrawer(compact);
  const { dialogs, prompts } = useApp().workspace;
  const [isPaletteOpen, closePalette] = usePaletteKey();
  const kept = useChoice(sideMenu);
  const tree = useChoice(folderTree);
  const form: SideMenuForm = compact ? 'drawer' : kept;
  const { hide } = drawer;
  // A folder of the tree is an entry like the others: the drawer goes once it is chosen.
  useEffect(() => area.subscribe(({ place }, before) => place !== before.place && hide()), [area, hide]);
  const depth = useStore(area, depthOf);
  const isHigh = useMediaQuery(`(min-height: ${LEAST_TREE_HEIGHT}px)`);
  // One row is the current one: that of the tree in a folder, where the tree is on screen.
  const isInTree = depth === 'folder' && form !== 'collapsed' && tree === 'open' && isHigh;
  const isElsewhereInMenu = !isElsewhere && (isInTree || depth === 'search');
  useEffect(() => {
    // The count is a hint; without it the menu simply shows none.
    area.loadTrashCount().catch(() => undefined);
  }, [area]);
  return (
    <>
      <a className="cd-skip" href={`#${contentId}`} onClick={skipToContent}>
        {t('shell.skip')}
      </a>
      <div className={classOf[form]}>
        <SideMenu
          form={form}
          open={drawer.open}
          address={isElsewhereInMenu ? undefined : address}
          trashCount={<TrashCount area={area} />}
          quota={privilege}
          pins={<PinnedPlace area={area} onGo={drawer.hide} />}
          folders={
            <FolderNav
              area={area}
              expanded={tree === 'open'}
              onToggle={() => folderTree.set(tree === 'open' ? 'closed' : 'open')}
              isElsewhere={isElsewhere}
              hasOwnTop
            />
          }
          onToggle={() => sideMenu.set(kept === 'full' ? 'collapsed' : 'full')}
          onGo={drawer.hide}
          onClose={drawer.hide}
          sideRef={drawer.sideRef}
        />
        {drawer.open && <div className="cd-mask" aria-hidden="true" onClick={drawer.hide} />}
        <div className="cd-main" inert={drawer.open}>
          <Header
            area={area}
            compact={compact}
            onOpenMenu={drawer.show}
            onCreateFolder={() => void dialogs.open('addFolder')}
            onImport={() => void prompts.openImport()}
            onOpenPage={onOpenPage}
          />
          <main id={contentId} className="cd-content" tabIndex={-1}>
            <TrashWarning area={area} privilege={privilege} />
            {children}
          </main>
        </div>
      </div>
      {isPaletteOpen && <LateCommandPalette area={area} onClose={closePalette} />}
      <CreationDialogs area={area} />
      <UpgradeAsked area={area} />
      {privilege !== undefined && <GuidedTour userId={privilege.userId} isShown={!isElsewhere} />}
    </>
  );
};

const skipToContent = (event: { preventDefault: () => void }): void => {
  // The address stays as it is, so that the hash never becomes part of a redirect.
  event.preventDefault();
  document.getElementById(contentId)?.focus();
};
