import { Button } from '../primitives/Button.tsx';
import { FilePicture } from '../files/items/FilePicture.tsx';
import { IconTile } from '../primitives/StateMessage.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { emptySearchIcon, warningIcon } from '../icons/interface-icons.ts';
import { factsOf, locationFact, sizeText } from '../files/items/file-facts.ts';
import { useT } from '../i18n/useT.ts';
import type { JSX, ReactNode } from 'react';
import { useState } from 'react';
import { useAccount } from '../app/useAccount.ts';
import { documentsTexts } from './texts/documents-texts.ts';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { MessagePage } from '../app/MessagePage.tsx';
import { useLater } from '../app/useLater.ts';
import { useChartInfo } from './useChartInfo.ts';
import type { ChartInfo, ChartInfoState } from './useChartInfo.ts';

// Few previews are behind a password.
const loadLinkPassword = async () => (await import('./LinkPassword.tsx')).LinkPassword;

/** Properties of {@link PreviewContent}. */
export interface PreviewContentProps {
  readonly state: ChartInfoState;
  readonly onRetry: () => void;
  /** Draws what a person can do with the file. Default nothing. */
  readonly actionsOf?: (info: ChartInfo) => ReactNode;
  /** Leads on from a file that cannot be shown. Default nothing. */
  readonly way?: ReactNode;
}

/** Draws a file to be looked at, and its waiting and failing. */
export const PreviewContent = ({ state, onRetry, actionsOf, way }: PreviewContentProps): JSX.Element => {
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <Failed state={state} onRetry={onRetry} way={way} />;
    case 'locked':
      return <Locked state={state} />;
    case 'ready':
      return <File info={state.info} actions={actionsOf?.(state.info)} />;
  }
};

const Locked = ({
  state,
}: {
  readonly state: Extract<ChartInfoState, { readonly status: 'locked' }>;
}): JSX.Element => {
  const LinkPassword = useLater(loadLinkPassword);
  if (LinkPassword === undefined) return <Waiting />;
  return <LinkPassword problem={state.problem} busy={state.busy} unlock={state.unlock} />;
};

/** Reads a file and draws it, without a way to anywhere else. */
export const FilePreview = ({ chartId }: { readonly chartId: string }): JSX.Element => {
  const [state, retry] = useChartInfo(chartId);
  return <PreviewContent state={state} onRetry={retry} />;
};

const Canvases = ({ canvases }: Pick<ChartInfo, 'canvases'>): JSX.Element | null => {
  const t = useT(documentsTexts);
  if (canvases.length < 2) return null;
  return (
    <section aria-label={t('list.canvases')}>
      <h2 className="cd-preview__heading">{t('list.canvases')}</h2>
      <ol className="cd-preview__canvases">
        {canvases.map(({ definitionId, title }) => (
          <li key={definitionId}>{title}</li>
        ))}
      </ol>
    </section>
  );
};

interface FileProps {
  readonly info: ChartInfo;
  readonly actions: ReactNode;
}

const File = ({ info, actions }: FileProps): JSX.Element => {
  const t = useT(documentsTexts);
  const account = useAccount();
  const [now] = useState(() => Date.now());
  const userId = account.status === 'signedIn' ? account.info.userId : undefined;
  const { item, size } = info;
  useDocumentTitle(item.title);
  const isOwn = item.owner?.userId === userId && userId !== undefined;
  const facts = [
    ...factsOf(item, { t, now, userId }),
    { name: t('preview.size'), value: sizeText(size) },
    ...(isOwn ? [locationFact(item, t)] : []),
  ];
  return (
    <article className="cd-preview" aria-labelledby="cd-preview-title">
      <header className="cd-preview__head">
        <h1 id="cd-preview-title" className="cd-preview__title">
          {item.title}
        </h1>
        {actions}
      </header>
      <FilePicture item={item} facts={facts} />
      <Canvases canvases={info.canvases} />
    </article>
  );
};

interface FailedProps {
  readonly state: Extract<ChartInfoState, { readonly status: 'failed' }>;
  readonly onRetry: () => void;
  readonly way: ReactNode;
}

const Failed = ({ state, onRetry, way }: FailedProps): JSX.Element => {
  const t = useT(documentsTexts);
  return (
    <MessagePage
      art={<IconTile icon={state.canRetry ? warningIcon : emptySearchIcon} />}
      heading={t('file.failed')}
      text={state.text}
      actions={
        <>
          {state.canRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
          {way}
        </>
      }
    />
  );
};

const Waiting = (): JSX.Element => (
  <div className="cd-preview" role="status" aria-label={useT()('common.loading')}>
    <Skeleton width={240} />
    <div className="cd-preview__waiting">
      <Skeleton />
    </div>
  </div>
);
