import { ROOT_ID } from '@chartdock/files';
import type { FileArea as FileAreaCore, Place } from '@chartdock/files';
import { FileArea } from '@chartdock/react';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { useFileArea } from '../app/useFileArea.ts';
import { useMediaQuery } from '../shell/useMediaQuery.ts';
import { usePlace } from './usePlace.ts';

const OpenArea = ({ area, place }: { readonly area: FileAreaCore; readonly place: Place }): JSX.Element => {
  const account = useAccount();
  usePlace(area, place);
  return (
    <FileArea
      area={area}
      userId={account.status === 'signedIn' ? account.info.userId : undefined}
      withoutSearch
      withoutCreate
      withoutMarkdown={useMediaQuery('(pointer: coarse) and (max-width: 784.98px)')}
    />
  );
};

const AreaPage = ({ place }: { readonly place: Place }): JSX.Element | null => {
  const area = useFileArea();
  return area === undefined ? null : <OpenArea area={area} place={place} />;
};

const history: Place = { page: 'history' };
const trash: Place = { page: 'trash' };

/** Shows recent files (ROUTE-12). */
export const HistoryPage = (): JSX.Element => <AreaPage place={history} />;

/** Shows My files: the folder of the address, else the top (ROUTE-06). */
export const DiagramsPage = (): JSX.Element => {
  const [parameters] = useSearchParams();
  const folderId = parameters.get('folder') ?? ROOT_ID;
  return <AreaPage place={{ page: 'diagrams', folderId }} />;
};

/** Shows the recycle bin (ROUTE-19). */
export const TrashPage = (): JSX.Element => <AreaPage place={trash} />;
