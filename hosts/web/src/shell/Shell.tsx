import { COMPACT_WIDTH } from '@chartdock/contract';
import type { FileArea, FileAreaState } from '@chartdock/files';
import { FolderNav, useStore } from '@chartdock/react';
import type { JSX, ReactNode } from 'react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { usePage } from '../app/page-context.ts';
import { UpgradeAsked } from '../dialogs/UpgradeAsked.tsx';
import { useWebText } from '../messages/useWebText.ts';
import { placeAt } from '../navigation/place-address.ts';
import { contentId } from '../navigation/useArrival.ts';
import { useChoice } from '../preferences/useChoice.ts';
import { CreationDialogs } from './CreationDialogs.tsx';
import { GuidedTour } from './GuidedTour.tsx';
import { Header } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';
import type { SideMenuForm } from './SideMenu.tsx';
import { TrashWarning } from './TrashWarning.tsx';
import { useDrawer } from './useDrawer.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { usePlaceAddress } from './usePlaceAddress.ts';

const trashCountOf = (state: FileAreaState): number | undefined =>
  state.trash.status === 'known' ? state.trash.count : undefined;

const classOf: Readonly<Record<SideMenuForm, string>> = {
  full: 'web-shell',
  collapsed: 'web-shell web-shell--collapsed',
  drawer: 'web-shell web-shell--compact',
};

/** Properties of {@link Shell}. */
export interface ShellProps {
  readonly area: FileArea;
  readonly children: ReactNode;
}

/** Draws the frame of the file area: side menu, header, and the page in the middle (ROUTE-05). */
export const Shell = ({ area, children }: ShellProps): JSX.Element => {
  const t = useWebText();
  const { sideMenu, folderTree } = usePage();
  const account = useAccount();
  const privilege = account.status === 'signedIn' ? account.privilege : undefined;
  const [pathname] = useLocation();
  const compact = useMediaQuery(`(max-width: ${COMPACT_WIDTH - 0.02}px)`);
  const drawer = useDrawer(compact);
  const { dialogs, prompts } = usePage().workspace;
  const kept = useChoice(sideMenu);
  const tree = useChoice(folderTree);
  const form: SideMenuForm = compact ? 'drawer' : kept;
  usePlaceAddress(area);
  const trashCount = useStore(area, trashCountOf);
  const leaveSearch = (): void => {
    drawer.hide();
    if (area.getState().search.text !== '') void area.clearSearch();
  };
  useEffect(() => {
    // The count is a hint; without it the menu simply shows none.
    area.loadTrashCount().catch(() => undefined);
  }, [area]);
  return (
    <>
      <a className="web-skip" href={`#${contentId}`} onClick={skipToContent}>
        {t('web.skip')}
      </a>
      <div className={classOf[form]}>
        <SideMenu
          form={form}
          open={drawer.open}
          pathname={pathname}
          trashCount={trashCount}
          quota={privilege}
          folders={
            <FolderNav
              area={area}
              expanded={tree === 'open'}
              onToggle={() => folderTree.set(tree === 'open' ? 'closed' : 'open')}
              isElsewhere={placeAt({ pathname, search: '' }) === undefined}
            />
          }
          onToggle={() => sideMenu.set(kept === 'full' ? 'collapsed' : 'full')}
          onGo={leaveSearch}
          onClose={drawer.hide}
          sideRef={drawer.sideRef}
        />
        {drawer.open && <div className="web-mask" aria-hidden="true" onClick={drawer.hide} />}
        <div className="web-main" inert={drawer.open}>
          <Header
            area={area}
            compact={compact}
            onOpenMenu={drawer.show}
            onCreateFolder={() => void dialogs.open('addFolder')}
            onImport={() => void prompts.openImport()}
          />
          <main id={contentId} className="web-content" tabIndex={-1}>
            <TrashWarning area={area} trashCount={trashCount} privilege={privilege} />
            {children}
          </main>
        </div>
      </div>
      <CreationDialogs area={area} />
      <UpgradeAsked area={area} />
      {privilege !== undefined && <GuidedTour userId={privilege.userId} />}
    </>
  );
};

const skipToContent = (event: { preventDefault: () => void }): void => {
  // The address stays as it is, so that the hash never becomes part of a redirect.
  event.preventDefault();
  document.getElementById(contentId)?.focus();
};
