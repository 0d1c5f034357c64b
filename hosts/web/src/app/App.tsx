import {
  Button,
  ChartdockProvider,
  IconTile,
  MessagePage,
  Spinner,
  contentId,
  useAccount,
  useChoice,
  useDocumentTitle,
  useT,
  warningIcon,
} from '@chartdock/react';
import { NamedDialogs } from '@chartdock/react/dialogs';
import { NoticeToasts, Promotion } from '@chartdock/react/shell';
import type { JSX, ReactNode } from 'react';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { createLookUps } from '../messages/i18n.ts';
import { webTexts } from '../messages/web-texts.ts';
import { matchRoute } from '../navigation/match-route.ts';
import { movedPage } from '../navigation/moved-page.ts';
import { afterNotFound } from '../navigation/not-found.ts';
import { platformCookie } from '../navigation/platform-cookie.ts';
import { useArrival } from '../navigation/useArrival.ts';
import type { PageRoute } from '../routes.tsx';
import { routes, unknownRoute } from '../routes.tsx';
import { FileFrame, WaitingFrame } from '../pages/FileFrame.tsx';
import { usePageCode } from '../pages/page-code.ts';
import { Arrived, removeShell } from './Arrived.tsx';
import { CameFromContext, useCameFrom } from './came-from.ts';
import { CrashBoundary } from './CrashBoundary.tsx';
import { Guard } from './Guard.tsx';
import { usePage } from './page-context.ts';
import { removeFirstFile, useFirstFile } from './useFirstFile.ts';
import { useHeartbeat } from './useHeartbeat.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useSignInMark } from './useSignInMark.ts';

const Crash = ({ reset }: { readonly reset: () => void }): JSX.Element => {
  const t = useT(webTexts);
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
            <Button onClick={goBack}>{t('app.toRecent')}</Button>
          </>
        }
      />
    </main>
  );
};

/** Stands for a page whose code is on its way. */
const Coming = (): JSX.Element => (
  <div className="cd-waiting">
    <Spinner label={useT(webTexts)('web.page.coming')} />
  </div>
);

const Screen = ({ code }: Pick<PageRoute, 'code'>): JSX.Element => {
  const Page = usePageCode(code);
  return Page === undefined ? (
    <Coming />
  ) : (
    <>
      <Page />
      <Arrived />
    </>
  );
};

const Framed = ({ route }: { readonly route: PageRoute }): ReactNode => {
  const content = route.framed ? (
    <FileFrame>
      <Screen code={route.code} />
    </FileFrame>
  ) : (
    <Screen code={route.code} />
  );
  return route.checked ? <Guard waiting={route.framed ? <WaitingFrame /> : null}>{content}</Guard> : content;
};

const CurrentPage = (): JSX.Element | null => {
  const t = useT(webTexts);
  const [pathname, navigate] = useLocation();
  const target = pathname === '/' ? '/history' : movedPage(pathname, window.location.hash);
  const isMoved = target !== undefined;
  const cameFrom = useCameFrom(pathname);
  const route = matchRoute(routes, pathname) ?? unknownRoute;
  useEffect(() => {
    if (target !== undefined) navigate(target, { replace: true });
  }, [target, navigate]);
  const isUnknown = !isMoved && (route === unknownRoute || route.path === '/404');
  useEffect(() => {
    const address = isUnknown ? afterNotFound(window.location) : undefined;
    if (address !== undefined) window.location.replace(address);
  }, [isUnknown]);
  useEffect(() => {
    if (route.recorded) document.cookie = platformCookie(window.location.protocol === 'https:');
  }, [pathname, route]);
  useDocumentTitle(t(route.title));
  useArrival(pathname);
  return isMoved ? null : (
    <CameFromContext.Provider value={cameFrom}>
      <Framed route={route} />
    </CameFromContext.Provider>
  );
};

const lookUps = createLookUps();

/** Takes away what was shown before the app: the message of a crash lies below it. */
const removeFirstPictures = (): void => {
  removeFirstFile();
  removeShell();
};

/** Draws the whole web app: language and palette, the page of the address, and what catches a page that breaks. */
export const App = (): JSX.Element => {
  const { workspace } = usePage();
  const [pathname] = useLocation();
  const locale = useChoice(workspace.locale);
  const theme = useChoice(workspace.theme);
  const account = useAccount();
  useFirstFile(pathname, account.status);
  useSignInMark(account.status);
  useHeartbeat();
  useLeaveWarning();
  const lookUp = useMemo(() => lookUps(locale), [locale]);
  const drawCrash = useCallback((reset: () => void) => <Crash reset={reset} />, []);
  return (
    <ChartdockProvider locale={locale} lookUp={lookUp} theme={theme}>
      <div className="cd-root">
        <CrashBoundary resetKey={pathname} fallback={drawCrash} onCrash={removeFirstPictures}>
          <CurrentPage />
        </CrashBoundary>
        {account.status === 'signedIn' && <Promotion userId={account.privilege.userId} path={pathname} />}
        <NamedDialogs />
        <NoticeToasts />
      </div>
    </ChartdockProvider>
  );
};
