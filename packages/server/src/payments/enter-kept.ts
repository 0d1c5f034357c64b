import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { App } from '../calls/context.ts';
import { runForAccount } from '../db/pool.ts';
import { transaction } from '../db/transaction.ts';
import { deliverSoon } from './deliver.ts';
import type { NoticeInbox } from './notice-inbox.ts';
import { tradeNoOf } from './order-numbers.ts';
import { enterPayment } from './settle.ts';
import type { Settled } from './settle.ts';
import type { PaymentInboxTable } from './tables.ts';

/** What became of a payment that was kept. */
export interface EnteredNotice {
  readonly gateway: string;
  readonly outcome: Settled['outcome'];
}

/** How kept payments are entered. */
export interface EnterKeptOptions {
  /** Resolves when the next one may be entered; default at once. */
  readonly next?: () => Promise<void>;
  /** Hears of each that was entered. */
  readonly onEntered?: (entered: EnteredNotice) => void;
}

type KeptRow = Selectable<PaymentInboxTable>;

const PAGE = 100;

/** Enters one kept payment in the transaction that takes it out of the inbox; undefined when someone else has. */
const enterOne = (app: App, row: KeptRow): Promise<(EnteredNotice & Settled) | undefined> =>
  transaction(app.database.db, async (tx) => {
    const { gateway, transaction_id: transactionId, amount_fen: amountFen } = row;
    const taken = await tx
      .deleteFrom('payment_inbox')
      .where('gateway', '=', gateway)
      .where('transaction_id', '=', transactionId)
      .where('order_id', '=', row.order_id)
      .returning('order_id')
      .executeTakeFirst();
    if (taken === undefined) return undefined;
    const payment = { transactionId, tradeNo: tradeNoOf(row.order_id), amountFen };
    return { gateway, ...(await enterPayment(app, tx, { gateway, payment })) };
  });

/** Reads the rows that came after one; the first ones when there is none. */
const readPage = async (app: App, last: KeptRow | undefined): Promise<readonly KeptRow[]> => {
  const all = app.database.db.selectFrom('payment_inbox').selectAll();
  const later =
    last === undefined
      ? all
      : all.where(
          sql<boolean>`(came_at, gateway, transaction_id) > (${last.came_at}, ${last.gateway}, ${last.transaction_id})`,
        );
  return later.orderBy('came_at').orderBy('gateway').orderBy('transaction_id').limit(PAGE).execute();
};

const countTry = async (app: App, row: KeptRow): Promise<void> => {
  await app.database.db
    .updateTable('payment_inbox')
    .set({ tries: row.tries + 1 })
    .where('gateway', '=', row.gateway)
    .where('transaction_id', '=', row.transaction_id)
    .execute();
};

/** Enters the payments that were kept, in the order they came, and delivers. One that fails stays, and does not hold up others; the first failure is thrown in the end. */
export const enterKept = async (app: App, options: EnterKeptOptions = {}): Promise<void> => {
  const failures: unknown[] = [];
  let page = await readPage(app, undefined);
  for (; page.length > 0; page = await readPage(app, page.at(-1)))
    for (const row of page) {
      await options.next?.();
      try {
        const entered = await enterOne(app, row);
        if (entered === undefined) continue;
        options.onEntered?.({ gateway: entered.gateway, outcome: entered.outcome });
        if (entered.outcome === 'paid') deliverSoon(app, entered.order.id);
      } catch (error) {
        failures.push(error);
        await countTry(app, row);
      }
    }
  if (failures.length > 0) throw failures[0];
};

const LATEST_MS = 20;
const LOOK_MS = 2;

/** Resolves once no notice waits, or after 20 ms: a gateway waits for its response, and what it told of is safe already. */
const afterNotices = async ({ isBusy }: NoticeInbox): Promise<void> => {
  for (let waited = 0; isBusy() && waited < LATEST_MS; waited += LOOK_MS) await wait(LOOK_MS);
};

/** What the entering beside notices tells. */
export interface EntererHears {
  readonly onEntered: (entered: EnteredNotice) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Creates a function that has what was kept entered soon, once at a time, letting notices go first. What fails is tried again every minute. */
export const createEnterer = (app: App, inbox: NoticeInbox, hears: EntererHears): (() => void) => {
  let isRunning = false;
  let isWanted = false;
  const options = { next: () => afterNotices(inbox), onEntered: hears.onEntered };
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      await enterKept(app, options).catch(hears.onFailed);
    }
    isRunning = false;
  };
  return () => {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    void runForAccount('notices', run);
  };
};
