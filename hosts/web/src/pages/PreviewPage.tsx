import { openAddress } from '@chartdock/contract';
import { Button, kindText, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { usePage } from '../app/page-context.ts';
import { useFileArea } from '../app/useFileArea.ts';
import { useWebText } from '../messages/useWebText.ts';
import { contentId } from '../navigation/useArrival.ts';
import { signInAddress } from '../navigation/redirect.ts';
import { Logo } from '../shell/Logo.tsx';
import { PreviewContent } from './FilePreview.tsx';
import { useChartInfo } from './useChartInfo.ts';
import type { ChartInfo, ChartInfoState } from './useChartInfo.ts';

/** Leads on from a preview: to the editor who may edit, past the trash where files run short (RETAIN-04..06). */
const useOpenEditor = ({ item }: ChartInfo): (() => void) => {
  const { workspace, outside } = usePage();
  const area = useFileArea();
  const [, navigate] = useLocation();
  useEffect(() => {
    // Only what the trash holds decides about the way past it; without the count the way is free.
    area?.loadTrashCount().catch(() => undefined);
  }, [area]);
  return () => {
    if (area?.leavePreview() === 'visit_trash') navigate('/trash');
    else workspace.host.open((outside.editHost ?? '') + openAddress(item.category, item.id), 'same');
  };
};

const Actions = ({ info }: { readonly info: ChartInfo }): JSX.Element => {
  const t = useWebText();
  const { workspace, outside } = usePage();
  const { status } = useAccount();
  const openEditor = useOpenEditor(info);
  const mayEdit = status === 'signedIn' && info.item.canEdit;
  return (
    <div className="web-preview__actions">
      {mayEdit && outside.watermark !== undefined && (
        <Button onClick={() => void workspace.dialogs.open('dlgWaterMark')}>
          {t('web.watermark.title')}
        </Button>
      )}
      {mayEdit && (
        <Button look="primary" onClick={openEditor}>
          {t('web.preview.open')}
        </Button>
      )}
      {status === 'signedOut' && <SignInLink />}
    </div>
  );
};

const SignInLink = (): JSX.Element => (
  <Link className="cd-button cd-button--primary web-link" href={signInAddress(window.location)}>
    {useWebText()('web.preview.signIn')}
  </Link>
);

/** Leads on from a file that cannot be shown. */
const WayOn = (): JSX.Element | null => {
  const t = useWebText();
  const { status } = useAccount();
  if (status === 'signedOut') return <SignInLink />;
  if (status !== 'signedIn') return null;
  return (
    <Link className="cd-button cd-button--primary web-link" href="/history">
      {t('web.notFound.back')}
    </Link>
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

/** Shows a file to whoever may see it, without an editor (ROUTE-34). */
export const PreviewPage = (): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const [pathname] = useLocation();
  const [query] = useSearchParams();
  const [state, retry] = useChartInfo(pathname.split('/')[2] ?? '', query.get('link') ?? undefined);
  useFocusOnceOpen(state.status);
  const isMessage = state.status === 'failed' || state.status === 'locked';
  const kind = state.status === 'ready' ? kindText(state.info.item, ui) : undefined;
  return (
    <div className="web-file">
      <header className="web-file__bar">
        <Logo />
        <span className="web-file__kind">
          {kind === undefined ? t('web.preview.readOnly') : `${kind} · ${t('web.preview.readOnly')}`}
        </span>
      </header>
      <main id={contentId} className={isMessage ? 'web-page' : 'web-preview-page'} tabIndex={-1}>
        <PreviewContent
          state={state}
          onRetry={retry}
          actionsOf={(info) => <Actions info={info} />}
          way={<WayOn />}
        />
      </main>
    </div>
  );
};
