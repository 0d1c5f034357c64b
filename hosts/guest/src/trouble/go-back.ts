import type { GuestSession, KeptOutcome, Locale } from '@chartdock/embed/guest';
import { isEmbedError } from '@chartdock/embed/guest';
import { htmlElement } from '@chartdock/react/first-picture';
import { isDark } from '../surface/paint.ts';
import { rootElement } from '../surface/root-element.ts';

interface GoBackWords {
  readonly kept: string;
  readonly lost: string;
  readonly left: string;
  readonly close: string;
}

const WORDS: Readonly<Record<Locale, GoBackWords>> = {
  zh: {
    kept: '已保留您的选择，请回到打开此窗口的页面继续。',
    lost: '打开此窗口的页面已离开，您的选择未能交付。请回到该页面重新选择。',
    left: '请回到打开此窗口的页面继续。',
    close: '关闭窗口',
  },
  en: {
    kept: 'Your choice is kept. Go back to the page that opened this window.',
    lost: 'The page that opened this window has gone, and your choice could not be handed over. Go back there and choose again.',
    left: 'Go back to the page that opened this window.',
    close: 'Close this window',
  },
};

/** Sends the person back to the page that opened this window and cannot be reached from it, in place of all there was. */
const sayGoBack = (session: GuestSession, { status }: KeptOutcome, isKept: boolean): void => {
  const { locale, theme } = session.first;
  const words = WORDS[locale];
  const text = status === 'done' ? words[isKept ? 'kept' : 'lost'] : words.left;
  const label = htmlElement('span', { class: 'cd-button__text' }, words.close);
  const close = htmlElement('button', { type: 'button', class: 'cd-button cd-button--secondary' }, label);
  close.addEventListener('click', () => window.close());
  const problem = htmlElement(
    'div',
    { class: 'guest__problem', role: 'alert' },
    htmlElement('p', {}, text),
    close,
  );
  // The drawing is not taken apart: its runtime may still be at work.
  document.body.replaceChildren(rootElement(locale, isDark(theme) ? 'dark' : 'light', problem));
  close.focus();
};

/** A surface that its host did not answer about its end. */
export interface LeftAlone {
  readonly error: unknown;
  readonly outcome: KeptOutcome;
  /** Keeps the outcome with the server unless that was done. */
  readonly isKept: () => Promise<boolean>;
}

/** Ends a window whose opener has gone, or is silent. Throws the failure for every other surface, and for every other error. */
export const leaveWindow = async (
  session: GuestSession,
  { error, outcome, isKept }: LeftAlone,
): Promise<{ readonly accepted: true }> => {
  const isAlone = isEmbedError(error) && /^(closed|deadline|peer_reloaded)$/.test(error.code);
  if (!isAlone || session.config.surface !== 'popup') throw error;
  sayGoBack(session, outcome, await isKept());
  return { accepted: true };
};
