import {
  Button,
  IconTile,
  MessagePage,
  contentId,
  offlineIcon,
  useAccount,
  useOnline,
  useT,
} from '@chartdock/react';
import type { JSX, ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { webTexts } from '../messages/web-texts.ts';
import { signInAddress } from '../navigation/redirect.ts';
import { Arrived } from './Arrived.tsx';
import { usePage } from './page-context.ts';

const Unreachable = (): JSX.Element => {
  const t = useT(webTexts);
  const { account } = usePage().workspace;
  const online = useOnline();
  const wasOffline = useRef(!online);
  useEffect(() => {
    if (online && wasOffline.current) void account.restore();
    wasOffline.current = !online;
  }, [account, online]);
  return (
    <main id={contentId} tabIndex={-1}>
      <Arrived />
      <MessagePage
        alone
        art={<IconTile icon={offlineIcon} />}
        heading={t(online ? 'app.unreachable' : 'web.offline.heading')}
        text={t(online ? 'app.unreachableText' : 'web.offline.text')}
        actions={
          <Button look="primary" onClick={() => void account.restore()}>
            {t('common.retry')}
          </Button>
        }
      />
    </main>
  );
};

/** Properties of {@link Guard}. */
export interface GuardProps {
  /** Shows until it is known who is signed in, in the form of the page that comes. */
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

/**
 * Checks the sign-in before a page renders (GUARD-03): a visitor without a session goes to the sign-in page with the
 * address they wanted (GUARD-06, GUARD-07).
 */
export const Guard = ({ waiting, children }: GuardProps): ReactNode => {
  const { status } = useAccount();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (status === 'signedOut') navigate(signInAddress(window.location), { replace: true });
  }, [navigate, status]);
  if (status === 'signedIn') return children;
  return status === 'unreachable' ? <Unreachable /> : waiting;
};
