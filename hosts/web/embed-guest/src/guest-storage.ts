import type { GuestSession } from '@chartdock/embed/guest';
import { createMemoryStorage, type KeyValueStorage } from '@chartdock/platform';
import { createBrowserStorage } from '@chartdock/platform/browser';

const KEY = 'preferences';
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

const parseValues = (text: string | null): Record<string, string> => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
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
  if (!session.features.includes('store')) return createMemoryStorage();
  const values = parseValues(await session.store.get(KEY).catch(() => null));
  const send = (): void => void session.store.set(KEY, JSON.stringify(values)).catch(() => undefined);
  return {
    get: (key) => values[key],
    set: (key, value) => {
      values[key] = value;
      send();
    },
    remove: (key) => {
      delete values[key];
      send();
    },
  };
};
