import type { SurfaceUpdate } from '@chartdock/embed/guest';
import { AppContext, ChartdockProvider, createLookUp } from '@chartdock/react';
// After the styles of a picker, which every surface has.
import '@chartdock/react/styles.css';
import '@chartdock/react/files.css';
import '@chartdock/react/documents.css';
import './screens.css';
import { NamedDialogs } from '@chartdock/react/dialogs';
import { NoticeToasts } from '@chartdock/react/shell';
import { useStore } from '@chartdock/react/picker';
import type { JSX, ReactNode } from 'react';
import { useMemo, useRef, useState } from 'react';
import { GuestShell } from '../shell/GuestShell.tsx';
import type { Look } from '../surface/look.ts';
import { createLook } from '../surface/look.ts';
import type { GuestPage } from './guest-page.ts';

/** Properties of {@link GuestScreen}. */
export interface GuestScreenProps {
  readonly page: GuestPage;
  /** Goes one step back inside of the screen; false when there is nothing to go back to. Default nothing. */
  readonly onBack?: () => boolean;
  readonly children: (leave: () => void) => ReactNode;
}

const lookOf = (look: Look): Look => look;

/** Draws a screen of the web app in a surface: its texts, dialogs and notices around the content. */
export const GuestScreen = ({ page, onBack, children }: GuestScreenProps): JSX.Element => {
  const { session, keeper, parts } = page;
  const { labels } = session.config;
  const [look] = useState(() => createLook(session));
  const now = useStore(look, lookOf);
  const lookUp = useMemo(() => createLookUp(now.locale, labels), [labels, now.locale]);
  const onUpdate = (change: SurfaceUpdate): void => {
    if (change.locale !== undefined) parts.workspace.locale.set(change.locale);
    look.update(change);
  };
  const back = useRef(onBack);
  back.current = onBack;
  return (
    <AppContext.Provider value={parts}>
      <ChartdockProvider locale={now.locale} lookUp={lookUp} theme={now.theme} fill>
        <GuestShell
          session={session}
          keeper={keeper}
          look={look}
          handlers={{ onUpdate, onBack: () => back.current?.() ?? false }}
        >
          {children}
        </GuestShell>
        <NamedDialogs />
        <NoticeToasts />
      </ChartdockProvider>
    </AppContext.Provider>
  );
};
