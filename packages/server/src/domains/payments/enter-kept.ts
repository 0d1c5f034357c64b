import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { App } from '../../kernel/calls/context.ts';
import { isDatabaseError, sqlStateOf } from '../../kernel/errors/database-error.ts';
import { runForAccount } from '../../kernel/db/pool.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { deliverSoon } from './deliver.ts';
import type { NoticeInbox } from './notice-inbox.ts';
import { tradeNoOf } from './order-numbers.ts';
import { enterPayments } from './settle.ts';
import type { Settled } from './settle.ts';
import type { PaymentInboxTable } from './tables.ts';

/** Outcome of a kept payment. */
export interface EnteredNotice {
  readonly gateway: string;
  readonly outcome: Settled['outcome'];
}

/** How kept payments are entered. */
export interface EnterKeptOptions {
  /** Resolves when the next ones may be entered; default at once. */
  readonly next?: () => Promise<void>;
  /** Hears of each that was entered, or does not fit. */
  readonly onEntered?: (entered: EnteredNotice) => void;
}

type KeptRow = Selectable<PaymentInboxTable>;

/** Payments that are entered in one transaction. */
const AT_ONCE = 200;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

/** Returns how long a payment waits that could not be entered so often: twice as long each time, half an hour at most. */
export const pauseAfter = (tries: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);

/** Names an error by its code alone: a text of the database can hold data that was sent to it. */
const codeOf = (error: unknown): string =>
  isDatabaseError(error) ? error.code : (sqlStateOf(error) ?? 'failed');

const laterAfter = (app: App, { tries }: KeptRow, error: string) => ({
  tries: tries + 1,
  error,
  next_at: app.now() + pauseAfter(tries + 1),
});

interface Entered {
  readonly row: KeptRow;
  readonly settled: Settled;
}

/**
 * Enters kept payments in the transaction that takes them out of the inbox. Payments that another transaction is entering are
 * left to it. One that fits no order any more stays, with that as its error.
 */
const enterRows = (app: App, rows: readonly KeptRow[]): Promise<readonly Entered[]> =>
  transaction(app.database.db, async (tx) => {
    const held = await tx
      .selectFrom('payment_inbox')
      .selectAll()
      .where(
        'arrival',
        'in',
        rows.map(({ arrival }) => arrival),
      )
      .orderBy('arrival')
      .forUpdate()
      .skipLocked()
      .execute();
    const settled = await enterPayments(
      app,
      tx,
      held.map(({ gateway, ...row }) => ({
        gateway,
        payment: {
          transactionId: row.transaction_id,
          tradeNo: row.trade_no ?? tradeNoOf(row.order_id),
          amountFen: row.amount_fen,
        },
      })),
    );
    const entered = held.map((row, at) => ({ row, settled: settled[at] ?? { outcome: 'unknown' as const } }));
    const isOut = ({ settled: { outcome } }: Entered): boolean =>
      outcome !== 'unknown' && outcome !== 'mismatch';
    const out = entered.filter(isOut).map(({ row }) => row.arrival);
    if (out.length > 0) await tx.deleteFrom('payment_inbox').where('arrival', 'in', out).execute();
    for (const one of entered)
      if (!isOut(one))
        await tx
          .updateTable('payment_inbox')
          .set(laterAfter(app, one.row, one.settled.outcome))
          .where('arrival', '=', one.row.arrival)
          .execute();
    return entered;
  });

/** Reads the payments that are due and came after one, in the order they came. */
const readDue = (app: App, last: string | undefined): Promise<KeptRow[]> => {
  const due = app.database.db.selectFrom('payment_inbox').selectAll().where('next_at', '<=', app.now());
  return (last === undefined ? due : due.where('arrival', '>', last))
    .orderBy('arrival')
    .limit(AT_ONCE)
    .execute();
};

const noteFailure = async (app: App, row: KeptRow, error: unknown): Promise<void> => {
  await app.database.db
    .updateTable('payment_inbox')
    .set(laterAfter(app, row, codeOf(error)))
    .where('arrival', '=', row.arrival)
    .execute();
};

const tell = (app: App, entered: readonly Entered[], { onEntered }: EnterKeptOptions): void => {
  for (const { row, settled } of entered) {
    onEntered?.({ gateway: row.gateway, outcome: settled.outcome });
    if (settled.outcome === 'paid') deliverSoon(app, settled.order.id);
  }
};

/** Enters payments together, or each alone when that fails. Returns why some could not be entered. */
const enterPage = async (
  app: App,
  page: readonly KeptRow[],
  options: EnterKeptOptions,
): Promise<readonly unknown[]> => {
  try {
    tell(app, await enterRows(app, page), options);
    return [];
  } catch (error) {
    const [only] = page;
    if (only === undefined) return [error];
    if (page.length === 1) {
      await noteFailure(app, only, error);
      return [error];
    }
    const failures: unknown[] = [];
    for (const row of page) failures.push(...(await enterPage(app, [row], options)));
    return failures;
  }
};

/**
 * Enters the payments that were kept and are due, in the order they came, and delivers; a server does so once at a time. One that
 * fails stays with its error, is tried again later, and does not hold up others; the first failure is thrown in the end.
 */
export const enterKept = (app: App, options: EnterKeptOptions = {}): Promise<void> =>
  app.inTurn('payments that came', async () => {
    const failures: unknown[] = [];
    for (
      let page = await readDue(app, undefined);
      page.length > 0;
      page = await readDue(app, page.at(-1)?.arrival)
    ) {
      await options.next?.();
      failures.push(...(await enterPage(app, page, options)));
    }
    if (failures.length > 0) throw failures[0];
  });

const LATEST_MS = 1_000;
const QUIET_MS = 10;
const LOOK_MS = 5;

/**
 * Resolves once no notice was waiting for 10 ms, or after a second: a gateway waits for its response, the kept payments are safe
 * already, and entering them together costs a fraction of entering each alone.
 */
const afterNotices = async ({ isBusy }: NoticeInbox): Promise<void> => {
  let quiet = 0;
  for (let waited = 0; quiet < QUIET_MS && waited < LATEST_MS; waited += LOOK_MS) {
    await wait(LOOK_MS);
    quiet = isBusy() ? 0 : quiet + LOOK_MS;
  }
};

/** Listeners of the entering beside notices. */
export interface EntererHears {
  readonly onEntered: (entered: EnteredNotice) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Creates a function that has kept payments entered soon, letting notices go first. The work of a minute tries failed ones again.
 */
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

/** Lists the payments that were kept and are not entered, in the order they came, 500 at most. */
export const listKept = ({ database }: App): Promise<KeptRow[]> =>
  database.db.selectFrom('payment_inbox').selectAll().orderBy('arrival').limit(MOST_LISTED).execute();

const MOST_LISTED = 500;
