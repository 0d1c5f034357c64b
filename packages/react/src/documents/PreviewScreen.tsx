import { openAddress } from '@chartdock/contract';
import { Button } from '../foundation/primitives/Button.tsx';
import { kindText } from '../files/items/kind-text.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { useAccount } from '../foundation/app/useAccount.ts';
import { useApp } from '../foundation/app/app-context.ts';
import { useFileArea } from '../foundation/app/useFileArea.ts';
import type { FirstContent } from '../viewer/first-content.ts';
import { AskForAccess } from './joining/AskForAccess.tsx';
import { documentsTexts } from './texts/documents-texts.ts';
import { contentId } from '../foundation/app/content-id.ts';
import { LanguageOffer } from '../foundation/app/language/LanguageOffer.tsx';
import { Logo } from '../foundation/app/Logo.tsx';
import { PreviewContent } from './FilePreview.tsx';
import { useChartInfo } from './useChartInfo.ts';
import type { ChartInfo, ChartInfoState } from './useChartInfo.ts';

/** Leads on from a preview: to the editor who may edit, past the trash where files run short (RETAIN-04..06). */
const useOpenEditor = ({ item }: ChartInfo): (() => void) => {
  const { workspace, outside, addressOf, navigate } = useApp();
  const area = useFileArea();
  useEffect(() => {
    // Only the trash decides about the way past it; without the count the way is free.
    area?.loadTrashCount().catch(() => undefined);
  }, [area]);
  return () => {
    if (area?.leavePreview() === 'visit_trash') navigate(addressOf({ page: 'trash' }));
    else workspace.host.open((outside.editHost ?? '') + openAddress(item.category, item.id), 'same');
  };
};

type SignInProps = Pick<PreviewScreenProps, 'signInAddress'>;

interface ActionsProps extends SignInProps {
  readonly info: ChartInfo;
}

const Actions = ({ info, signInAddress }: ActionsProps): JSX.Element => {
  const t = useT(documentsTexts);
  const { workspace, outside } = useApp();
  const { status } = useAccount();
  const openEditor = useOpenEditor(info);
  const mayEdit = status === 'signedIn' && info.item.canEdit;
  return (
    <div className="cd-preview__actions">
      {mayEdit && outside.watermark !== undefined && (
        <Button onClick={() => void workspace.dialogs.open('dlgWaterMark')}>{t('watermark.title')}</Button>
      )}
      {mayEdit && (
        <Button look="primary" onClick={openEditor}>
          {t('preview.open')}
        </Button>
      )}
      {status === 'signedOut' && <SignInLink signInAddress={signInAddress} />}
    </div>
  );
};

const SignInLink = ({ signInAddress }: SignInProps): JSX.Element => (
  <AppLink className="cd-button cd-button--primary cd-link" href={signInAddress}>
    {useT(documentsTexts)('preview.signIn')}
  </AppLink>
);

interface WayOnProps extends SignInProps {
  /** The file that is closed to them; undefined for one that could not be reached. */
  readonly closedId: string | undefined;
}

/** Leads on from a file that cannot be shown. */
const WayOn = ({ signInAddress, closedId }: WayOnProps): JSX.Element | null => {
  const { addressOf } = useApp();
  const t = useT(documentsTexts);
  const { status } = useAccount();
  if (status === 'signedOut') return <SignInLink signInAddress={signInAddress} />;
  if (status !== 'signedIn') return null;
  return (
    <>
      <AppLink className="cd-button cd-button--primary cd-link" href={addressOf({ page: 'history' })}>
        {t('app.toRecent')}
      </AppLink>
      {closedId !== undefined && <AskForAccess fileId={closedId} />}
    </>
  );
};

/** Puts the focus on a file whose form has just gone, so that a keyboard goes on from there. */
const useFocusOnceOpen = (status: ChartInfoState['status']): void => {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'locked' && status === 'ready') document.getElementById(contentId)?.focus();
    before.current = status;
  }, [status]);
};

/** Properties of {@link PreviewScreen}. */
export interface PreviewScreenProps {
  readonly fileId: string;
  /** The view link that is shown; undefined reads the file by its id. */
  readonly link: string | undefined;
  /** Where a visitor signs in and comes back. */
  readonly signInAddress: string;
  /** Content that the page has of the file already. Default nothing. */
  readonly first?: FirstContent | undefined;
}

/** Shows a file to people who may see it, without an editor (ROUTE-34). */
export const PreviewScreen = ({ fileId, link, signInAddress, first }: PreviewScreenProps): JSX.Element => {
  const t = useT(documentsTexts);
  const [state, retry] = useChartInfo(fileId, link);
  useFocusOnceOpen(state.status);
  const isMessage = state.status === 'failed' || state.status === 'locked';
  const kind = state.status === 'ready' ? kindText(state.info.item, t) : undefined;
  return (
    <div className="cd-file">
      <header className="cd-file__bar">
        <Logo />
        <span className="cd-file__kind">
          {kind === undefined ? t('preview.readOnly') : `${kind} · ${t('preview.readOnly')}`}
        </span>
      </header>
      <LanguageOffer />
      <main id={contentId} className={isMessage ? 'cd-page' : 'cd-preview-page'} tabIndex={-1}>
        <PreviewContent
          state={state}
          onRetry={retry}
          actionsOf={(info) => <Actions info={info} signInAddress={signInAddress} />}
          way={
            <WayOn
              signInAddress={signInAddress}
              closedId={state.status === 'failed' && !state.canRetry ? fileId : undefined}
            />
          }
          first={first}
        />
      </main>
    </div>
  );
};
