import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets files be found by the words in them. The hourly work enters existing files. */
export const words: Migration = forward([
  `create table node_words (
    owner_id uuid not null,
    node_id uuid not null,
    text text not null,
    folded text not null,
    spelled text not null,
    initials text not null,
    grams int[] not null,
    primary key (owner_id, node_id)
  )`,
  `create index node_words_grams on node_words using gin (grams)`,
]);
