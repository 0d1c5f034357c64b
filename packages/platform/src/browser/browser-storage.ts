import { createGuardedStorage } from '../storage.ts';
import type { KeyValueStorage } from '../storage.ts';

/** Creates the guarded storage of this page: `local` outlives it, `session` ends with its tab. */
export const createBrowserStorage = (
  kind: 'local' | 'session',
  page: Window = globalThis.window,
): KeyValueStorage =>
  createGuardedStorage(() => (kind === 'local' ? page.localStorage : page.sessionStorage));
