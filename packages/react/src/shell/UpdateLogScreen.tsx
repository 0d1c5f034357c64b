import type { JSX } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { AppLink } from '../foundation/app/AppLink.tsx';
import { screenTexts } from './texts/screens/screen-texts.ts';
import { useT } from '../foundation/i18n/useT.ts';
import type { ScreenTextKey } from './texts/screens/screen-texts.ts';
import { contentId } from '../foundation/app/content-id.ts';
import { Logo } from '../foundation/app/Logo.tsx';

interface Release {
  /** Day of the release, as ISO 8601 writes it. */
  readonly day: string;
  readonly changes: readonly ScreenTextKey[];
}

const releases: readonly Release[] = [
  {
    day: '2026-11-27',
    changes: ['updates.editors', 'updates.history', 'updates.sharing', 'updates.formats'],
  },
  {
    day: '2026-11-26',
    changes: [
      'updates.templates',
      'updates.payment',
      'updates.preview',
      'updates.palette',
      'updates.drawing',
    ],
  },
  {
    day: '2026-11-21',
    changes: ['updates.tabs', 'updates.trash', 'updates.folders', 'updates.search'],
  },
];

/** Tells what is new, without a sign-in (ROUTE-51). */
export const UpdateLogScreen = (): JSX.Element => {
  const t = useT(screenTexts);
  const { addressOf } = useApp();
  return (
    <main id={contentId} tabIndex={-1} className="cd-updates">
      <Logo />
      <h1 className="cd-updates__heading">{t('updates.heading')}</h1>
      {releases.map(({ day, changes }) => (
        <section key={day} aria-label={day}>
          <h2 className="cd-updates__day">
            <time dateTime={day}>{day}</time>
          </h2>
          <ul className="cd-updates__list">
            {changes.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </section>
      ))}
      <div>
        <AppLink className="cd-button cd-button--primary cd-link" href={addressOf({ page: 'history' })}>
          {t('app.toRecent')}
        </AppLink>
      </div>
    </main>
  );
};
