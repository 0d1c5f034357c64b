import { isApiError } from '@chartdock/client';
import type { GuestSession } from '@chartdock/embed/guest';
import { isEmbedError } from '@chartdock/embed/guest';
import { drawInto } from '../shell/draw-into.ts';
import { GuestHead } from '../shell/GuestHead.tsx';
import { surfaceTitles } from '../surface/surface-titles.ts';
import { surfaceWords } from '../surface/words.ts';
import { connectWords } from './connect-words.ts';
import { Problem } from './Problem.tsx';
import '../styles/later.ts';

/** A task that could not be opened. */
export interface Failure {
  readonly session: GuestSession;
  readonly error: unknown;
  /** Tries once more. */
  readonly again: () => void;
}

/** Says why a task could not be opened, offers another try, and lets the host stop waiting. */
export const drawFailure = (place: Element, { session, error, again }: Failure): void => {
  const { config, first } = session;
  const { locale } = first;
  const onClose = (): void => void session.close({ status: 'cancelled' }).catch(() => undefined);
  drawInto(
    place,
    <Problem
      head={<GuestHead config={config} locale={locale} onClose={onClose} />}
      text={(isApiError(error) ? error.text : undefined) ?? surfaceTitles(locale).failed}
      locale={locale}
      theme={first.theme}
      retry={{ label: surfaceWords(locale).retry, run: again }}
    />,
  );
  // The visible part is here.
  session.emit('ready', null);
  if (config.telemetry === true) session.emit('telemetry', { name: 'problem', code: 'not_opened' });
};

/** Says why nobody could be let in. */
export const drawRefusal = (place: Element, error: unknown): void => {
  const locale = /^zh\b/i.test(navigator.language) ? 'zh' : 'en';
  const code = isEmbedError(error) ? error.code : undefined;
  drawInto(place, <Problem text={connectWords(locale, code)} locale={locale} />);
};
