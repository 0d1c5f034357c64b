import type { Handle } from '../../packages/server/src/kernel/db/schema.ts';
import { isWritten, readBooks } from '../../packages/server/src/domains/payments/testing/read-books.ts';

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

/** Returns what is wrong when a gateway has just been told that its payment was taken: that has to be in the database by then. */
export const findUnkept = async (db: Handle, transactionId: string): Promise<readonly string[]> => {
  const isThere = await isWritten(db, transactionId);
  return isThere ? [] : ['a payment was acknowledged before it was written'];
};

/** Outcome that a purchase must have. */
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
    ...unequal('orders left open of a chain that is paid', books.unsettled, 0),
    ...unequal('payments to be given back', books.refunds, wanted.payments - once),
  ];
};
