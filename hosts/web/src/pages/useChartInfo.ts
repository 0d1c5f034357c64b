import { isApiError } from '@chartdock/client';
import { normaliseFile } from '@chartdock/files';
import type { FileItem } from '@chartdock/files';
import { useT } from '@chartdock/react';
import { useCallback, useEffect, useState } from 'react';
import { problemText } from '../account/problem-text.ts';
import { useAccount } from '../account/useAccount.ts';
import { usePage } from '../app/page-context.ts';
import { useWebText } from '../messages/useWebText.ts';

/** What is known of one file. */
export interface ChartInfo {
  readonly item: FileItem;
  readonly canvases: readonly { readonly definitionId: string; readonly title: string }[];
  /** In bytes. */
  readonly size: number;
}

/** How far the reading of a file is. */
export type ChartInfoState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly info: ChartInfo }
  | { readonly status: 'failed'; readonly text: string; readonly canRetry: boolean };

/** Tells whether the server has answered that this file is not for this person, or is none; it does not say which. */
const isRefused = (thrown: unknown): boolean => isApiError(thrown) && thrown.code === 'refused';

/** Reads what is known of a file, as the signed-in person or as a visitor; waits until it is known who that is. */
export const useChartInfo = (chartId: string): readonly [ChartInfoState, () => void] => {
  const { client, account } = usePage().workspace;
  const { status } = useAccount();
  const t = useWebText();
  const [state, setState] = useState<ChartInfoState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const failed = t('web.file.failed');
  const [unavailable, offline] = [useT()('error.fileUnavailable'), t('web.start.failedText')];
  useEffect(() => {
    const stop = new AbortController();
    setState({ status: 'loading' });
    if (status === 'unreachable') setState({ status: 'failed', text: offline, canRetry: true });
    if (status !== 'signedIn' && status !== 'signedOut') return undefined;
    client.charts
      .info({ chartId }, { signal: stop.signal, quiet: true, needToken: status === 'signedIn' })
      .then(({ file, ...rest }) =>
        setState({ status: 'ready', info: { item: normaliseFile(file), ...rest } }),
      )
      .catch((thrown: unknown) => {
        if (stop.signal.aborted) return;
        const refused = isRefused(thrown);
        const text = refused ? unavailable : problemText(thrown, failed);
        setState({ status: 'failed', text, canRetry: !refused });
      });
    return () => stop.abort();
  }, [attempt, chartId, client, failed, offline, status, unavailable]);
  const retry = useCallback(() => {
    if (account.getState().status === 'unreachable') void account.restore();
    setAttempt((count) => count + 1);
  }, [account]);
  return [state, retry];
};
