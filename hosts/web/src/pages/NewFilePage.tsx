import type { FileCategory } from '@chartdock/contract';
import type { FileArea } from '@chartdock/files';
import type { ReservedWindow } from '@chartdock/platform';
import { CreateTiles, Spinner } from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useFileArea } from '../app/useFileArea.ts';
import { useWebText } from '../messages/useWebText.ts';
import { newFileRequest } from '../navigation/new-file.ts';
import type { NewFileRequest } from '../navigation/new-file.ts';
import { contentId } from '../navigation/useArrival.ts';
import { CreationDialogs } from '../shell/CreationDialogs.tsx';
import { Logo } from '../shell/Logo.tsx';
import { useIsMobile } from '../shell/useIsMobile.ts';

/** This window, given to the editor in place of the page, so that going back does not make the file again. */
const useOwnWindow = (): ReservedWindow => {
  const [, navigate] = useLocation();
  return {
    navigate: (address) => {
      if (address.startsWith('/')) navigate(address, { replace: true });
      else window.location.replace(address);
    },
    close: () => undefined,
  };
};

const texts = {
  choose: 'web.newFile.text',
  blank: 'web.newFile.text',
  unknown: 'web.newFile.unknown',
  template: 'web.newFile.template',
} as const;

interface ChoiceProps {
  readonly request: NewFileRequest;
  readonly onCreate: (category: FileCategory) => void;
}

const Choice = ({ request, onCreate }: ChoiceProps): JSX.Element => {
  const t = useWebText();
  return (
    <div className="web-start">
      <div className="web-start__head">
        <h1 className="web-start__heading">{t('web.title.newFile')}</h1>
        <p className="web-start__text">{t(texts[request.type])}</p>
      </div>
      <CreateTiles withoutMarkdown={useIsMobile()} onCreate={onCreate} />
      <div>
        <Link className="cd-button cd-button--secondary web-link" href="/diagrams">
          {t('web.file.back')}
        </Link>
      </div>
    </div>
  );
};

const OpenNewFile = ({ area }: { readonly area: FileArea }): JSX.Element => {
  const t = useWebText();
  const [parameters] = useSearchParams();
  const request = newFileRequest(parameters);
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
        <div className="web-waiting">
          <Spinner label={t('web.newFile.making')} />
        </div>
      ) : (
        <Choice request={request} onCreate={(category) => void create(category)} />
      )}
      <CreationDialogs area={area} onGoOn={({ category }) => void create(category, true)} />
    </>
  );
};

/** Makes the file that its address asks for and gives its window to the editor; without a wish it shows the choice (ROUTE-26). */
export const NewFilePage = (): JSX.Element => {
  const area = useFileArea();
  return (
    <div className="web-file">
      <header className="web-file__bar">
        <Logo />
      </header>
      <main id={contentId} className="web-file__content" tabIndex={-1}>
        {area !== undefined && <OpenNewFile area={area} />}
      </main>
    </div>
  );
};
