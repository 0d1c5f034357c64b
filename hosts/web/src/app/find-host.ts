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

/** Finds the host that the page runs in; the parts of hosts other than a browser are loaded only there. */
export const findHost = async (page: Window, navigate: Navigate): Promise<Host> =>
  (isInDesktopApp(page) ? await findDesktopHost(page, navigate) : undefined) ??
  createBrowserHost({ window: page, navigate });
