import type { GuestSession } from '@chartdock/embed/guest';
import type { KeyValueStorage } from '@chartdock/platform';
import { createBrowserStorage } from '@chartdock/platform/browser';

const PROBE = 'chartdock:probe';

const worksHere = (page: Window): boolean => {
  try {
    page.localStorage.setItem(PROBE, '1');
    page.localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
};

/** Keeps the preferences of one client apart from those of others on the same site. */
const forClient = (storage: KeyValueStorage, page: Window): KeyValueStorage => {
  const client = new URLSearchParams(page.location.search).get('client') ?? '';
  const keyOf = (key: string): string => `${client}:${key}`;
  return {
    get: (key) => storage.get(keyOf(key)),
    set: (key, value) => storage.set(keyOf(key), value),
    remove: (key) => storage.remove(keyOf(key)),
  };
};

/**
 * Opens the storage for preferences: the browser's own where it gives a frame any, else one the partner page keeps
 * (PREF-14). Never rejects; without either, preferences last as long as the page.
 */
export const openGuestStorage = async (session: GuestSession, page: Window): Promise<KeyValueStorage> => {
  if (worksHere(page)) return forClient(createBrowserStorage('local', page), page);
  const { openHostStorage } = await import('./host-storage.ts');
  return openHostStorage(session);
};
