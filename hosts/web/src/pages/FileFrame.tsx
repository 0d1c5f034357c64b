import { useFileArea } from '@chartdock/react';
import { Shell, ShellSkeleton } from '@chartdock/react/shell';
import type { FileArea } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePage } from '../app/page-context.ts';
import { templateAddress } from '../navigation/first-visit.ts';
import { creationAddress, placeAt } from '../navigation/place-address.ts';
import { usePlaceAddress } from '../navigation/usePlaceAddress.ts';

/** Draws the frame before it is known whose files it holds. */
export const WaitingFrame = (): JSX.Element => (
  <ShellSkeleton collapsed={usePage().sideMenu.get() === 'collapsed'} />
);

/** Pages that belong to an entry of the menu without being its own. */
const ENTRIES: Readonly<Record<string, string>> = {
  '/template': templateAddress,
  '/category': templateAddress,
  '/my_templates': templateAddress,
};

/** Gives the entry of the menu that a page belongs to. */
const entryOf = (pathname: string): string => ENTRIES[pathname] ?? pathname;

interface OpenFrameProps {
  readonly area: FileArea;
  readonly children: ReactNode;
}

const OpenFrame = ({ area, children }: OpenFrameProps): JSX.Element => {
  const { sideMenu, folderTree } = usePage();
  const [pathname, navigate] = useLocation();
  usePlaceAddress(area);
  return (
    <Shell
      area={area}
      address={entryOf(pathname)}
      isElsewhere={placeAt({ pathname, search: '' }) === undefined}
      sideMenu={sideMenu}
      folderTree={folderTree}
      onOpenPage={(path) => navigate(creationAddress(path, area.getState().place))}
    >
      {children}
    </Shell>
  );
};

/** Draws the frame around a page of the file area as soon as there is one. */
export const FileFrame = ({ children }: { readonly children: ReactNode }): JSX.Element => {
  const area = useFileArea();
  return area === undefined ? <WaitingFrame /> : <OpenFrame area={area}>{children}</OpenFrame>;
};
