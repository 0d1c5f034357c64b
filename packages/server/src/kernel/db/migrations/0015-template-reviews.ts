import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Lets authors bring files into the template library: their reviewers, pending files, and the author of a template. */
export const templateReviews: Migration = forward([
  `alter table app_user add column operator_since bigint`,
  `alter table template add column author_id uuid, add column source_id uuid`,
  `create unique index template_source on template (author_id, source_id) where source_id is not null`,
  `alter table template_grant add column paid_fen int not null default 0 check (paid_fen >= 0)`,
  `create index template_grant_of on template_grant (template_id)`,
  `create table template_review (
    id uuid primary key,
    owner_id uuid not null,
    node_id uuid not null,
    copy_id uuid not null,
    state smallint not null default 0,
    kind text not null,
    category text not null,
    title text not null,
    about text not null,
    tags text[] not null,
    scene text not null,
    topics text[] not null,
    price_fen int not null check (price_fen >= 0),
    asked_at bigint not null,
    decided_at bigint,
    decided_by uuid,
    reason text not null default ''
  )`,
  `create index template_review_waiting on template_review (asked_at, id) where state = 0`,
  `create index template_review_of on template_review (owner_id, node_id, asked_at)`,
  `create index template_review_copy on template_review (copy_id)`,
]);
