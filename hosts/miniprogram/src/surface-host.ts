import type { SurfaceHost } from '@chartdock/embed';
import { watchFragment } from './fragment.ts';
import type { MiniprogramHost } from './miniprogram-host.ts';

/** Name of the parameter by which the embed script takes a ticket out of an address. */
const TICKET_PARAMETER = 'chartdock';

/** What a surface host takes. */
export interface SurfaceHostOptions {
  readonly host: Pick<MiniprogramHost, 'openNative'>;
  /** The partner's page; default the global window. */
  readonly window?: Window;
}

/**
 * Shows surfaces of the embed script as native pages, for `present: 'host'` on a partner's page in a web view. Its promise
 * settles when the native page puts the ticket into the fragment of this page, however the surface ended; a page that was
 * loaded anew meanwhile asks `resume()`. Rejects with a `HostError` when no native page opened.
 */
export const createSurfaceHost = ({ host, window = globalThis.window }: SurfaceHostOptions): SurfaceHost => ({
  show: ({ url, ticket }) =>
    new Promise((resolve, reject) => {
      const stop = watchFragment({
        window,
        name: TICKET_PARAMETER,
        accepts: (returned) => returned === ticket,
        receive: () => {
          stop();
          resolve();
        },
      });
      host.openNative('surface', { url, ticket, from: window.location.href }).catch((error: unknown) => {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    }),
});
