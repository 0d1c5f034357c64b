import { createScreenEnd } from '@chartdock/ai';
import type { ScreenEnd, Session } from '@chartdock/ai';
import { openAddress } from '@chartdock/contract';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useChoice } from '../../foundation/app/useChoice.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { useTheme } from '../../foundation/provider/useTheme.ts';
import { aiTexts } from '../texts/ai-texts.ts';
import { AI_PAGE_ADDRESS } from './ai-addresses.ts';

/** Properties of {@link AiCreateScreen}. */
export interface AiCreateScreenProps {
  /** Query of the address: `t` names the session, `folder` where files are made. */
  readonly query: URLSearchParams;
}

/** Permissions of a page of another origin: everything but lead this window elsewhere. Our own could take such bars away, being of this origin. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads';

/** Closes everything that a press beside it closes, as a press in this document would. */
const pressBeside = (element: HTMLElement): void => {
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
};

/**
 * Shows an AI page in a frame: the one that the operator sets, else ours. It tells the page its session, a new one with every `t`
 * of the address, hears its presses, which close open menus here, and opens the file that was made.
 */
export const AiCreateScreen = ({ query }: AiCreateScreenProps): JSX.Element => {
  const t = useT(aiTexts);
  const { workspace, outside } = useApp();
  const frame = useRef<HTMLIFrameElement>(null);
  const end = useRef<ScreenEnd>(undefined);
  const locale = useChoice(workspace.locale);
  const theme = useChoice(workspace.theme);
  const palette = useTheme(theme);
  const folder = query.get('folder');
  const session: Session = {
    session: (query.get('t') ?? '').slice(0, 256),
    locale,
    palette,
    theme,
    ...(folder !== null && folder !== '' && { folderId: folder }),
  };
  const address = outside.aiPage ?? AI_PAGE_ADDRESS;
  const { origin } = new URL(address, window.location.href);
  const latest = useLatest({ session, editHost: outside.editHost ?? '' });
  useEffect(() => {
    const created = createScreenEnd({
      page: window,
      frame: () => frame.current?.contentWindow,
      origin,
      session: () => latest.current.session,
      onClick: () => frame.current !== null && pressBeside(frame.current),
      // The server is asked; where it says the same, this page goes to the sign-in and comes back.
      onSignedOut: () => void workspace.account.restore(),
      onOpenFile: ({ fileId, category }) =>
        workspace.host.open(latest.current.editHost + openAddress(category, fileId), 'same'),
    });
    end.current = created;
    return created.dispose;
  }, [origin, latest, workspace]);
  useEffect(() => end.current?.tellSession(), [session.session, session.folderId, locale, palette, theme]);
  return (
    <div className="cd-ai-screen">
      <h1 className="cd-hidden">{t('ai.frame')}</h1>
      <iframe
        ref={frame}
        className="cd-ai-screen__frame"
        src={address}
        title={t('ai.frame')}
        {...(origin !== window.location.origin && { sandbox: SANDBOX })}
      />
    </div>
  );
};
