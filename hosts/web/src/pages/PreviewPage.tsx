import { openAddress } from '@chartdock/contract';
import {
  Button,
  FilePicture,
  IconTile,
  Skeleton,
  emptySearchIcon,
  factsOf,
  kindText,
} from '@chartdock/react';
import { locationFact, sizeText, useT, warningIcon } from '@chartdock/react';
import type { JSX, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { usePage } from '../app/page-context.ts';
import { useFileArea } from '../app/useFileArea.ts';
import { useWebText } from '../messages/useWebText.ts';
import { contentId, useDocumentTitle } from '../navigation/useArrival.ts';
import { signInAddress } from '../navigation/redirect.ts';
import { Logo } from '../shell/Logo.tsx';
import { MessagePage } from './MessagePage.tsx';
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

const Canvases = ({ canvases }: Pick<ChartInfo, 'canvases'>): JSX.Element | null => {
  const t = useWebText();
  if (canvases.length < 2) return null;
  return (
    <section aria-label={t('web.preview.canvases')}>
      <h2 className="web-preview__heading">{t('web.preview.canvases')}</h2>
      <ol className="web-preview__canvases">
        {canvases.map(({ definitionId, title }) => (
          <li key={definitionId}>{title}</li>
        ))}
      </ol>
    </section>
  );
};

const File = ({ info }: { readonly info: ChartInfo }): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const account = useAccount();
  const [now] = useState(() => Date.now());
  const userId = account.status === 'signedIn' ? account.info.userId : undefined;
  const { item, size } = info;
  useDocumentTitle(t('web.documentTitle', { title: item.title }));
  const isOwn = item.owner?.userId === userId && userId !== undefined;
  const facts = [
    ...factsOf(item, { t: ui, now, userId }),
    { name: ui('preview.size'), value: sizeText(size) },
    ...(isOwn ? [locationFact(item, ui)] : []),
  ];
  return (
    <article className="web-preview" aria-labelledby="web-preview-title">
      <header className="web-preview__head">
        <h1 id="web-preview-title" className="web-preview__title">
          {item.title}
        </h1>
        <Actions info={info} />
      </header>
      <FilePicture item={item} facts={facts} />
      <Canvases canvases={info.canvases} />
    </article>
  );
};

const Failed = ({
  state,
  onRetry,
}: {
  readonly state: Extract<ChartInfoState, { readonly status: 'failed' }>;
  readonly onRetry: () => void;
}): JSX.Element => {
  const t = useWebText();
  const { status } = useAccount();
  const way: ReactNode = status === 'signedIn' && (
    <Link className="cd-button cd-button--primary web-link" href="/history">
      {t('web.notFound.back')}
    </Link>
  );
  return (
    <MessagePage
      art={<IconTile icon={state.canRetry ? warningIcon : emptySearchIcon} />}
      heading={t('web.file.failed')}
      text={state.text}
      actions={
        <>
          {state.canRetry && <Button onClick={onRetry}>{t('web.start.retry')}</Button>}
          {status === 'signedOut' ? <SignInLink /> : way}
        </>
      }
    />
  );
};

const Waiting = (): JSX.Element => (
  <div className="web-preview" role="status" aria-label={useT()('common.loading')}>
    <Skeleton width={240} />
    <div className="web-preview__waiting">
      <Skeleton />
    </div>
  </div>
);

/** Shows a file to whoever may see it, without an editor (ROUTE-34). */
export const PreviewPage = (): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const [pathname] = useLocation();
  const [state, retry] = useChartInfo(pathname.split('/')[2] ?? '');
  const kind = state.status === 'ready' ? kindText(state.info.item, ui) : undefined;
  return (
    <div className="web-file">
      <header className="web-file__bar">
        <Logo />
        <span className="web-file__kind">
          {kind === undefined ? t('web.preview.readOnly') : `${kind} · ${t('web.preview.readOnly')}`}
        </span>
      </header>
      <main
        id={contentId}
        className={state.status === 'failed' ? 'web-page' : 'web-preview-page'}
        tabIndex={-1}
      >
        {state.status === 'loading' && <Waiting />}
        {state.status === 'failed' && <Failed state={state} onRetry={retry} />}
        {state.status === 'ready' && <File info={state.info} />}
      </main>
    </div>
  );
};
