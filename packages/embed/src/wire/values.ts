import { PICK_ITEMS } from '../protocol.ts';
import type { ContentFormat, PickedItem, TokenGrant } from '../surface.types.ts';
import type { Guard } from './guards.ts';
import { isListOf, isName, isOneOf, isOptional, isRecordOf, isText, isWhole } from './guards.ts';

/** Returns whether a value is an id or another short key. */
export const isKey = isName(64);

/** Returns whether a value is a list of formats of content: one of each at most. */
export const areFormats: Guard<readonly ContentFormat[]> = (value): value is readonly ContentFormat[] =>
  isListOf(isOneOf('svg', 'png'), 2)(value) && value.length > 0 && new Set(value).size === value.length;

/** Returns whether a value is a label: 1 to 120 characters. */
export const isLabel = isName(120);

/** Returns whether a value is a time or a count. */
export const isAmount = isWhole();

/** Returns whether a value is a direction of the focus. */
export const isDirection = isOneOf('forward', 'backward');

/** Returns whether a value is a list of picked files. */
export const arePickedItems = isListOf(
  isRecordOf<PickedItem>({
    id: isKey,
    title: isText(256),
    category: isKey,
    modifiedAt: isOptional(isAmount),
  }),
  PICK_ITEMS,
);

/** Returns whether a value is a token grant. */
export const isTokenGrant = isRecordOf<TokenGrant>({ value: isName(4096), expiresAt: isOptional(isAmount) });

/** Guards of where a list stands. */
export const placeFields = { view: isKey, folderId: isKey, scroll: isAmount };
