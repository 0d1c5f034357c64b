import type { Kysely } from 'kysely';
import type { AccountTables } from '../../domains/accounts/tables.ts';
import type { CallTables } from '../calls/tables.ts';
import type { DefinitionTables } from '../../domains/definitions/tables.ts';
import type { ExportingTables } from '../../domains/exporting/tables.ts';
import type { FavouriteTables } from '../../domains/favourites/tables.ts';
import type { NodeTables } from '../../domains/nodes/tables.ts';
import type { NotificationTables } from '../../domains/notifications/tables.ts';
import type { PartnerTables } from '../../domains/partners/tables.ts';
import type { PaymentTables } from '../../domains/payments/tables.ts';
import type { PublishingTables } from '../../domains/publishing/tables.ts';
import type { SearchTables } from '../../domains/search/tables.ts';
import type { SecurityTables } from '../security/tables.ts';
import type { SessionTables } from '../../domains/sessions/tables.ts';
import type { SharingTables } from '../../domains/sharing/tables.ts';
import type { TemplateTables } from '../../domains/templates/tables.ts';
import type { MeetingTables } from '../../domains/wemeet/tables.ts';
import type { InstallationTables } from './tables.ts';

/** Maps every table name to its columns. Each domain describes its own tables. */
export interface Schema
  extends
    AccountTables,
    CallTables,
    InstallationTables,
    DefinitionTables,
    ExportingTables,
    FavouriteTables,
    NodeTables,
    NotificationTables,
    PartnerTables,
    PaymentTables,
    PublishingTables,
    SearchTables,
    SecurityTables,
    SessionTables,
    SharingTables,
    TemplateTables,
    MeetingTables {}

/** Runs queries: the pool, or the transaction of a write. */
export type Handle = Kysely<Schema>;

/** Lists every table with its key columns in order, parents of a move first. */
export const tableKeys = {
  app_user: ['id'],
  login_name: ['kind', 'name_key'],
  device: ['user_id', 'id'],
  session: ['token_hash'],
  user_counter: ['user_id'],
  node: ['owner_id', 'id'],
  node_locator: ['id'],
  folder_counter: ['owner_id', 'folder_id'],
  node_body: ['owner_id', 'node_id', 'canvas'],
  node_search: ['owner_id', 'node_id'],
  recent: ['user_id', 'node_id'],
  favourite: ['user_id', 'kind', 'node_id'],
  pin: ['user_id', 'node_id'],
  collaborator: ['owner_id', 'node_id', 'user_id'],
  collab_inbox: ['user_id', 'node_id'],
  template: ['id'],
  template_words: ['template_id'],
  template_place: ['place', 'locale', 'rank', 'template_id'],
  template_search: ['template_id'],
  template_stretch: ['gram', 'stretch'],
  template_use: ['user_id', 'template_id'],
  template_grant: ['user_id', 'template_id'],
  partner_template_category: ['client_id', 'category'],
  template_review: ['id'],
  idempotency: ['user_id', 'key'],
  partner_client: ['id'],
  rate_limit: ['key'],
  app_meta: ['key'],
  verify_code: ['id'],
  third_binding: ['user_id', 'partner'],
  publication: ['owner_id', 'node_id'],
  export_record: ['user_id', 'id'],
  partner_secret: ['id'],
  partner_grant: ['client_id', 'user_id'],
  hand_off: ['code_hash'],
  kept_outcome: ['ticket_hash'],
  meeting_binding: ['user_id'],
  notification: ['user_id', 'id'],
  share_link: ['id'],
  narrowing: ['owner_id', 'node_id'],
  share_switch: ['owner_id', 'node_id'],
  invitation: ['owner_id', 'node_id', 'id'],
  access_request: ['id'],
  owner_offer: ['owner_id', 'node_id'],
  collab_recent: ['user_id', 'person_id'],
  share_activity: ['owner_id', 'node_id', 'id'],
  node_revision: ['owner_id', 'node_id', 'canvas', 'version'],
  stored_object: ['key'],
  node_words: ['owner_id', 'node_id'],
  orders: ['id'],
  payment: ['gateway', 'transaction_id'],
  payment_inbox: ['gateway', 'transaction_id'],
  refund: ['id'],
  ledger_posting: ['id'],
  outbox: ['order_id'],
  pre_order: ['id'],
  coupon: ['code'],
  organisation: ['id'],
  organisation_invitation: ['org_id', 'user_id'],
  promotion: ['name'],
  bill_day: ['gateway', 'day'],
  wechat_payer: ['user_id', 'device_id'],
  bill_difference: ['id'],
} as const satisfies Record<keyof Schema, readonly string[]>;
