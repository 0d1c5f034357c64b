import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Keeps the template library: its templates, their places, and who used and paid for each. */
export const templates: Migration = forward([
  `create table template (
    id uuid primary key,
    owner_id uuid not null,
    is_house boolean not null,
    slug text,
    kind text not null,
    locale text,
    category text not null,
    title text not null,
    about text not null,
    tags text[] not null,
    price_fen int not null check (price_fen >= 0),
    state smallint not null default 0,
    uses int not null default 0,
    published_at bigint not null
  )`,
  `create unique index template_slug on template (slug, locale) where slug is not null`,
  `create table template_words (
    template_id uuid primary key,
    folded text not null,
    spelled text not null,
    initials text not null,
    grams int[] not null
  )`,
  `create index template_words_grams on template_words using gin (grams) with (fastupdate = off)`,
  `create table template_place (
    place text not null,
    locale text not null,
    rank int not null,
    template_id uuid not null,
    primary key (place, locale, rank, template_id)
  )`,
  `create index template_place_of on template_place (template_id)`,
  `create table template_use (
    user_id uuid not null,
    template_id uuid not null,
    used_at bigint not null,
    primary key (user_id, template_id)
  )`,
  `create index template_use_latest on template_use (user_id, used_at desc, template_id desc)`,
  `create index template_use_of on template_use (template_id, used_at)`,
  `create table template_grant (
    user_id uuid not null,
    template_id uuid not null,
    order_id uuid,
    granted_at bigint not null,
    primary key (user_id, template_id)
  )`,
]);
