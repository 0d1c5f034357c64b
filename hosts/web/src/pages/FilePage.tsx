import { isApiError } from '@chartdock/client';
import type { CallData } from '@chartdock/contract';
import { Button, KindIcon, Skeleton, iconKindOf, useT } from '@chartdock/react';
import type { JSX } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { problemText } from '../account/problem-text.ts';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';
import { contentId } from '../navigation/useArrival.ts';
import { Logo } from '../shell/Logo.tsx';

type Loaded = CallData<'charts', 'definition'> & CallData<'charts', 'canvases'>;

type Loading =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly file: Loaded }
  | { readonly status: 'failed'; readonly text: string; readonly canRetry: boolean };

type FileKindName = 'flow' | 'mind' | 'outline' | 'markdown' | 'board';

const editorKinds: Readonly<Record<string, FileKindName>> = {
  mindmap: 'mind',
  outline: 'outline',
  markdown_editor: 'markdown',
  f: 'board',
};

/** Tells whether the server has answered that this file is not for this person, or is none; it does not say which. */
const isRefused = (thrown: unknown): boolean => isApiError(thrown) && thrown.code === 'refused';

const useFile = (chartId: string): readonly [Loading, () => void] => {
  const { client } = usePage().workspace;
  const t = useWebText();
  const [state, setState] = useState<Loading>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const failed = t('web.file.failed');
  const unavailable = useT()('error.fileUnavailable');
  useEffect(() => {
    const stop = new AbortController();
    const options = { signal: stop.signal, quiet: true };
    setState({ status: 'loading' });
    Promise.all([
      client.charts.definition({ chartId }, options),
      client.charts.canvases({ chartId }, options),
    ])
      .then(([definition, canvases]) => setState({ status: 'ready', file: { ...definition, ...canvases } }))
      .catch((thrown: unknown) => {
        if (stop.signal.aborted) return;
        const refused = isRefused(thrown);
        const text = refused ? unavailable : problemText(thrown, failed);
        setState({ status: 'failed', text, canRetry: !refused });
      });
    return () => stop.abort();
  }, [attempt, chartId, client, failed, unavailable]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
};

const Facts = ({ file }: { readonly file: Loaded }): JSX.Element => {
  const t = useWebText();
  const facts = [
    { name: t('web.file.canvases'), value: String(file.canvas.chartCanvas.length) },
    { name: t('web.file.definition'), value: t('web.file.bytes', { n: new Blob([file.def]).size }) },
    { name: t('web.file.version'), value: String(file.version) },
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

const Body = ({ kind, id }: { readonly kind: FileKindName; readonly id: string }): JSX.Element => {
  const t = useWebText();
  const [state, retry] = useFile(id);
  const broken = state.status === 'failed';
  return (
    <div className="web-message">
      <KindIcon kind={iconKindOf(kind)} size={48} />
      <h1 className="web-message__heading">{t(broken ? 'web.file.failed' : 'web.file.noEditor')}</h1>
      <p className="web-message__text">{broken ? state.text : t('web.file.noEditorText')}</p>
      {state.status === 'loading' && <Skeleton />}
      {state.status === 'ready' && <Facts file={state.file} />}
      <div className="web-message__actions">
        {broken && state.canRetry && <Button onClick={retry}>{t('web.start.retry')}</Button>}
        <Link className="cd-button cd-button--primary web-link" href="/diagrams">
          {t('web.file.back')}
        </Link>
      </div>
    </div>
  );
};

/** Shows what is known of a file at the address it opens at (ROUTE-50), in a build without its editor. */
export const FilePage = (): JSX.Element => {
  const ui = useT();
  const [pathname] = useLocation();
  const [, editor = '', id = ''] = pathname.split('/');
  const kind = editorKinds[editor] ?? 'flow';
  return (
    <div className="web-file">
      <header className="web-file__bar">
        <Logo />
        <span className="web-file__kind">{ui(`kind.${kind}`)}</span>
      </header>
      <main id={contentId} className="web-page" tabIndex={-1}>
        <Body kind={kind} id={id} />
      </main>
    </div>
  );
};
