import { isApiError, viewPasswordProblem } from '@chartdock/client';
import * as CODE from '@chartdock/contract/codes';
import type { CallData } from '@chartdock/contract';
import * as linkCalls from '@chartdock/contract/calls/collaboration-links';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useAccount } from '../../foundation/app/useAccount.ts';
import type { LockedChart } from '../useChartInfo.ts';

/** Target of a link. */
export type JoinOffer = CallData<'collaborationLinks', 'open'>;

/** Why somebody was not let in: all places are taken, or something else went wrong. */
export type JoinProblem = 'full' | 'failed';

/** How far joining by a link is. */
export type JoinState =
  | { readonly status: 'loading' }
  | { readonly status: 'gone' }
  | { readonly status: 'failed' }
  | LockedChart
  | {
      readonly status: 'ready';
      readonly offer: JoinOffer;
      readonly busy: boolean;
      readonly problem: JoinProblem | undefined;
    };

/** Acts of someone with a link to join by. */
export interface Joining {
  readonly state: JoinState;
  /** Takes part; resolves with whether they do. */
  readonly join: () => Promise<boolean>;
  readonly retry: () => void;
}

const codeOf = (thrown: unknown): string | undefined =>
  isApiError(thrown) ? thrown.envelopeCode : undefined;

/** Looks at a link to join by, past its password, and takes part by it. Waits until someone is signed in. */
export const useJoining = (link: string): Joining => {
  const { client } = useApp().workspace;
  const { status } = useAccount();
  const calls = useMemo(() => client.bind({ collaborationLinks: { ...linkCalls } }), [client]);
  const [state, setState] = useState<JoinState>({ status: 'loading' });
  const [password, setPassword] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const shown = useMemo(
    () => ({ link, ...(password === undefined ? {} : { viewPassword: password }) }),
    [link, password],
  );
  const unlock = useCallback((typed: string): void => {
    setPassword(typed);
    // The same password again is another try.
    setAttempt((count) => count + 1);
  }, []);
  useEffect(() => {
    const stop = new AbortController();
    setState((before) => (before.status === 'locked' ? { ...before, busy: true } : { status: 'loading' }));
    if (status === 'unreachable') setState({ status: 'failed' });
    if (status !== 'signedIn') return undefined;
    calls.collaborationLinks
      .open(shown, { signal: stop.signal, quiet: true })
      .then((offer) => setState({ status: 'ready', offer, busy: false, problem: undefined }))
      .catch((thrown: unknown) => {
        if (stop.signal.aborted) return;
        const problem = viewPasswordProblem(thrown);
        if (problem !== undefined) return setState({ status: 'locked', problem, busy: false, unlock });
        setState({ status: codeOf(thrown) === CODE.fileUnavailable ? 'gone' : 'failed' });
      });
    return () => stop.abort();
  }, [attempt, calls, shown, status, unlock]);
  const join = async (): Promise<boolean> => {
    if (state.status !== 'ready' || state.busy) return false;
    setState({ ...state, busy: true, problem: undefined });
    try {
      await calls.collaborationLinks.join(shown, { quiet: true, keep: true });
      return true;
    } catch (thrown) {
      const code = codeOf(thrown);
      if (code === CODE.fileUnavailable) setState({ status: 'gone' });
      else setState({ ...state, busy: false, problem: code === CODE.upgradeNeeded ? 'full' : 'failed' });
      return false;
    }
  };
  return { state, join, retry: () => setAttempt((count) => count + 1) };
};
