import { sql } from 'kysely';
import type { Handle } from '../../../kernel/db/schema.ts';

/** A buyer's purchases in the database. */
export interface Books {
  readonly payments: number;
  readonly taken_fen: number;
  readonly delivered: number;
  readonly paid: number;
  readonly files: number;
  readonly member_until: number | null;
  readonly refunds: number;
  readonly given_fen: number;
  readonly sales: number;
  readonly in_fen: number;
  readonly out_fen: number;
  readonly sum_fen: number;
  readonly waiting: number;
  /** Orders that can be paid or that a gateway is asked about, though another one of their chain is paid. */
  readonly unsettled: number;
}

/** Reads a buyer's purchases in the database, all of them at one moment. */
export const readBooks = async (db: Handle, buyerId: string): Promise<Books> => {
  const { rows } = await sql<Readonly<Record<keyof Books, string | number | null>>>`
    with mine as (select * from orders where user_id = ${buyerId}),
      money as (select p.* from payment p join mine on mine.id = p.order_id),
      back as (select r.* from refund r join mine on mine.id = r.order_id),
      postings as (select * from ledger_posting where buyer_id = ${buyerId})
    select (select count(*) from money) as payments,
      (select coalesce(sum(amount_fen), 0) from money) as taken_fen,
      (select count(*) from mine where state = 'delivered') as delivered,
      (select count(*) from mine where state = 'paid') as paid,
      (select count(*) from node where owner_id = ${buyerId}) as files,
      (select member_until from app_user where id = ${buyerId}) as member_until,
      (select count(*) from back) as refunds,
      (select coalesce(sum(amount_fen), 0) from back where done_at is not null) as given_fen,
      (select count(*) from postings where kind = 'sale') as sales,
      (select coalesce(-sum(buyer_fen), 0) from postings where kind <> 'refund') as in_fen,
      (select coalesce(sum(buyer_fen), 0) from postings where kind = 'refund') as out_fen,
      (select coalesce(sum(buyer_fen + author_fen + platform_fen + tax_fen + coupon_fen + promotion_fen), 0) from postings) as sum_fen,
      (select count(*) from outbox o join mine on mine.id = o.order_id) as waiting,
      (select count(*) from mine where state in ('open', 'closing') and exists (
        select from mine other where other.chain_id = mine.chain_id and other.state in ('paid', 'delivered')
      )) as unsettled
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the books cannot be read');
  const entries = Object.entries(row).map(([name, value]) => [name, value === null ? null : Number(value)]);
  return Object.fromEntries(entries) as Books;
};

/** Returns whether a payment is in the database for good, entered or still to be entered. */
export const isWritten = async (db: Handle, transactionId: string): Promise<boolean> => {
  const { rows } = await sql<{ is_there: boolean }>`
    select exists (select from payment where transaction_id = ${transactionId})
      or exists (select from payment_inbox where transaction_id = ${transactionId}) as is_there
  `.execute(db);
  return rows[0]?.is_there === true;
};
