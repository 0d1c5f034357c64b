import { useFileArea } from '@chartdock/react';
import { Shell, ShellSkeleton } from '@chartdock/react/shell';
import type { FileArea } from '@chartdock/files';
import type { JSX, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { usePage } from '../app/page-context.ts';
import { creationAddress, placeAt } from '../navigation/place-address.ts';
import { usePlaceAddress } from '../navigation/usePlaceAddress.ts';

/** Draws the frame before it is known whose files it holds. */
export const WaitingFrame = (): JSX.Element => (
  <ShellSkeleton collapsed={usePage().sideMenu.get() === 'collapsed'} />
);

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
      address={pathname}
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
