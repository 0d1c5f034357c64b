import { isApiError, viewPasswordProblem } from '@chartdock/client';
import type { CallOptions, ViewPasswordProblem } from '@chartdock/client';
import type { CallData } from '@chartdock/contract';
import { normaliseFile } from '@chartdock/files';
import type { FileItem } from '@chartdock/files';
import { useT } from '../foundation/i18n/useT.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { problemText } from '../foundation/app/problem-text.ts';
import { useAccount } from '../foundation/app/useAccount.ts';
import { useApp } from '../foundation/app/app-context.ts';
import type { LinkPass } from '../viewer/useContent.ts';
import { documentsTexts } from './texts/documents-texts.ts';

/** Facts about one file. */
export interface ChartInfo {
  readonly item: FileItem;
  readonly canvases: readonly { readonly definitionId: string; readonly title: string }[];
  /** In bytes. */
  readonly size: number;
}

/** A file whose link asks for a password. */
export interface LockedChart {
  readonly status: 'locked';
  readonly problem: ViewPasswordProblem;
  /** Whether a password is being tried. */
  readonly busy: boolean;
  readonly unlock: (password: string) => void;
}

/** How far the reading of a file is. */
export type ChartInfoState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly info: ChartInfo; readonly pass: LinkPass }
  | LockedChart
  | { readonly status: 'failed'; readonly text: string; readonly canRetry: boolean };

/** Returns whether the server has answered that this file is not for this person, or is none; it does not say which. */
const isRefused = (thrown: unknown): boolean => isApiError(thrown) && thrown.code === 'refused';

const passOf = (link: string | undefined, viewPassword: string | undefined): LinkPass => ({
  ...(link === undefined ? {} : { link }),
  ...(link === undefined || viewPassword === undefined ? {} : { viewPassword }),
});

/** Takes one question about a file: by the link that is shown, with a password once one was typed. */
type Ask = (options: Omit<CallOptions, 'noCheck'>) => Promise<CallData<'charts', 'info'>>;

const useAsk = (chartId: string, link: string | undefined, password: string | undefined): Ask => {
  const { client } = useApp().workspace;
  return useCallback(
    (options) =>
      link === undefined
        ? client.charts.info({ chartId }, options)
        : client.viewLinks.open(
            { id: chartId, link, ...(password === undefined ? {} : { viewPassword: password }) },
            options,
          ),
    [chartId, client, link, password],
  );
};

/**
 * Reads the facts about a file, as the signed-in person or as a visitor, who may show a view link of it; waits until it is
 * known who that is.
 */
export const useChartInfo = (chartId: string, link?: string): readonly [ChartInfoState, () => void] => {
  const { account } = useApp().workspace;
  const { status } = useAccount();
  const t = useT(documentsTexts);
  const [state, setState] = useState<ChartInfoState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [password, setPassword] = useState<string>();
  const ask = useAsk(chartId, link, password);
  const pass = useMemo(() => passOf(link, password), [link, password]);
  const failed = t('file.failed');
  const [unavailable, offline] = [useT()('error.fileUnavailable'), t('app.unreachableText')];
  const unlock = useCallback((typed: string): void => {
    setPassword(typed);
    // The same password again is another try.
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    // A form that someone types into stays until there is a response.
    setState((before) => (before.status === 'locked' ? { ...before, busy: true } : { status: 'loading' }));
    if (status === 'unreachable') setState({ status: 'failed', text: offline, canRetry: true });
    if (status !== 'signedIn' && status !== 'signedOut') return undefined;
    ask({ signal: stop.signal, quiet: true, needToken: status === 'signedIn' })
      .then(({ file, ...rest }) =>
        setState({ status: 'ready', info: { item: normaliseFile(file), ...rest }, pass }),
      )
      .catch((thrown: unknown) => {
        if (stop.signal.aborted) return;
        const problem = viewPasswordProblem(thrown);
        if (problem !== undefined) return setState({ status: 'locked', problem, busy: false, unlock });
        const refused = isRefused(thrown);
        const text = refused ? unavailable : problemText(thrown, failed);
        setState({ status: 'failed', text, canRetry: !refused });
      });
    return () => stop.abort();
  }, [ask, attempt, failed, offline, pass, status, unavailable, unlock]);
  const retry = useCallback(() => {
    if (account.getState().status === 'unreachable') void account.restore();
    setAttempt((count) => count + 1);
  }, [account]);
  return [state, retry];
};
