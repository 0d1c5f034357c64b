import { ROOT_ID, rememberFileListSeen } from '@chartdock/files';
import type { FileArea as FileAreaCore, FileAreaState } from '@chartdock/files';
import { LateCreateFolderDialog } from '../files/folders/LateCreateFolderDialog.tsx';
import { CreateTiles } from '../files/creating/CreateTiles.tsx';
import { FileArea } from '../files/area/FileArea.tsx';
import { useStore } from '../foundation/provider/useStore.ts';
import type { JSX } from 'react';
import { useState } from 'react';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { useAccount } from '../foundation/app/useAccount.ts';
import { useApp } from '../foundation/app/app-context.ts';
import { useFileArea } from '../foundation/app/useFileArea.ts';
import { screenTexts } from './texts/screens/screen-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { useIsMobile } from '../foundation/app/useIsMobile.ts';

const isSearching = (state: FileAreaState): boolean => state.search.mode === 'on';

const OpenStart = ({ area }: { readonly area: FileAreaCore }): JSX.Element => {
  const t = useT(screenTexts);
  const { storage, addressOf } = useApp();
  const account = useAccount();
  const userId = account.status === 'signedIn' ? account.info.userId : undefined;
  const searching = useStore(area, isSearching);
  const isMobile = useIsMobile();
  const [asksFolder, setAsksFolder] = useState(false);
  // The search box above finds files from here as well.
  if (searching) return <FileArea area={area} userId={userId} withoutSearch withoutCreate />;
  return (
    <div className="cd-start">
      <div className="cd-start__head">
        <h1 className="cd-start__heading">{t('templates.heading')}</h1>
        <p className="cd-start__text">{t('templates.text')}</p>
      </div>
      <CreateTiles
        withoutMarkdown={isMobile}
        onCreate={(category) => void area.createFile(category)}
        onCreateFolder={() => setAsksFolder(true)}
      />
      <div>
        <AppLink
          className="cd-button cd-button--secondary cd-link"
          href={addressOf({ page: 'diagrams', folderId: ROOT_ID })}
          onClick={() => userId !== undefined && rememberFileListSeen(storage, userId)}
        >
          {t('app.toFiles')}
        </AppLink>
      </div>
      {asksFolder && (
        <LateCreateFolderDialog
          onCreate={(title) => area.createFolder(title)}
          onClose={() => setAsksFolder(false)}
        />
      )}
    </div>
  );
};

/** Shows every blank shape to begin with. */
export const StartScreen = (): JSX.Element | null => {
  const area = useFileArea();
  return area === undefined ? null : <OpenStart area={area} />;
};
