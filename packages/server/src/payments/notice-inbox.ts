import { sql } from 'kysely';
import type { App, Handle } from '../calls/context.ts';
import type { GatewayPayment } from '../calls/gateway.types.ts';
import { prepared, runForAccount } from '../db/pool.ts';
import { orderIdOf } from './order-numbers.ts';

/** A payment that a gateway told of. */
export interface ToldPayment {
  readonly gateway: string;
  readonly payment: GatewayPayment;
}

/** What becomes of a payment that comes in: it is kept to be entered, it was entered before, or it fits no order of ours. */
export type Kept = 'kept' | 'known' | 'unknown' | 'mismatch';

/** Keeps payments until they are entered. */
export interface NoticeInbox {
  /** Keeps a payment. Resolves once that is in the database for good; rejects when it is not. */
  readonly keep: (told: ToldPayment) => Promise<Kept>;
  /** Returns whether a payment waits to be kept. */
  readonly isBusy: () => boolean;
}

/** Writes payments, and says of each, in order, what became of it. */
export type WriteTold = (told: readonly ToldPayment[]) => Promise<readonly Kept[]>;

const MOST_AT_ONCE = 500;
const MOST_WAITING = 10_000;
const MOST_REMEMBERED = 20_000;

/** Keeps payments that fit their orders, all in one statement, so that one write to the disk is enough for all of them. */
export const writeTold =
  (db: Handle, now: () => number): WriteTold =>
  async (told) => {
    const came = told.map(({ gateway, payment }) => ({
      gateway,
      transaction_id: payment.transactionId,
      order_id: orderIdOf(payment.tradeNo) ?? null,
      amount_fen: payment.amountFen,
    }));
    const { rows } = await sql<{ outcome: Kept }>`${prepared}
      with came as (
        select * from rows from (
          jsonb_to_recordset(${JSON.stringify(came)}::jsonb)
            as (gateway text, transaction_id text, order_id uuid, amount_fen bigint)
        ) with ordinality as told (gateway, transaction_id, order_id, amount_fen, place)
      ), judged as (
        select came.*, case
          when o.id is null then 'unknown'
          when o.gateway <> came.gateway or o.amount_fen <> came.amount_fen then 'mismatch'
          when exists (
            select from payment p where p.gateway = came.gateway and p.transaction_id = came.transaction_id
          ) then 'known'
          else 'kept' end as outcome
        from came left join orders o on o.id = came.order_id
      ), kept as (
        insert into payment_inbox (gateway, transaction_id, order_id, amount_fen, came_at)
        select gateway, transaction_id, order_id, amount_fen, ${now()}::bigint from judged
        where outcome = 'kept' order by gateway, transaction_id
        on conflict (gateway, transaction_id) do nothing
      )
      select outcome from judged order by place`.execute(db);
    return rows.map(({ outcome }) => outcome);
  };

interface Waiting {
  readonly told: ToldPayment;
  readonly resolve: (kept: Kept) => void;
  readonly reject: (error: unknown) => void;
}

const nameOf = ({ gateway, payment }: ToldPayment): string =>
  [gateway, payment.transactionId, payment.tradeNo, payment.amountFen].join(' ');

/**
 * Creates an inbox: what comes while a write is under way waits for it and is written together with all else that waits. What
 * was kept is remembered for a while, and costs nothing when it comes again. Rejects what comes while 10,000 wait.
 */
export const createNoticeInbox = (write: WriteTold): NoticeInbox => {
  const waiting: Waiting[] = [];
  const remembered = new Set<string>();
  let isWriting = false;

  const remember = (told: ToldPayment): void => {
    remembered.add(nameOf(told));
    const [oldest] = remembered;
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
  };

  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const outcomes = await write(batch.map(({ told }) => told));
      for (const [at, { told, resolve, reject }] of batch.entries()) {
        const outcome = outcomes[at];
        if (outcome === 'kept' || outcome === 'known') remember(told);
        if (outcome === undefined) reject(new Error('The database did not say what became of a notice.'));
        else resolve(outcome);
      }
    } catch (error) {
      // One that the database cannot take must not hold up those beside it.
      if (batch.length > 1) for (const one of batch) await settle([one]);
      else for (const { reject } of batch) reject(error);
    }
  };

  const writeAll = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) await settle(waiting.splice(0, MOST_AT_ONCE));
    isWriting = false;
  };

  return {
    isBusy: () => isWriting,
    keep: (told) => {
      if (remembered.has(nameOf(told))) return Promise.resolve('known');
      if (waiting.length >= MOST_WAITING) return Promise.reject(new Error('Too many notices wait.'));
      return new Promise((resolve, reject) => {
        waiting.push({ told, resolve, reject });
        void writeAll();
      });
    },
  };
};

/** Opens the inbox of a server. */
export const openNoticeInbox = ({ database, now }: App): NoticeInbox => {
  const write = writeTold(database.db, now);
  return createNoticeInbox((told) => runForAccount('notices', () => write(told)));
};
