import type { App, Handle } from '../../kernel/calls/context.ts';
import type { LedgerPostingTable, OrderTable } from './tables.ts';

/** Part of a sale, after tax, that its author gets. */
const AUTHOR_PERCENT = 70;

/** Value added tax that is part of every price, in percent. */
const TAX_PERCENT = 6;

/** Movements between the accounts, in fen. They sum up to nothing. */
export type Shares = Pick<
  LedgerPostingTable,
  'buyer_fen' | 'author_fen' | 'platform_fen' | 'tax_fen' | 'coupon_fen'
> & {
  /** Gift of the house by a coupon; the other side of `coupon_fen`. */
  readonly promotion_fen: number;
};

type Sold = Pick<OrderTable, 'amount_fen' | 'coupon_fen' | 'author_id'>;

/**
 * Parts a sale: tax on the buyer's money, the author's part of the rest, and the remainder for the platform. Only money that came
 * is income: a discount by a coupon of the house is booked as a promotion, so that nobody earns by buying from themselves with
 * it.
 */
export const shareSale = ({ amount_fen: paid, coupon_fen: coupon, author_id: author }: Sold): Shares => {
  const tax = Math.round((paid * TAX_PERCENT) / (100 + TAX_PERCENT));
  const rest = paid - tax;
  const ofAuthor = author === null ? 0 : Math.floor((rest * AUTHOR_PERCENT) / 100);
  return {
    buyer_fen: 0 - paid,
    coupon_fen: 0 - coupon,
    tax_fen: tax,
    author_fen: ofAuthor,
    platform_fen: rest - ofAuthor,
    promotion_fen: coupon,
  };
};

/** Parts money that came a second time: the platform holds it until it is given back. */
export const shareSecond = (amountFen: number): Shares => ({
  buyer_fen: -amountFen,
  coupon_fen: 0,
  tax_fen: 0,
  author_fen: 0,
  platform_fen: amountFen,
  promotion_fen: 0,
});

const turned = (fen: number): number => 0 - fen;

/** Returns the shares that take others back. */
export const takeBack = (shares: Shares): Shares => ({
  buyer_fen: turned(shares.buyer_fen),
  coupon_fen: turned(shares.coupon_fen),
  promotion_fen: turned(shares.promotion_fen),
  tax_fen: turned(shares.tax_fen),
  author_fen: turned(shares.author_fen),
  platform_fen: turned(shares.platform_fen),
});

/** Entry to post. */
export interface Posting {
  readonly kind: LedgerPostingTable['kind'];
  /** An exchange has an id of its own in the place of an order's. */
  readonly order: Pick<OrderTable, 'id' | 'user_id' | 'author_id'>;
  readonly transactionId: string;
  readonly shares: Shares;
}

type Parts = Pick<App, 'createId' | 'now'>;

/** Adds postings to the ledger; the same one a second time is refused by the database. */
export const postAll = async (
  { createId, now }: Parts,
  db: Handle,
  postings: readonly Posting[],
): Promise<void> => {
  const rows = postings.map(({ kind, order, transactionId, shares }) => ({
    id: createId(),
    order_id: order.id,
    transaction_id: transactionId,
    kind,
    buyer_id: order.user_id,
    author_id: order.author_id,
    posted_at: now(),
    ...shares,
  }));
  await db.insertInto('ledger_posting').values(rows).execute();
};

/** Adds a posting to the ledger, as {@link postAll} does. */
export const post = (parts: Parts, db: Handle, posting: Posting): Promise<void> =>
  postAll(parts, db, [posting]);
