import { ROOT_ID } from '@chartdock/files';
import { previewAddress } from '@chartdock/contract';
import { Button } from '../primitives/Button.tsx';
import { KindIcon } from '../icons/KindIcon.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import { factsOf, kindText, locationFact } from '../files/items/file-facts.ts';
import { iconKindOf } from '../icons/icon-kind.ts';
import { sizeText } from '../files/items/file-facts.ts';
import { useT } from '../i18n/useT.ts';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { AppLink } from '../app/AppLink.tsx';
import { useAccount } from '../app/useAccount.ts';
import { useApp } from '../app/app-context.ts';
import { documentsTexts } from './texts/documents-texts.ts';
import { contentId } from '../app/content-id.ts';
import { useDocumentTitle } from '../app/useDocumentTitle.ts';
import { Logo } from '../app/Logo.tsx';
import { useChartInfo } from './useChartInfo.ts';
import type { ChartInfo, ChartInfoState } from './useChartInfo.ts';

type FileKindName = 'flow' | 'mind' | 'outline' | 'markdown' | 'board';

const editorKinds: Readonly<Record<string, FileKindName>> = {
  mindmap: 'mind',
  outline: 'outline',
  markdown_editor: 'markdown',
  f: 'board',
};

/** Reads the content as an editor does, so that the file counts as opened. */
const useOpened = (chartId: string): void => {
  const { client } = useApp().workspace;
  useEffect(() => {
    const stop = new AbortController();
    // What the person sees comes from the record; when this fails only the list of recent files lacks it.
    client.charts.definition({ chartId }, { signal: stop.signal, quiet: true }).catch(() => undefined);
    return () => stop.abort();
  }, [chartId, client]);
};

const Facts = ({ info }: { readonly info: ChartInfo }): JSX.Element => {
  const t = useT(documentsTexts);
  const account = useAccount();
  const [now] = useState(() => Date.now());
  const { item, size } = info;
  useDocumentTitle(item.title);
  const userId = account.status === 'signedIn' ? account.info.userId : undefined;
  const facts = [
    ...factsOf(item, { t, now, userId }),
    locationFact(item, t),
    { name: t('file.definition'), value: sizeText(size) },
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

interface BodyProps {
  readonly kind: FileKindName;
  readonly state: ChartInfoState;
  readonly onRetry: () => void;
}

/** What the person can do next: try again what failed, look at what is there, or go back. */
const Actions = ({ state, onRetry }: Omit<BodyProps, 'kind'>): JSX.Element => {
  const { addressOf } = useApp();
  const t = useT(documentsTexts);
  return (
    <div className="cd-message__actions">
      {state.status === 'failed' && state.canRetry && <Button onClick={onRetry}>{t('common.retry')}</Button>}
      {state.status === 'ready' && (
        <AppLink className="cd-button cd-button--secondary cd-link" href={previewAddress(state.info.item.id)}>
          {t('action.preview')}
        </AppLink>
      )}
      <AppLink
        className="cd-button cd-button--primary cd-link"
        href={addressOf({ page: 'diagrams', folderId: ROOT_ID })}
      >
        {t('app.toFiles')}
      </AppLink>
    </div>
  );
};

const Body = ({ kind, state, onRetry }: BodyProps): JSX.Element => {
  const t = useT(documentsTexts);
  const broken = state.status === 'failed';
  const info = state.status === 'ready' ? state.info : undefined;
  const heading = info?.item.title ?? t(broken ? 'file.failed' : 'file.loading');
  return (
    <div className="cd-message">
      <KindIcon kind={iconKindOf(info?.item.category ?? kind)} size={48} />
      <h1 className="cd-message__heading">{heading}</h1>
      <p className="cd-message__text">{broken ? state.text : t('file.noEditorText')}</p>
      {state.status === 'loading' && <Skeleton />}
      {info !== undefined && <Facts info={info} />}
      <Actions state={state} onRetry={onRetry} />
    </div>
  );
};

/** Properties of {@link FileScreen}. */
export interface FileScreenProps {
  readonly fileId: string;
  /** The part of the address that names the editor, e.g. `mindmap`. */
  readonly editor: string;
}

/** Shows a file at the address it opens at (ROUTE-29..33), in a build without its editor. */
export const FileScreen = ({ fileId, editor }: FileScreenProps): JSX.Element => {
  const t = useT();
  const kind = editorKinds[editor] ?? 'flow';
  const [state, retry] = useChartInfo(fileId);
  useOpened(fileId);
  return (
    <div className="cd-file">
      <header className="cd-file__bar">
        <Logo />
        <span className="cd-file__kind">
          {state.status === 'ready' ? kindText(state.info.item, t) : t(`kind.${kind}`)}
        </span>
      </header>
      <main id={contentId} className="cd-page" tabIndex={-1}>
        <Body kind={kind} state={state} onRetry={retry} />
      </main>
    </div>
  );
};
