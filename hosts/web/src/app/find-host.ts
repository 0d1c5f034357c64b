import { createClient, createResumeTokenStore } from '@chartdock/client';
import { detectHost, isHostError } from '@chartdock/platform';
import type { Host } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';

/** Shows a path of the app without loading the page again. */
type Navigate = (path: string) => void;

/** Marks of a desktop app around the page; what they are worth is decided by the part that is loaded then. */
const isInDesktopApp = (page: Window): boolean => 'chartdockDesktop' in page || 'isTauri' in page;

const findDesktopHost = async (page: Window, navigate: Navigate): Promise<Host | undefined> => {
  const { createDesktopHost, findDesktopBridge } = await import('@chartdock/host-desktop');
  const bridge = findDesktopBridge(page);
  return bridge === undefined ? undefined : createDesktopHost({ window: page, bridge, navigate });
};

/** Marks of WeChat around the page; what it is there is decided by the part that is loaded then. */
const isInWechat = (page: Window): boolean =>
  ('__wxjs_environment' in page && page.__wxjs_environment === 'miniprogram') ||
  /micromessenger/i.test(page.navigator.userAgent);

/**
 * The host of the meeting app; undefined in a frame of it, which the app never answers. Only its signature needs our server,
 * so it has a client of its own: the page's is made after the host.
 */
const findMeetingHost = async (page: Window, navigate: Navigate): Promise<Host | undefined> => {
  const { createWemeetHost } = await import('@chartdock/host-meeting');
  const client = createClient({ tokenStore: createResumeTokenStore() });
  try {
    const getSignature = (url: string) => client.wemeet.getSignUrl({ url });
    return createWemeetHost({ window: page, navigate, getSignature });
  } catch (error) {
    if (isHostError(error) && error.code === 'not_available') return undefined;
    throw error;
  }
};

const KEPT_MARK = 'chartdock.app';

/** Returns whether an app may be around the page: which one is decided by the part that is loaded then. */
const mayBeInFrameApp = (page: Window): boolean => {
  if (
    page.parent !== page ||
    /#chartdock-app=|zoomapps\//i.test(page.location.hash + page.navigator.userAgent)
  )
    return true;
  try {
    return page.sessionStorage.getItem(KEPT_MARK) !== null;
  } catch {
    return false;
  }
};

const findFrameAppHost = async (page: Window, navigate: Navigate): Promise<Host | undefined> => {
  if (!mayBeInFrameApp(page)) return undefined;
  const { makeFrameAppHost } = await import('./make-frame-app-host.ts');
  return makeFrameAppHost(page, navigate);
};

const isInMeetingApp = (page: Window): boolean =>
  detectHost({ userAgent: page.navigator.userAgent }).kind === 'meeting';

/** Finds the host that the page runs in; the parts of hosts other than a browser are loaded only there. */
export const findHost = async (page: Window, navigate: Navigate): Promise<Host> => {
  if (isInWechat(page))
    return (await import('./wechat/find-wechat-host.ts')).findWechatHost({ page, navigate });
  return (
    (isInMeetingApp(page) ? await findMeetingHost(page, navigate) : undefined) ??
    (await findFrameAppHost(page, navigate)) ??
    (isInDesktopApp(page) ? await findDesktopHost(page, navigate) : undefined) ??
    createBrowserHost({ window: page, navigate })
  );
};
