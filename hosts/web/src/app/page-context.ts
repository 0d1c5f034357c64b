import type { AppParts } from '@chartdock/react';
import type { Choice } from '@chartdock/workspace';
import { createContext, useContext } from 'react';
import type { HistorySteps } from '../navigation/history-steps.ts';

/** How wide the side menu is drawn. */
export type SideMenuWidth = 'full' | 'collapsed';

/** Whether the tree of folders in the side menu is unfolded. */
export type FolderTreeForm = 'open' | 'closed';

/** Parts that every page of this app may reach. */
export interface PageParts extends AppParts {
  /** Tells the back and forward buttons from other ways to a page. */
  readonly steps: HistorySteps;
  readonly sideMenu: Choice<SideMenuWidth>;
  readonly folderTree: Choice<FolderTreeForm>;
}

/** Carries the parts of the page. */
export const PageContext = createContext<PageParts | undefined>(undefined);

/** Gets the parts of the page. Throws outside of the app. */
export const usePage = (): PageParts => {
  const parts = useContext(PageContext);
  if (parts === undefined) throw new Error('a page needs the app around it');
  return parts;
};
