import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Keeps the responses of gateways about orders for all servers, so that each order is asked about once in two seconds. */
export const orderQuestions: Migration = forward([
  `create table order_question (
    key text collate "C" primary key,
    asked_at bigint not null,
    expires_at bigint not null,
    said jsonb
  )`,
  `create index order_question_expires on order_question (expires_at)`,
]);
