import {
  Button,
  FilePicture,
  IconTile,
  Skeleton,
  emptySearchIcon,
  factsOf,
  locationFact,
  sizeText,
  useT,
  warningIcon,
} from '@chartdock/react';
import type { JSX, ReactNode } from 'react';
import { Suspense, lazy, useState } from 'react';
import { useAccount } from '../account/useAccount.ts';
import { useWebText } from '../messages/useWebText.ts';
import { useDocumentTitle } from '../navigation/useArrival.ts';
import { MessagePage } from './MessagePage.tsx';
import { useChartInfo } from './useChartInfo.ts';
import type { ChartInfo, ChartInfoState } from './useChartInfo.ts';

// Few previews are behind a password.
const LinkPassword = lazy(async () => ({ default: (await import('./LinkPassword.tsx')).LinkPassword }));

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
      return (
        <Suspense fallback={<Waiting />}>
          <LinkPassword problem={state.problem} busy={state.busy} unlock={state.unlock} />
        </Suspense>
      );
    case 'ready':
      return <File info={state.info} actions={actionsOf?.(state.info)} />;
  }
};

/** Reads a file and draws it, without a way to anywhere else. */
export const FilePreview = ({ chartId }: { readonly chartId: string }): JSX.Element => {
  const [state, retry] = useChartInfo(chartId);
  return <PreviewContent state={state} onRetry={retry} />;
};

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

interface FileProps {
  readonly info: ChartInfo;
  readonly actions: ReactNode;
}

const File = ({ info, actions }: FileProps): JSX.Element => {
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
  const t = useWebText();
  return (
    <MessagePage
      art={<IconTile icon={state.canRetry ? warningIcon : emptySearchIcon} />}
      heading={t('web.file.failed')}
      text={state.text}
      actions={
        <>
          {state.canRetry && <Button onClick={onRetry}>{t('web.start.retry')}</Button>}
          {way}
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
