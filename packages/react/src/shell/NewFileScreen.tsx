import type { FileCategory } from '@chartdock/contract';
import { ROOT_ID } from '@chartdock/files';
import type { FileArea } from '@chartdock/files';
import type { ReservedWindow } from '@chartdock/platform';
import { CreateTiles } from '../files/creating/CreateTiles.tsx';
import { Spinner } from '../foundation/primitives/Spinner.tsx';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { useApp } from '../foundation/app/app-context.ts';
import { useFileArea } from '../foundation/app/useFileArea.ts';
import { screenTexts } from './texts/screens/screen-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { contentId } from '../foundation/app/content-id.ts';
import { CreationDialogs } from './CreationDialogs.tsx';
import { Logo } from '../foundation/app/Logo.tsx';
import { useIsMobile } from '../foundation/app/useIsMobile.ts';

/** Request in the address of the new-file screen. */
export type NewFileRequest =
  | { readonly type: 'choose'; readonly folderId: string | undefined }
  | { readonly type: 'blank'; readonly category: FileCategory; readonly folderId: string | undefined }
  | { readonly type: 'unknown'; readonly folderId: string | undefined };

/** Properties of {@link NewFileScreen}. */
export interface NewFileScreenProps {
  readonly request: NewFileRequest;
}

/** This window, given to the editor in place of the page, so that going back does not make the file again. */
const useOwnWindow = (): ReservedWindow => {
  const { navigate } = useApp();
  return {
    navigate: (address) => {
      if (address.startsWith('/')) navigate(address, { replace: true });
      else window.location.replace(address);
    },
    close: () => undefined,
  };
};

const texts = {
  choose: 'newFile.text',
  blank: 'newFile.text',
  unknown: 'newFile.unknown',
} as const;

interface ChoiceProps {
  readonly request: NewFileRequest;
  readonly onCreate: (category: FileCategory) => void;
}

const Choice = ({ request, onCreate }: ChoiceProps): JSX.Element => {
  const { addressOf } = useApp();
  const t = useT(screenTexts);
  return (
    <div className="cd-start">
      <div className="cd-start__head">
        <h1 className="cd-start__heading">{t('newFile.heading')}</h1>
        <p className="cd-start__text">{t(texts[request.type])}</p>
      </div>
      <CreateTiles withoutMarkdown={useIsMobile()} onCreate={onCreate} />
      <div>
        <AppLink
          className="cd-button cd-button--secondary cd-link"
          href={addressOf({ page: 'diagrams', folderId: ROOT_ID })}
        >
          {t('app.toFiles')}
        </AppLink>
      </div>
    </div>
  );
};

interface OpenNewFileProps extends NewFileScreenProps {
  readonly area: FileArea;
}

const OpenNewFile = ({ area, request }: OpenNewFileProps): JSX.Element => {
  const t = useT(screenTexts);
  const own = useOwnWindow();
  const [busy, setBusy] = useState(request.type === 'blank');
  const create = async (category: FileCategory, retentionAnswered = false): Promise<void> => {
    setBusy(true);
    const folderId = 'folderId' in request ? request.folderId : undefined;
    const place = folderId === undefined ? {} : { folderId };
    const result = await area.createFile(category, { ...place, retentionAnswered, window: own });
    // Whatever was answered without a file leaves the choice on screen.
    if (result.status === 'refused') setBusy(false);
  };
  const begun = useRef(false);
  useEffect(() => {
    if (request.type !== 'blank' || begun.current) return;
    begun.current = true;
    void create(request.category);
    // The address is carried out once, when the page opens.
  }, []);
  return (
    <>
      {busy ? (
        <div className="cd-waiting">
          <Spinner label={t('newFile.making')} />
        </div>
      ) : (
        <Choice request={request} onCreate={(category) => void create(category)} />
      )}
      <CreationDialogs area={area} onGoOn={({ category }) => void create(category, true)} />
    </>
  );
};

/** Makes the file that its address asks for and gives its window to the editor; without a wish it shows the choice (ROUTE-26). */
export const NewFileScreen = ({ request }: NewFileScreenProps): JSX.Element => {
  const area = useFileArea();
  return (
    <div className="cd-file">
      <header className="cd-file__bar">
        <Logo />
      </header>
      <main id={contentId} className="cd-file__content" tabIndex={-1}>
        {area !== undefined && <OpenNewFile area={area} request={request} />}
      </main>
    </div>
  );
};
