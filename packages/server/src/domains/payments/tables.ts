import type { TableKeys } from '../../kernel/db/schema.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Bytes, Instant, Json, Uuid } from '../../kernel/db/columns.ts';
import type { GatewayTrade, PayChannel } from '../../kernel/calls/gateway.types.ts';
import type { OrderState } from './order-states.ts';

/** Kind of an order's subject. */
export type OrderKind = 'clone' | 'member' | 'org';

/** Holds one order. Amounts are whole fen. */
export interface OrderTable {
  /** Without its dashes it is the number that gateways know. */
  id: Uuid;
  user_id: Uuid;
  /** First of the orders that were made one after the other for the same thing until one was paid: of a chain one payment is kept. */
  chain_id: Uuid;
  kind: OrderKind;
  /** Id of a template or of a plan. */
  item: string;
  title: string;
  /** Who a part of the price goes to; null for the house. */
  author_id: Uuid | null;
  seats: Generated<number>;
  org_name: string | null;
  /** Organisation that it extends; null where one is to be made. */
  org_id: Uuid | null;
  channel: PayChannel;
  gateway: string;
  list_fen: number;
  coupon_fen: number;
  amount_fen: number;
  coupon_code: string | null;
  state: OrderState;
  /** File that was made when it was delivered. */
  file_id: Uuid | null;
  created_at: Instant;
  /** When it is closed with the gateway unless it is paid by then. */
  closes_at: Instant;
  paid_at: Instant | null;
  /** Stands for who pays it inside of an app, and for nobody else's orders; null while nobody does. */
  payer_mark: string | null;
}

/** Holds the money that came, each payment once. */
export interface PaymentTable {
  gateway: string;
  transaction_id: string;
  order_id: Uuid;
  /** Number by which the gateway knows the trade. */
  trade_no: string;
  amount_fen: number;
  seen_at: Instant;
}

/** Holds the payments that gateways told of and that are not entered yet. Notices only add to it; a row goes in the transaction that enters its payment. */
export interface PaymentInboxTable {
  gateway: string;
  transaction_id: string;
  order_id: Uuid;
  /** Number by which the gateway knows the trade; null where it is that of the order. */
  trade_no: string | null;
  amount_fen: number;
  /** Sorts by when each came. */
  arrival: Uuid;
  came_at: Instant;
  tries: Generated<number>;
  /** Why it could not be entered the last time: a code, never a text that could hold something of it. */
  error: string | null;
  /** When it is tried again. */
  next_at: Instant;
}

/** Holds pending and past refunds. */
export interface RefundTable {
  id: Uuid;
  order_id: Uuid;
  gateway: string;
  transaction_id: string;
  amount_fen: number;
  reason: 'second_payment' | 'not_deliverable';
  created_at: Instant;
  tries: Generated<number>;
  done_at: Instant | null;
}

/**
 * Holds movements between accounts, in fen: money that someone gave is negative, money they got positive, and each row sums up to
 * nothing. Rows are never changed.
 */
export interface LedgerPostingTable {
  id: Uuid;
  order_id: Uuid;
  transaction_id: string;
  kind: 'sale' | 'exchange' | 'second_payment' | 'undone' | 'refund';
  buyer_id: Uuid;
  author_id: Uuid | null;
  buyer_fen: number;
  author_fen: number;
  platform_fen: number;
  tax_fen: number;
  coupon_fen: number;
  /** Gift of the house by coupons: it is nobody's income. */
  promotion_fen: Generated<number>;
  posted_at: Instant;
}

/** Holds the orders that are paid and not delivered; written in the transaction that says they are paid. */
export interface OutboxTable {
  order_id: Uuid;
  created_at: Instant;
  tries: Generated<number>;
}

/** Holds pre-orders, under the id that stands in a QR link. */
export interface PreOrderTable {
  id: Uuid;
  user_id: Uuid;
  kind: OrderKind;
  item: string;
  /** The rest of the pre-order: coupon, seats, name of an organisation, price as it was seen. */
  wish: Json;
  created_at: Instant;
  expires_at: Instant;
}

/** Holds coupons; one without a person is for anyone who knows its code. */
export interface CouponTable {
  code: string;
  user_id: Uuid | null;
  off_fen: number;
  special_id: Generated<string>;
  template_id: Uuid | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  /** Order that it is set aside for, and used by once that is paid. */
  order_id: Uuid | null;
}

/** Holds organisations that have paid. Who is in one has its id in `app_user.org_id`. */
export interface OrganisationTable {
  id: Uuid;
  owner_id: Uuid;
  name: string;
  /** How many may be in it, its owner included. */
  seats: number;
  paid_until: Instant;
}

/** Holds the sum that each promotion has promised so far, used or not. */
export interface PromotionTable {
  name: string;
  given_fen: Generated<number>;
}

/** Holds who was asked into an organisation and has not answered. Each keeps a seat free. */
export interface OrganisationInvitationTable {
  org_id: Uuid;
  user_id: Uuid;
  /** Name typed by the owner. */
  account: string;
  invited_at: Instant;
}

/** Holds the days whose bill was compared with the payments entered here. Days are of China's time, such as `2026-11-23`. */
export interface BillDayTable {
  gateway: string;
  day: string;
  /** Payments that the bill lists. */
  payments: number;
  compared_at: Instant;
}

/** Holds differences between a bill and the payments entered here. */
export interface BillDifferenceTable {
  id: Uuid;
  gateway: string;
  day: string;
  /** A payment that nobody told us of, one with another amount, one that the gateway does not know, or money that was given back past this server. */
  kind: 'not_here' | 'other_amount' | 'not_there' | 'refunded_there';
  trade_no: string;
  /** Number of the payment at the gateway, or of the refund. */
  reference: string;
  amount_fen: number;
  /** Outcome of the difference; `look` for one that someone has to look at. */
  outcome: string;
  found_at: Instant;
}

/** Holds the responses of gateways about orders of the last two seconds, for every server. */
export interface OrderQuestionTable {
  /** Id of the order, and the mark of who pays it inside of an app. */
  key: string;
  asked_at: Instant;
  expires_at: Instant;
  /** Response of the gateway; null until it has come. */
  said: ColumnType<GatewayTrade | null, never, string | null>;
}

/** Holds by whom WeChat is used on a device, for those who pay in pages that it shows. */
export interface WechatPayerTable {
  user_id: Uuid;
  device_id: Uuid;
  /** Application that names them so. */
  app_id: string;
  /** The app's name for them, sealed with a key that is not in the database. */
  sealed: Bytes;
  expires_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    orders: OrderTable;
    payment: PaymentTable;
    payment_inbox: PaymentInboxTable;
    refund: RefundTable;
    ledger_posting: LedgerPostingTable;
    outbox: OutboxTable;
    pre_order: PreOrderTable;
    coupon: CouponTable;
    organisation: OrganisationTable;
    organisation_invitation: OrganisationInvitationTable;
    promotion: PromotionTable;
    bill_day: BillDayTable;
    bill_difference: BillDifferenceTable;
    order_question: OrderQuestionTable;
    wechat_payer: WechatPayerTable;
  }
}

/** Holds orders, payments, the ledger and coupons. */
export const paymentTables = {
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
  bill_difference: ['id'],
  order_question: ['key'],
  wechat_payer: ['user_id', 'device_id'],
} as const satisfies TableKeys;
