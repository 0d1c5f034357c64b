import { contentId, useAccount, useT } from '@chartdock/react';
import { answerDialog } from '@chartdock/react/dialogs';
import type { DialogAnswer } from '@chartdock/react/dialogs';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { usePage } from '../app/page-context.ts';
import { dialogPageTexts } from '../messages/dialog-page-texts.ts';
import { webTexts } from '../messages/web-texts.ts';
import { parseLinkedDialog } from '../navigation/asked-dialog.ts';

/** Tells the answer to the page that opened this one, when it is of our own origin. */
const tell = (page: Window, answer: DialogAnswer): void => {
  const opener = page.parent === page ? (page.opener as Window | null) : page.parent;
  opener?.postMessage({ type: 'chartdock.dialog', ...answer }, page.location.origin);
};

/**
 * Opens the dialog that the address names, with the parameters it carries as JSON, and returns how it ended: to the page
 * that opened it, and on the page itself (ROUTE-25, DLG-25).
 */
export const DialogPage = (): JSX.Element => {
  const t = useT(webTexts);
  const own = useT(dialogPageTexts);
  const sign = own('web.dialog.fromLink');
  const { dialogs } = usePage().workspace;
  const { status } = useAccount();
  const [answer, setAnswer] = useState<DialogAnswer>();
  // Whoever is signed in decides what some dialogs draw, and signing in or out takes open ones away.
  const isKnown = status !== 'restoring';
  const isSignedIn = status === 'signedIn';
  useEffect(() => {
    if (!isKnown) return undefined;
    let isGone = false;
    const asked = parseLinkedDialog(window.location.search);
    void answerDialog(dialogs, { ...asked, isSignedIn, sign }).then((ended) => {
      if (isGone) return;
      setAnswer(ended);
      tell(window, ended);
    });
    return () => {
      isGone = true;
      dialogs.clear();
    };
  }, [dialogs, isKnown, isSignedIn, sign]);
  return (
    <main id={contentId} className="cd-page" tabIndex={-1}>
      <h1 className="cd-hidden">{t('web.title.dialog')}</h1>
      {answer !== undefined && (
        <p role="status" data-web-result={answer.result}>
          {answer.result === 'error'
            ? own('web.dialog.error', { code: answer.code })
            : own(answer.result === 'ok' ? 'web.dialog.ok' : 'web.dialog.cancel')}
        </p>
      )}
    </main>
  );
};
