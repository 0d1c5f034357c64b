import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Has what is sold measured again, which writes the words that it is found by: its texts are no longer among them. */
export const soldWords: Migration = forward([`update template set parts = null where price_fen > 0`]);
