import type { GuestSession } from '@chartdock/embed/guest';
import type { KeyValueStorage } from '@chartdock/platform';
import { createMemoryStorage } from '@chartdock/platform';

const KEY = 'preferences';

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

/** Opens the storage that the partner page keeps for a frame without one (PREF-14). Never rejects; without it, preferences last as long as the page. */
export const openHostStorage = async (session: GuestSession): Promise<KeyValueStorage> => {
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
