import type { SurfaceHost } from '@chartdock/embed';
import type { TauriInvoke } from '../tauri.ts';

/** Name under which the preload script shows the bridge for surfaces to the page. */
export const SURFACE_BRIDGE_NAME = 'chartdockSurfaces';

/** Channel between a partner's page and the main process. */
export const SURFACE_CHANNEL = 'chartdock:show-surface';

/** Actions of a partner's desktop app for a surface of the embed script. */
export interface SurfaceBridge {
  /**
   * Shows an address in a window of the app. Resolves when the person is done: the window was closed, or went to an
   * address whose fragment carries the ticket. Rejects when no window can be shown.
   */
  readonly showSurface: (address: string, ticket: string) => Promise<void>;
}

const hasWay = (value: unknown): value is SurfaceBridge =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'showSurface' satisfies keyof SurfaceBridge) === 'function';

/** Finds the bridge that `exposeSurfaceBridge` has shown to a page; undefined in an ordinary browser. */
export const findSurfaceBridge = (page: object): SurfaceBridge | undefined => {
  const shown: unknown = Reflect.get(page, SURFACE_BRIDGE_NAME);
  return hasWay(shown) ? shown : undefined;
};

/** Options of `createTauriSurfaceBridge`. */
export interface TauriSurfaceOptions {
  readonly invoke: TauriInvoke;
  /** Command of your own; it gets `{ address, ticket }` and returns when the person is done. */
  readonly command: string;
}

/** Creates the bridge for surfaces of a Tauri 2 app. */
export const createTauriSurfaceBridge = ({ invoke, command }: TauriSurfaceOptions): SurfaceBridge => ({
  showSurface: async (address, ticket) => void (await invoke(command, { address, ticket })),
});

/** Shows surfaces of the embed script in windows of the desktop app, for `present: 'host'` on a partner's page. */
export const createSurfaceHost = ({ showSurface }: SurfaceBridge): SurfaceHost => ({
  show: ({ url, ticket }) => showSurface(url, ticket),
});
