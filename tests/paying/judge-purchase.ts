import { sql } from 'kysely';
import type { Handle } from '../../packages/server/src/db/schema.ts';

/** What the database holds of a buyer's purchases. */
interface Books {
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
}

const readBooks = async (db: Handle, buyerId: string): Promise<Books> => {
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
      (select coalesce(sum(buyer_fen + author_fen + platform_fen + tax_fen + coupon_fen), 0) from postings) as sum_fen,
      (select count(*) from outbox o join mine on mine.id = o.order_id) as waiting
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the books cannot be read');
  const entries = Object.entries(row).map(([name, value]) => [name, value === null ? null : Number(value)]);
  return Object.fromEntries(entries) as Books;
};

const unequal = (what: string, found: unknown, wanted: unknown): readonly string[] =>
  found === wanted ? [] : [`${what}: ${String(found)} in place of ${String(wanted)}`];

/** Returns what is wrong with the ledger of a buyer at any moment: it has every fen that came and went, and sums up to nothing. */
export const findImbalance = async (db: Handle, buyerId: string): Promise<readonly string[]> => {
  const books = await readBooks(db, buyerId);
  return [
    ...unequal('the ledger sums up to', books.sum_fen, 0),
    ...unequal('fen that came', books.in_fen, books.taken_fen),
    ...unequal('fen that were given back', books.out_fen, books.given_fen),
  ];
};

/** What must have come of a purchase. */
export interface Wanted {
  readonly kind: 'clone' | 'member';
  /** Payments that a true notice told of. */
  readonly payments: number;
  readonly amountFen: number;
  readonly now: number;
}

const MONTH_MS = 32 * 86_400_000;

/** Returns what is wrong once all has arrived and the work of a minute is done. */
export const judgePurchase = async (
  db: Handle,
  buyerId: string,
  wanted: Wanted,
): Promise<readonly string[]> => {
  const books = await readBooks(db, buyerId);
  const once = Math.min(wanted.payments, 1);
  const isClone = wanted.kind === 'clone';
  const until = books.member_until;
  const isOneMonth = until !== null && until <= wanted.now + MONTH_MS;
  return [
    ...(await findImbalance(db, buyerId)),
    ...unequal('payments', books.payments, wanted.payments),
    ...unequal('fen taken', books.taken_fen, wanted.payments * wanted.amountFen),
    ...unequal('sales', books.sales, once),
    ...unequal('orders delivered', books.delivered, once),
    ...unequal('orders paid and not delivered', books.paid + books.waiting, 0),
    ...unequal('files', books.files, isClone ? once : 0),
    ...unequal('memberships of a month', isOneMonth ? 1 : 0, isClone ? 0 : once),
    ...unequal('memberships', until === null ? 0 : 1, isClone ? 0 : once),
    ...unequal('payments to be given back', books.refunds, wanted.payments - once),
  ];
};
