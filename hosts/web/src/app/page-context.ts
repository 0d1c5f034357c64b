import type { KeyValueStorage, OutsideAddresses } from '@chartdock/platform';
import type { HistorySteps } from '../navigation/history-steps.ts';
import type { Choice, Workspace } from '@chartdock/workspace';
import type { InstallOffer } from '../pwa/install-offer.ts';
import { createContext, useContext } from 'react';

/** How wide the side menu is drawn. */
export type SideMenuWidth = 'full' | 'collapsed';

/** Whether the tree of folders in the side menu is unfolded. */
export type FolderTreeForm = 'open' | 'closed';

/** What every screen of this page may reach. */
export interface PageParts {
  /** Tells the back and forward buttons from other ways to a page. */
  readonly steps: HistorySteps;
  readonly workspace: Workspace;
  readonly sideMenu: Choice<SideMenuWidth>;
  readonly folderTree: Choice<FolderTreeForm>;
  /** Addresses outside of the app that the installation sets (HOST-05). */
  readonly outside: OutsideAddresses;
  /** The browser's offer to install the app. */
  readonly install: InstallOffer;
  /** Outlives the page. */
  readonly storage: KeyValueStorage;
}

/** Carries the parts of the page. */
export const PageContext = createContext<PageParts | undefined>(undefined);

/** Gets the parts of the page. Throws outside of the app. */
export const usePage = (): PageParts => {
  const parts = useContext(PageContext);
  if (parts === undefined) throw new Error('a screen needs the app around it');
  return parts;
};
