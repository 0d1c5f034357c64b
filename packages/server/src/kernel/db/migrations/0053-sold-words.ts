import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Has priced templates measured again, which writes their search words: their texts are no longer among them. */
export const soldWords: Migration = forward([`update template set parts = null where price_fen > 0`]);
