import type { AreaConfig } from '@chartdock/embed/guest';
import type { FileArea as FileAreaCore, Place } from '@chartdock/files';
import { contentOf, ROOT_ID } from '@chartdock/files';
import { Button } from '@chartdock/react';
import { FileArea } from '@chartdock/react/files';
import { useStore } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { takesMore } from '../session/covered.ts';
import type { FileOpener } from '../links/asking-host.ts';
import type { Guest } from '../session/guest.ts';
import { surfaceWords } from '../surface/words.ts';
import type { GuestPage } from './guest-page.ts';
import { createGuestPage } from './guest-page.ts';
import { GuestScreen } from './GuestScreen.tsx';
import { openingWords } from './opening-words.ts';
import { OpenedFile } from './OpenedFile.tsx';
import type { OpenTask } from '../session/task.types.ts';

const PLACES: Readonly<Record<AreaConfig['route'], Place>> = {
  recent: { page: 'history' },
  mine: { page: 'diagrams', folderId: ROOT_ID },
  shared: { page: 'shared', by: 'others' },
  starred: { page: 'favourites', kind: 'chart' },
  trash: { page: 'trash' },
  search: { page: 'diagrams', folderId: ROOT_ID },
};

const openRoute = async (area: FileAreaCore, { route, folderId, keyword }: AreaConfig): Promise<void> => {
  if (route === 'mine' && folderId !== undefined) await area.openFolder(folderId);
  else await area.openPlace(PLACES[route]);
  if (route === 'search' && keyword !== undefined) await area.setSearchText(keyword);
};

interface AreaProps {
  readonly page: GuestPage;
  readonly area: FileAreaCore;
  readonly config: AreaConfig;
  /** The top of a token that covers named items alone: it is all there is to be shown, nothing is searched, and a list (null) takes nothing more. */
  readonly top: Guest['top'];
}

/** Describes a file of the list that is open. */
const describeIn =
  (area: FileAreaCore): FileOpener['describe'] =>
  (fileId) => {
    const row = contentOf(area.getState().list)?.rows.find((each) => each?.id === fileId);
    if (row === undefined) return undefined;
    const { id, title, category, parentId } = row;
    return { id, title: title.slice(0, 256), category, folderId: parentId };
  };

const Area = ({ page, area, config, top }: AreaProps): JSX.Element => {
  const { session, parts } = page;
  const { account, prompts, locale } = parts.workspace;
  const state = account.getState();
  const isGivenList = useStore(
    area,
    ({ place }) => place.page === 'diagrams' && !takesMore(top, place.folderId),
  );
  const [opened, setOpened] = useState<string>();
  useEffect(() => page.setOpener({ describe: describeIn(area), show: setOpened }), [area, page]);
  const goBack = (): boolean => {
    setOpened(undefined);
    return opened !== undefined;
  };
  const finish = (): void => void session.commit(null).catch(() => undefined);
  return (
    <GuestScreen page={page} onBack={goBack}>
      {() => (
        <>
          {opened !== undefined && (
            <OpenedFile fileId={opened} back={openingWords(locale.get()).back} onBack={goBack} />
          )}
          <div className="guest__body" style={opened === undefined ? undefined : { display: 'none' }}>
            <FileArea
              area={area}
              userId={state.status === 'signedIn' ? state.info.userId : undefined}
              withoutCreate={isGivenList}
              withoutSearch={top !== undefined || config.hide?.includes('search') === true}
              hostActions={{ publish: (item) => void prompts.publishFile(item) }}
              onOpenImport={() => void prompts.openImport()}
              onImport={(files, folderId) => void prompts.openImport({ files, folderId })}
            />
          </div>
          {config.hide?.includes('tray') !== true && (
            <footer className="guest__foot">
              <Button look="primary" onClick={finish}>
                {config.confirmLabel ?? surfaceWords(locale.get()).done}
              </Button>
            </footer>
          )}
        </>
      )}
    </GuestScreen>
  );
};

/** Opens the file area. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<AreaConfig> = async (session, config) => {
  const page = await createGuestPage(session, window);
  const { area } = page.parts.workspace.files.getState();
  if (area === undefined) throw new Error('nobody is signed in');
  const { top } = await page.parts.workspace.client.user.info({}, { quiet: true, keep: true });
  void openRoute(area, top === undefined ? config : { ...config, route: 'mine' });
  return <Area page={page} area={area} config={config} top={top} />;
};
