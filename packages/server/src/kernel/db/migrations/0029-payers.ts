import type { Migration } from 'kysely/migration';
import { forward } from './forward.ts';

/** Keeps by whom an app is used on a device, as the app names them and sealed, for those who pay in its pages. */
export const payers: Migration = forward([
  `create table wechat_payer (
    user_id uuid not null,
    device_id uuid not null,
    app_id text not null,
    sealed bytea not null,
    expires_at bigint not null,
    primary key (user_id, device_id)
  )`,
  `create index wechat_payer_expiry on wechat_payer (expires_at)`,
  `alter table hand_off drop constraint hand_off_kind_check`,
  `alter table hand_off add constraint hand_off_kind_check
    check (kind in ('page', 'partner', 'launch', 'switch', 'pay', 'payer'))`,
]);
