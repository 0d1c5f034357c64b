import type { KeyValueStorage } from '@chartdock/platform';
import { ROOT_ID } from '../items/normalise-file.ts';

/** How many folders that something was moved or copied to are remembered. */
export const DESTINATION_LIMIT = 5;

/** A folder was moved or copied to: it stands first; the top of My files needs no remembering. */
export const afterDestinationUsed = (ids: readonly string[], folderId: string): readonly string[] =>
  folderId === ROOT_ID ? ids : [folderId, ...ids.filter((id) => id !== folderId)].slice(0, DESTINATION_LIMIT);

const keyOf = (userId: string): string => `chartdock.destinations.${userId}`;

const parseIds = (text: string | undefined): readonly string[] => {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, DESTINATION_LIMIT) : [];
  } catch {
    return [];
  }
};

/**
 * Reads the latest target folders of a person's moves and copies, latest first; invalid entries are left out.
 */
export const loadDestinations = (storage: KeyValueStorage, userId: string): readonly string[] =>
  parseIds(storage.get(keyOf(userId)) ?? undefined);

/** Remembers that a person moved or copied to a folder. */
export const rememberDestination = (storage: KeyValueStorage, userId: string, folderId: string): void => {
  const ids = afterDestinationUsed(loadDestinations(storage, userId), folderId);
  storage.set(keyOf(userId), JSON.stringify(ids));
};
