import { HostError, detectHost, requireSafeAddress } from '@chartdock/platform';
import type { HostSystem, ShareOutcome, ShareRequest } from '@chartdock/platform';
import { createBrowserHost } from '@chartdock/platform/browser';
import type { WatchedEnvironment } from './environment.ts';
import type { MeetingEnvironment, MeetingFeature, MeetingHost } from './meeting-host.ts';
import { watchPageSigns } from './page-signs.ts';

/** Abilities of an app that has already answered; a part that is left out it cannot. */
export interface ConnectedApp {
  readonly close?: () => Promise<void>;
  readonly openExternal?: (address: string) => Promise<void>;
  /** Offers a full address in the app's own sheet. */
  readonly share?: (request: ShareRequest) => Promise<ShareOutcome>;
  /** Asks again where the page is shown. */
  readonly ask?: () => Promise<Partial<MeetingEnvironment>>;
  /** Whether it can do a part of these now; the permissions of an app may change with the person's role. Default always. */
  readonly can?: (feature: MeetingFeature) => boolean;
  /** Begins to hear of changes and returns how to stop. */
  readonly listen: (change: (news: Partial<MeetingEnvironment>) => void) => () => void;
}

/** Parts of the host of such an app. */
export interface ConnectedHostParts {
  readonly page: Window;
  readonly app: ConnectedApp;
  readonly environment: WatchedEnvironment;
  readonly navigate: ((path: string) => void) | undefined;
  /** Signs of the page that stand for facts the app does not tell; default none. */
  readonly signs?: () => Partial<MeetingEnvironment>;
}

/** Creates the host. No template entry and no downloads on a Mac are rules of one other app, so they do not hold here. */
export const createConnectedHost = (parts: ConnectedHostParts): MeetingHost => {
  const { page, app, environment, navigate, signs } = parts;
  const ways: Readonly<Record<MeetingFeature, unknown>> = {
    close: app.close,
    openExternal: app.openExternal,
    share: app.share,
    context: app.ask,
  };
  const has = (feature: MeetingFeature): boolean =>
    ways[feature] !== undefined && (app.can?.(feature) ?? true);
  const base = createBrowserHost({
    window: page,
    kind: 'meeting',
    shareSheet: false,
    hideTemplateEntry: false,
    noDownload: false,
    ...(navigate === undefined ? {} : { navigate }),
  });
  const absolute = (address: string): string => new URL(requireSafeAddress(address), page.location.href).href;
  const unlisten = app.listen(environment.change);
  const unwatch = signs === undefined ? undefined : watchPageSigns(page, () => environment.change(signs()));
  return {
    ...base,
    capabilities: {
      ...base.capabilities,
      get shareSheet() {
        return has('share');
      },
      get closable() {
        return has('close');
      },
    },
    close: async () => {
      if (!has('close'))
        throw new HostError('not_available', 'close the page – the meeting app does not allow it');
      await app.close?.();
    },
    share: async (request) => {
      const address = absolute(request.address);
      return app.share === undefined || !has('share')
        ? base.share(request)
        : app.share({ ...request, address });
    },
    environment: environment.get,
    supports: has,
    ready: async () =>
      app.ask === undefined || !has('context') ? environment.get() : environment.change(await app.ask()),
    openExternal: async (address) => {
      const url = absolute(address);
      if (app.openExternal === undefined || !has('openExternal'))
        throw new HostError('not_available', 'open the browser – this version of the meeting app cannot');
      await app.openExternal(url);
    },
    onChange: environment.subscribe,
    dispose: () => {
      unlisten();
      unwatch?.();
      environment.dispose();
    },
  };
};

/** Reads the system off the user agent of a page. */
export const systemOf = (page: Window): HostSystem =>
  detectHost({ userAgent: page.navigator.userAgent }).system;
