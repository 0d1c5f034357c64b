import { Button, ChartdockProvider, IconTile, Spinner, warningIcon } from '@chartdock/react';
import type { TranslateText } from '@chartdock/react';
import type { JSX, ReactNode } from 'react';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useAccount } from '../account/useAccount.ts';
import { NamedDialogs } from '../dialogs/NamedDialogs.tsx';
import { useWebText } from '../messages/useWebText.ts';
import { matchRoute } from '../navigation/match-route.ts';
import { afterNotFound } from '../navigation/not-found.ts';
import { contentId, useArrival, useDocumentTitle } from '../navigation/useArrival.ts';
import { MessagePage } from '../pages/MessagePage.tsx';
import { paletteOf } from '../preferences/palette.ts';
import { useChoice } from '../preferences/useChoice.ts';
import type { PageRoute } from '../routes.tsx';
import { routes, unknownRoute } from '../routes.tsx';
import { FileFrame } from '../shell/FileFrame.tsx';
import { NoticeToasts } from '../shell/NoticeToasts.tsx';
import { Promotion } from '../shell/Promotion.tsx';
import { ShellSkeleton } from '../shell/ShellSkeleton.tsx';
import { CameFromContext, useCameFrom } from './came-from.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Guard } from './Guard.tsx';
import { usePage } from './page-context.ts';
import { useHeartbeat } from './useHeartbeat.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

const Crash = ({ reset }: { readonly reset: () => void }): JSX.Element => {
  const t = useWebText();
  const [, navigate] = useLocation();
  const goBack = (): void => {
    navigate('/history');
    reset();
  };
  return (
    <main id={contentId} tabIndex={-1}>
      <MessagePage
        alone
        art={<IconTile icon={warningIcon} tone="danger" />}
        heading={t('web.crash.heading')}
        text={t('web.crash.text')}
        actions={
          <>
            <Button look="primary" onClick={() => window.location.reload()}>
              {t('web.crash.reload')}
            </Button>
            <Button onClick={goBack}>{t('web.crash.back')}</Button>
          </>
        }
      />
    </main>
  );
};

const Framed = ({ route }: { readonly route: PageRoute }): ReactNode => {
  const Screen = route.component;
  const content = route.framed ? (
    <FileFrame>
      <Screen />
    </FileFrame>
  ) : (
    <Screen />
  );
  return route.checked ? <Guard waiting={route.framed ? <ShellSkeleton /> : null}>{content}</Guard> : content;
};

/** Stands for a page whose code is on its way. */
const Coming = (): JSX.Element => (
  <div className="web-waiting">
    <Spinner label={useWebText()('web.page.coming')} />
  </div>
);

const CurrentPage = (): JSX.Element | null => {
  const t = useWebText();
  const [pathname, navigate] = useLocation();
  const isStart = pathname === '/';
  const cameFrom = useCameFrom(pathname);
  const route = matchRoute(routes, pathname) ?? unknownRoute;
  useEffect(() => {
    if (isStart) navigate('/history', { replace: true });
  }, [isStart, navigate]);
  const isUnknown = !isStart && (route === unknownRoute || route.path === '/404');
  useEffect(() => {
    const target = isUnknown ? afterNotFound(window.location) : undefined;
    if (target !== undefined) window.location.replace(target);
  }, [isUnknown]);
  useDocumentTitle(t('web.documentTitle', { title: t(route.title) }));
  useArrival(pathname);
  return isStart ? null : (
    <CameFromContext.Provider value={cameFrom}>
      <Suspense fallback={<Coming />}>
        <Framed route={route} />
      </Suspense>
    </CameFromContext.Provider>
  );
};

/** Draws the whole web app: language and palette, the page of the address, and what catches a page that breaks. */
export const App = (): JSX.Element => {
  const { workspace } = usePage();
  const { t } = useTranslation();
  const [pathname] = useLocation();
  const locale = useChoice(workspace.locale);
  const theme = useChoice(workspace.theme);
  const account = useAccount();
  useHeartbeat();
  useLeaveWarning();
  const translate = useMemo<TranslateText>(() => (key, values) => t(key, values ?? {}), [t]);
  const drawCrash = useCallback((reset: () => void) => <Crash reset={reset} />, []);
  return (
    <ChartdockProvider locale={locale} t={translate} theme={paletteOf[theme]}>
      <div className="web-root">
        <CrashBoundary resetKey={pathname} fallback={drawCrash}>
          <CurrentPage />
        </CrashBoundary>
        {account.status === 'signedIn' && <Promotion userId={account.privilege.userId} />}
        <NamedDialogs />
        <NoticeToasts />
      </div>
    </ChartdockProvider>
  );
};
