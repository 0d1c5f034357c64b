import type { SurfaceHost } from '@chartdock/embed';
import { HostError, systemClock } from '@chartdock/platform';
import type { Clock } from '@chartdock/platform';
import { watchFragment } from './fragment.ts';
import type { MiniprogramHost } from './miniprogram-host.ts';
import { readProgramSetting } from './setting.ts';
import { watchShown } from './shown.ts';

/** Name of the parameter by which the embed script takes a ticket out of an address. */
const TICKET_PARAMETER = 'chartdock';

/** Milliseconds that a surface may stay open: longer than the server keeps an outcome. */
const LONGEST = 30 * 60_000;

/** Options of a surface host. */
export interface SurfaceHostOptions {
  readonly host: Pick<MiniprogramHost, 'openNative'>;
  /** The partner's page; default the global window. */
  readonly window?: Window;
  /** Default the engine's clock. */
  readonly clock?: Clock;
  /** Milliseconds after which the outcome is asked for although nothing has come back; default half an hour. */
  readonly deadline?: number;
}

/**
 * Shows surfaces of the embed script as native pages, for `present: 'host'` on a partner's page in a web view. Its promise
 * settles when the native page puts the ticket into the fragment of this page, however the surface ended; below a native
 * page of the mini-program's own that cannot do so, when this page is shown again; and at the deadline at the latest. The
 * outcome is then asked for by the ticket. A page that was loaded again meanwhile asks `resume()`. Rejects with a
 * `HostError`: `blocked` while another surface is shown, else as `openNative` does.
 */
export const createSurfaceHost = (options: SurfaceHostOptions): SurfaceHost => {
  const { host, window = globalThis.window, clock = systemClock, deadline = LONGEST } = options;
  // Our own native page always hands the ticket over, and a page that is shown again proves nothing there.
  const { inNativePage } = readProgramSetting(window);
  let isBusy = false;
  const wait = (ticket: string, done: () => void): (() => void) => {
    const timer = clock.setTimeout(done, deadline);
    const stops = [
      (): void => clock.clearTimeout(timer),
      watchFragment({
        window,
        name: TICKET_PARAMETER,
        accepts: (returned) => returned === ticket,
        receive: done,
      }),
      ...(inNativePage ? [] : [watchShown({ window, clock, onShown: done })]),
    ];
    return () => stops.forEach((stop) => stop());
  };
  return {
    show: ({ url, ticket }) => {
      if (isBusy) return Promise.reject(new HostError('blocked', 'show a surface – another one is shown'));
      isBusy = true;
      let stop: (() => void) | undefined;
      return new Promise<void>((resolve, reject) => {
        stop = wait(ticket, resolve);
        host.openNative('surface', { url, ticket, from: window.location.href }).catch(reject);
      }).finally(() => {
        isBusy = false;
        stop?.();
      });
    },
  };
};
