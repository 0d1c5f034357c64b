import { Button } from '../foundation/primitives/Button.tsx';
import { FileThumbnail } from '../files/list/FileThumbnail.tsx';
import { IconTile } from '../foundation/primitives/StateMessage.tsx';
import { Skeleton } from '../foundation/primitives/Skeleton.tsx';
import { emptySearchIcon, warningIcon } from '../foundation/icons/interface-icons.ts';
import { factsOf, locationFact, sizeText } from '../files/items/file-facts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { JSX, ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { useAccount } from '../foundation/app/useAccount.ts';
import { documentsTexts } from './texts/documents-texts.ts';
import { useDocumentTitle } from '../foundation/app/useDocumentTitle.ts';
import { MessagePage } from '../foundation/app/MessagePage.tsx';
import { useLater } from '../foundation/app/useLater.ts';
import { useChartInfo } from './useChartInfo.ts';
import type { LinkPass } from '../viewer/useContent.ts';
import type { ChartInfo, ChartInfoState } from './useChartInfo.ts';
import type { FirstContent } from '../viewer/first-content.ts';
import { FileViewer } from '../viewer/FileViewer.tsx';

// Few previews are behind a password.
const loadLinkPassword = async () => (await import('./LinkPassword.tsx')).LinkPassword;

/** Properties of {@link PreviewContent}. */
export interface PreviewContentProps {
  readonly state: ChartInfoState;
  readonly onRetry: () => void;
  /** Draws the actions of a person on the file. Default nothing. */
  readonly actionsOf?: (info: ChartInfo) => ReactNode;
  /** Leads on from a file that cannot be shown. Default nothing. */
  readonly way?: ReactNode;
  /** Counts the file as opened. Default false. */
  readonly opens?: boolean;
  /** Content that the page has of the file already. Default nothing. */
  readonly first?: FirstContent | undefined;
}

/** Draws a file to be looked at, and its waiting and failing. */
export const PreviewContent = ({
  state,
  onRetry,
  actionsOf,
  way,
  opens = false,
  first,
}: PreviewContentProps): JSX.Element => {
  const isMessage = state.status === 'failed' || state.status === 'locked';
  useEffect(() => {
    if (isMessage) first?.remove();
  }, [first, isMessage]);
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'failed':
      return <Failed state={state} onRetry={onRetry} way={way} />;
    case 'locked':
      return <Locked state={state} />;
    case 'ready':
      return (
        <File
          info={state.info}
          pass={state.pass}
          actions={actionsOf?.(state.info)}
          opens={opens}
          first={first}
        />
      );
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

interface FileProps {
  readonly info: ChartInfo;
  readonly pass: LinkPass;
  readonly actions: ReactNode;
  readonly opens: boolean;
  readonly first: FirstContent | undefined;
}

const File = ({ info, pass, actions, opens, first }: FileProps): JSX.Element => {
  const t = useT(documentsTexts);
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { item, canvases } = info;
  useDocumentTitle(item.title);
  return (
    <article className="cd-preview" aria-labelledby="cd-preview-title">
      <header className="cd-preview__head">
        <h1 id="cd-preview-title" className="cd-preview__title">
          {item.title}
        </h1>
        <div className="cd-preview__ways">
          <Button aria-expanded={isOpen} aria-controls={detailsId} onClick={() => setOpen(!isOpen)}>
            {t('preview.details')}
          </Button>
          {actions}
        </div>
      </header>
      <div id={detailsId} hidden={!isOpen}>
        {isOpen && <Facts info={info} />}
      </div>
      <FileViewer
        fileId={item.id}
        title={item.title}
        canvases={canvases}
        pass={pass}
        opens={opens}
        first={first}
        poster={<FileThumbnail item={item} />}
      />
    </article>
  );
};

const Facts = ({ info: { item, size } }: Pick<FileProps, 'info'>): JSX.Element => {
  const t = useT(documentsTexts);
  const account = useAccount();
  const [now] = useState(() => Date.now());
  const userId = account.status === 'signedIn' ? account.info.userId : undefined;
  const isOwn = item.owner?.userId === userId && userId !== undefined;
  const facts = [
    ...factsOf(item, { t, now, userId }),
    { name: t('preview.size'), value: sizeText(size) },
    ...(isOwn ? [locationFact(item, t)] : []),
  ];
  return (
    <dl className="cd-file-facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="cd-file-facts__row">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
