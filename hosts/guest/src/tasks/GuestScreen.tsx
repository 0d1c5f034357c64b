import type { SurfaceUpdate } from '@chartdock/embed/guest';
import { createI18n, NamedDialogs, NoticeToasts, PageContext } from '@chartdock/host-web/screens';
import { ChartdockProvider } from '@chartdock/react';
// After the styles of a picker, which every surface has.
import '@chartdock/react/area.css';
import { useStore } from '@chartdock/react/picker';
import type { JSX, ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { GuestShell } from '../GuestShell.tsx';
import { createLook, type Look } from '../look.ts';
import { paletteOf } from '../paint.ts';
import type { GuestPage } from './guest-page.ts';

/** Properties of {@link GuestScreen}. */
export interface GuestScreenProps {
  readonly page: GuestPage;
  readonly children: (leave: () => void) => ReactNode;
}

const lookOf = (look: Look): Look => look;

/** Draws a screen of the web app in a surface: its texts, dialogs and notices around the content. */
export const GuestScreen = ({ page, children }: GuestScreenProps): JSX.Element => {
  const { session, keeper, parts } = page;
  const { labels } = session.config;
  const [look] = useState(() => createLook(session));
  const now = useStore(look, lookOf);
  const i18n = useMemo(() => createI18n(session.first.locale), [session]);
  const t = useMemo(
    () =>
      (key: string, values?: object): string =>
        labels?.[key] ?? i18n.t(key, { lng: now.locale, ...values }),
    [i18n, labels, now.locale],
  );
  const onUpdate = (change: SurfaceUpdate): void => {
    if (change.locale !== undefined) {
      parts.workspace.locale.set(change.locale);
      void i18n.changeLanguage(change.locale);
    }
    look.update(change);
  };
  return (
    <PageContext.Provider value={parts}>
      <I18nextProvider i18n={i18n}>
        <ChartdockProvider locale={now.locale} t={t} theme={paletteOf(now)} fill>
          <GuestShell session={session} keeper={keeper} look={look} handlers={{ onUpdate }}>
            {children}
          </GuestShell>
          <NamedDialogs />
          <NoticeToasts />
        </ChartdockProvider>
      </I18nextProvider>
    </PageContext.Provider>
  );
};
