import type { PickedItem, TokenGrant } from '../pick.types.ts';
import { WIRE_LIMITS } from '../protocol.ts';
import { isListOf, isName, isOneOf, isRecordOf, isText, isWhole } from './guards.ts';

const MAX = Number.MAX_SAFE_INTEGER;

/** Tells whether a value is an id or another short key. */
export const isKey = isName(64);

/** Tells whether a value is a time or a count. */
export const isAmount = isWhole(0, MAX);

/** Tells whether a value is a direction of the focus. */
export const isDirection = isOneOf(['forward', 'backward']);

/** Tells whether a value is a picked file. */
export const isPickedItem = isRecordOf<PickedItem>(
  { id: isKey, title: isText(256), category: isKey, modifiedAt: isAmount },
  ['modifiedAt'],
);

/** Tells whether a value is a list of picked files. */
export const arePickedItems = isListOf(isPickedItem, WIRE_LIMITS.items);

/** Tells whether a value is a token grant. */
export const isTokenGrant = isRecordOf<TokenGrant>({ value: isName(4096), expiresAt: isAmount }, [
  'expiresAt',
]);

/** Guards of where a list stands. */
export const placeFields = { view: isKey, folderId: isKey, scroll: isWhole(0, 1e9) };
