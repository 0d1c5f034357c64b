import { ROOT_ID } from '@chartdock/files';
import type { FileArea as FileAreaCore, Place } from '@chartdock/files';
import { Button, useAccount, useFileArea, useIsMobile, useT } from '@chartdock/react';
import { FileArea, useCopyLink } from '@chartdock/react/files';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';
import { usePage } from '../app/page-context.ts';
import { webTexts } from '../messages/web-texts.ts';
import { placeAt } from '../navigation/place-address.ts';
import { useFirstVisit } from './useFirstVisit.ts';
import { usePlace } from './usePlace.ts';

/** The shell answers these keys, on every page. */
const hostKeys = ['search'] as const;

const ToTemplates = ({ address }: { readonly address: string }): JSX.Element => {
  const t = useT(webTexts);
  const { navigate } = usePage();
  return <Button onClick={() => navigate(address)}>{t('web.templates.browse')}</Button>;
};

/** Opens all links, requests and people of whoever is signed in. */
const ToSharing = (): JSX.Element => {
  const t = useT(webTexts);
  const { workspace } = usePage();
  return <Button onClick={() => void workspace.dialogs.open('shares')}>{t('web.sharing.open')}</Button>;
};

const OpenArea = ({ area, place }: { readonly area: FileAreaCore; readonly place: Place }): JSX.Element => {
  const account = useAccount();
  const { workspace, templatesAddress } = usePage();
  const { prompts } = workspace;
  usePlace(area, place);
  return (
    <FileArea
      area={area}
      userId={account.status === 'signedIn' ? account.info.userId : undefined}
      withoutSearch
      hostKeys={hostKeys}
      withoutCreate
      hostActions={{
        publish: (item) => void prompts.publishFile(item),
        share: ({ id, type, title }) => void workspace.dialogs.open('share', { params: { id, type, title } }),
        copyLink: useCopyLink(),
      }}
      actions={place.page === 'shared' && <ToSharing />}
      onOpenImport={() => void prompts.openImport()}
      onImport={(files, folderId) => void prompts.openImport({ files, folderId })}
      withoutMarkdown={useIsMobile()}
      templatesNext={templatesAddress === undefined ? undefined : <ToTemplates address={templatesAddress} />}
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
export const DiagramsPage = (): JSX.Element | null => {
  const [parameters] = useSearchParams();
  const folderId = parameters.get('folder') ?? ROOT_ID;
  return useFirstVisit() ? null : <AreaPage place={{ page: 'diagrams', folderId }} />;
};

const TabbedPage = ({ pathname }: { readonly pathname: string }): JSX.Element | null => {
  const [parameters] = useSearchParams();
  const place = placeAt({ pathname, search: parameters.toString() });
  return place === undefined ? null : <AreaPage place={place} />;
};

/** Shows what others share with me, and in its second tab what I share (ROUTE-13..15). */
export const CollaPage = (): JSX.Element => <TabbedPage pathname="/colla" />;

/** Shows favourite charts, and in its second tab favourite templates (ROUTE-16..18). */
export const FavPage = (): JSX.Element => <TabbedPage pathname="/fav" />;

/** Shows the recycle bin (ROUTE-19). */
export const TrashPage = (): JSX.Element => <AreaPage place={trash} />;
