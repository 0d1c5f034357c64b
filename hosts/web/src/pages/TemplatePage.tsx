import { rememberFileListSeen } from '@chartdock/files';
import type { FileArea as FileAreaCore, FileAreaState } from '@chartdock/files';
import { CreateFolderDialog, CreateTiles, FileArea, useStore } from '@chartdock/react';
import type { JSX } from 'react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { usePage } from '../app/page-context.ts';
import { useFileArea } from '../app/useFileArea.ts';
import { useWebText } from '../messages/useWebText.ts';
import { useIsMobile } from '../shell/useIsMobile.ts';

const isSearching = (state: FileAreaState): boolean => state.search.mode === 'on';

const OpenTemplates = ({ area }: { readonly area: FileAreaCore }): JSX.Element => {
  const t = useWebText();
  const { storage } = usePage();
  const account = useAccount();
  const userId = account.status === 'signedIn' ? account.info.userId : undefined;
  const searching = useStore(area, isSearching);
  const isMobile = useIsMobile();
  const [asksFolder, setAsksFolder] = useState(false);
  // The search box above finds files from here as well.
  if (searching) return <FileArea area={area} userId={userId} withoutSearch withoutCreate />;
  return (
    <div className="web-start">
      <div className="web-start__head">
        <h1 className="web-start__heading">{t('web.templates.heading')}</h1>
        <p className="web-start__text">{t('web.templates.text')}</p>
      </div>
      <CreateTiles
        withoutMarkdown={isMobile}
        onCreate={(category) => void area.createFile(category)}
        onCreateFolder={() => setAsksFolder(true)}
      />
      <div>
        <Link
          className="cd-button cd-button--secondary web-link"
          href="/diagrams"
          onClick={() => userId !== undefined && rememberFileListSeen(storage, userId)}
        >
          {t('web.file.back')}
        </Link>
      </div>
      {asksFolder && (
        <CreateFolderDialog
          onCreate={(title) => area.createFolder(title)}
          onClose={() => setAsksFolder(false)}
        />
      )}
    </div>
  );
};

/** Shows how to begin: every blank shape, in a build without the template library (GUARD-09). */
export const TemplatePage = (): JSX.Element | null => {
  const area = useFileArea();
  return area === undefined ? null : <OpenTemplates area={area} />;
};
