import type { JSX } from 'react';
import { Link } from 'wouter';
import { useWebText } from '../messages/useWebText.ts';
import type { WebMessageKey } from '../messages/zh.ts';
import { contentId } from '../navigation/useArrival.ts';
import { Logo } from '../shell/Logo.tsx';

interface Release {
  /** Day of the release, as ISO 8601 writes it. */
  readonly day: string;
  readonly changes: readonly WebMessageKey[];
}

const releases: readonly Release[] = [
  {
    day: '2026-11-21',
    changes: ['web.updates.tabs', 'web.updates.trash', 'web.updates.folders', 'web.updates.search'],
  },
];

/** Tells what is new, without a sign-in (ROUTE-51). */
export const UpdateLogPage = (): JSX.Element => {
  const t = useWebText();
  return (
    <main id={contentId} tabIndex={-1} className="web-updates">
      <Logo />
      <h1 className="web-updates__heading">{t('web.title.updates')}</h1>
      {releases.map(({ day, changes }) => (
        <section key={day} aria-label={day}>
          <h2 className="web-updates__day">
            <time dateTime={day}>{day}</time>
          </h2>
          <ul className="web-updates__list">
            {changes.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </section>
      ))}
      <div>
        <Link className="cd-button cd-button--primary web-link" href="/history">
          {t('web.notFound.back')}
        </Link>
      </div>
    </main>
  );
};
