import { sql } from 'kysely';
import type { App, Handle } from '../../kernel/calls/context.ts';
import { prepared, runForAccount } from '../../kernel/db/pool.ts';
import { createGathering } from './gather-notices.ts';
import type { Gathering } from './gather-notices.ts';
import { orderIdOf } from './order-numbers.ts';
import type { ToldPayment } from './settle.ts';

/** Outcome of an incoming payment: it is kept to be entered, it came before, or it fits no order of ours. */
export type Kept = 'kept' | 'known' | 'unknown' | 'mismatch';

/** Keeps payments until they are entered. */
export interface NoticeInbox {
  /** Keeps a payment. Resolves once that is in the database for good; rejects when it is not. */
  readonly keep: (told: ToldPayment) => Promise<Kept>;
  /** Returns whether a payment waits to be kept. */
  readonly isBusy: () => boolean;
}

/** Writes payments, and returns the outcome of each, in order. */
export type WriteTold = (told: readonly ToldPayment[]) => Promise<readonly Kept[]>;

const MOST_AT_ONCE = 500;
const MOST_WAITING = 10_000;
const MOST_REMEMBERED = 20_000;

/**
 * Keeps payments that fit their orders, all in one statement, so that one write to the disk is enough for all of them. Payments
 * in the inbox or entered already are not written again, and so wait for nobody who is entering them.
 */
export const writeTold =
  (
    { database, now, createId }: Pick<App, 'database' | 'now' | 'createId'>,
    db: Handle = database.db,
  ): WriteTold =>
  async (told) => {
    const at = now();
    const { rows } = await sql<{ outcome: Kept }>`${prepared}
      with came as (
        select * from unnest(
          ${told.map(({ gateway }) => gateway)}::text[],
          ${told.map(({ payment }) => payment.transactionId)}::text[],
          ${told.map(({ payment }) => orderIdOf(payment.tradeNo) ?? null)}::uuid[],
          ${told.map(({ payment }) => payment.tradeNo)}::text[],
          ${told.map(({ payment }) => payment.amountFen)}::bigint[],
          ${told.map(() => createId())}::uuid[]
        ) with ordinality as told (gateway, transaction_id, order_id, trade_no, amount_fen, arrival, place)
      ), judged as (
        select came.*, case
          when o.id is null then 'unknown'
          when o.gateway <> came.gateway or o.amount_fen <> came.amount_fen then 'mismatch'
          when exists (
            select from payment p where p.gateway = came.gateway and p.transaction_id = came.transaction_id
          ) or exists (
            select from payment_inbox i where i.gateway = came.gateway and i.transaction_id = came.transaction_id
          ) then 'known'
          else 'kept' end as outcome
        from came left join orders o on o.id = came.order_id
      ), kept as (
        insert into payment_inbox (gateway, transaction_id, order_id, trade_no, amount_fen, arrival, came_at, next_at)
        select gateway, transaction_id, order_id, trade_no, amount_fen, arrival, ${at}::bigint, ${at}::bigint from judged
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

/** Writes all waiting notices at once. */
const UNGATHERED: Gathering = { gather: () => undefined, onCame: () => undefined };

/**
 * Creates an inbox: payments that come during a write wait for it and are written together with all others that wait, once the
 * gathering says so; by default at once. A kept payment is remembered for a while, and costs nothing when it comes again; the
 * same one at the same time is written once. Rejects payments while 10,000 wait.
 */
export const createNoticeInbox = (
  write: WriteTold,
  { gather, onCame }: Gathering = UNGATHERED,
): NoticeInbox => {
  const waiting: Waiting[] = [];
  const remembered = new Set<string>();
  const pending = new Map<string, Promise<Kept>>();
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
    while (waiting.length > 0) {
      const gathered = gather(waiting.length);
      if (gathered !== undefined) await gathered;
      await settle(waiting.splice(0, MOST_AT_ONCE));
    }
    isWriting = false;
  };

  return {
    isBusy: () => isWriting,
    keep: (told) => {
      const name = nameOf(told);
      if (remembered.has(name)) return Promise.resolve('known');
      const same = pending.get(name);
      if (same !== undefined) return same.then((kept) => (kept === 'kept' ? 'known' : kept));
      if (waiting.length >= MOST_WAITING) return Promise.reject(new Error('Too many notices wait.'));
      const written = new Promise<Kept>((resolve, reject) => {
        waiting.push({ told, resolve, reject });
        onCame(waiting.length);
      }).finally(() => pending.delete(name));
      pending.set(name, written);
      void writeAll();
      return written;
    },
  };
};

/** Opens the inbox of a server. */
export const openNoticeInbox = (app: App): NoticeInbox => {
  const write = writeTold(app);
  return createNoticeInbox((told) => runForAccount('notices', () => write(told)), createGathering());
};
