import type { CallData } from '@chartdock/contract';
import { isApiError } from '@chartdock/client';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useApp } from '../../foundation/app/app-context.ts';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { keyIcon, warningIcon } from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { EmptyState, IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { Skeleton } from '../../foundation/primitives/Skeleton.tsx';
import { scopeText } from '../partners/scope-text.ts';
import { partnerTexts } from '../partners/texts/partner-texts.ts';
import type { ConnectRequest } from './connect-request.ts';
import { deliver, parseConnectRequest } from './connect-request.ts';
import { connectTexts } from './texts/connect-texts.ts';

/** Properties of {@link ConnectScreen}. */
export interface ConnectScreenProps {
  /** The window of the page: its address says who asks, and its opener hears the answer. */
  readonly page: Window;
}

type Known = CallData<'session', 'connection'>;
type State =
  | { readonly status: 'loading' | 'wrong' | 'alone' }
  | { readonly status: 'going'; readonly name: string }
  | { readonly status: 'asking'; readonly known: Known; readonly problem?: unknown };

interface AskingProps {
  readonly known: Known;
  readonly request: ConnectRequest;
  readonly problem: unknown;
  readonly onAllow: () => void;
  readonly onDeny: () => void;
}

/** Asks, with the scopes in words and nothing chosen before. */
const Asking = ({ known, request, problem, onAllow, onDeny }: AskingProps): JSX.Element => {
  const t = useT(connectTexts);
  const scopes = useT(partnerTexts);
  const account = useAccount();
  const { name } = known;
  const fullName = account.status === 'signedIn' ? account.info.fullName : undefined;
  return (
    <>
      <IconTile icon={keyIcon} />
      <h1 className="cd-connect__heading">{t('connect.title', { name })}</h1>
      <p>{t('connect.lead', { name })}</p>
      <ul className="cd-connect__scopes">
        {known.scopes.map((scope) => (
          <li key={scope}>{scopeText(scopes, scope)}</li>
        ))}
      </ul>
      <p className="cd-connect__facts">
        {fullName !== undefined && <span>{t('connect.as', { account: fullName })}</span>}
        <span>{t('connect.to', { place: new URL(request.redirect).host })}</span>
        <span>{t('connect.note')}</span>
      </p>
      {problem !== undefined && (
        <p className="cd-form__problem" role="alert">
          {t('connect.notDone', {
            reason: isApiError(problem) ? problemText(problem, t('connect.failed')) : t('connect.failed'),
          })}
        </p>
      )}
      <div className="cd-connect__buttons">
        <Button onClick={onDeny}>{t('connect.deny')}</Button>
        <Button look="primary" onClick={onAllow}>
          {t('connect.allow')}
        </Button>
      </div>
    </>
  );
};

/** Asks whether a partner may be let in, and takes the answer back to it. A person who has allowed all of it before is not asked again. */
export const ConnectScreen = ({ page }: ConnectScreenProps): JSX.Element => {
  const t = useT(connectTexts);
  const { session } = useApp().workspace.client;
  const [request] = useState(() => parseConnectRequest(page.location.search));
  const [state, setState] = useState<State>({ status: 'loading' });

  const answer = (known: Known, given: Parameters<typeof deliver>[2]): void => {
    if (request === undefined) return;
    setState({ status: 'going', name: known.name });
    if (!deliver(page, request, given)) setState({ status: 'alone' });
  };
  const allow = async (known: Known): Promise<void> => {
    if (request === undefined) return;
    const { state: _, ...wish } = request;
    setState({ status: 'going', name: known.name });
    try {
      answer(known, { code: (await session.connect(wish, { quiet: true })).code });
    } catch (problem) {
      setState({ status: 'asking', known, problem });
    }
  };
  useEffect(() => {
    const begin = async (): Promise<void> => {
      if (request === undefined) {
        setState({ status: 'wrong' });
        return;
      }
      if (request.mode === 'message' && page.opener === null) {
        setState({ status: 'alone' });
        return;
      }
      const { client, redirect, mode, scopes } = request;
      try {
        const known = await session.connection({ client, redirect, mode, scopes }, { quiet: true });
        if (known.isRemembered) await allow(known);
        else setState({ status: 'asking', known });
      } catch {
        setState({ status: 'wrong' });
      }
    };
    void begin();
    // The address of the page is asked about once.
  }, [request]);

  return (
    <main className="cd-connect">
      {state.status === 'loading' && (
        <div className="cd-connect__loading" role="status" aria-label={t('connect.loading')}>
          <Skeleton width={60} />
          <Skeleton width={90} />
        </div>
      )}
      {state.status === 'going' && <p role="status">{t('connect.going', { name: state.name })}</p>}
      {(state.status === 'wrong' || state.status === 'alone') && (
        <EmptyState
          isPage
          art={<IconTile icon={warningIcon} />}
          title={t(state.status === 'wrong' ? 'connect.wrong' : 'connect.alone')}
          text={t(state.status === 'wrong' ? 'connect.wrongText' : 'connect.aloneText')}
        />
      )}
      {state.status === 'asking' && request !== undefined && (
        <Asking
          {...{ known: state.known, request, problem: state.problem }}
          onAllow={() => void allow(state.known)}
          onDeny={() => answer(state.known, { error: 'access_denied' })}
        />
      )}
    </main>
  );
};
