import { previewAddress } from '@chartdock/contract';
import { Button, KindIcon, Skeleton, factsOf, iconKindOf, kindText, locationFact } from '@chartdock/react';
import { sizeText, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { contentId, useDocumentTitle } from '../navigation/useArrival.ts';
import { Logo } from '../shell/Logo.tsx';
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
  const { client } = usePage().workspace;
  useEffect(() => {
    const stop = new AbortController();
    // What the person sees comes from the record; when this fails only the list of recent files lacks it.
    client.charts.definition({ chartId }, { signal: stop.signal, quiet: true }).catch(() => undefined);
    return () => stop.abort();
  }, [chartId, client]);
};

const Facts = ({ info }: { readonly info: ChartInfo }): JSX.Element => {
  const t = useWebText();
  const ui = useT();
  const account = useAccount();
  const [now] = useState(() => Date.now());
  const { item, size } = info;
  useDocumentTitle(t('web.documentTitle', { title: item.title }));
  const userId = account.status === 'signedIn' ? account.info.userId : undefined;
  const facts = [
    ...factsOf(item, { t: ui, now, userId }),
    locationFact(item, ui),
    { name: t('web.file.definition'), value: sizeText(size) },
  ];
  return (
    <dl className="web-facts">
      {facts.map(({ name, value }) => (
        <div key={name} className="web-facts__row">
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
  const t = useWebText();
  return (
    <div className="web-message__actions">
      {state.status === 'failed' && state.canRetry && (
        <Button onClick={onRetry}>{t('web.start.retry')}</Button>
      )}
      {state.status === 'ready' && (
        <Link className="cd-button cd-button--secondary web-link" href={previewAddress(state.info.item.id)}>
          {t('web.file.preview')}
        </Link>
      )}
      <Link className="cd-button cd-button--primary web-link" href="/diagrams">
        {t('web.file.back')}
      </Link>
    </div>
  );
};

const Body = ({ kind, state, onRetry }: BodyProps): JSX.Element => {
  const t = useWebText();
  const broken = state.status === 'failed';
  const info = state.status === 'ready' ? state.info : undefined;
  const heading = info?.item.title ?? t(broken ? 'web.file.failed' : 'web.file.loading');
  return (
    <div className="web-message">
      <KindIcon kind={iconKindOf(info?.item.category ?? kind)} size={48} />
      <h1 className="web-message__heading">{heading}</h1>
      <p className="web-message__text">{broken ? state.text : t('web.file.noEditorText')}</p>
      {state.status === 'loading' && <Skeleton />}
      {info !== undefined && <Facts info={info} />}
      <Actions state={state} onRetry={onRetry} />
    </div>
  );
};

/** Shows a file at the address it opens at (ROUTE-29..33), in a build without its editor. */
export const FilePage = (): JSX.Element => {
  const ui = useT();
  const [pathname] = useLocation();
  const [, editor = '', id = ''] = pathname.split('/');
  const kind = editorKinds[editor] ?? 'flow';
  const [state, retry] = useChartInfo(id);
  useOpened(id);
  return (
    <div className="web-file">
      <header className="web-file__bar">
        <Logo />
        <span className="web-file__kind">
          {state.status === 'ready' ? kindText(state.info.item, ui) : ui(`kind.${kind}`)}
        </span>
      </header>
      <main id={contentId} className="web-page" tabIndex={-1}>
        <Body kind={kind} state={state} onRetry={retry} />
      </main>
    </div>
  );
};
