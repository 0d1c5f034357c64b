import type { App } from '../kernel/calls/context.ts';
import { GatewayError } from '../kernel/calls/gateway.types.ts';
import {
  compareBills,
  findOrder,
  listComparedDays,
  listDifferences,
  listKept,
  listWaitingRefunds,
} from '../domains/payments/index.ts';
import type { PaymentCommand } from './command-names.ts';
import type { ManagedRun } from './managed-command.types.ts';
import { UsageError } from './usage-error.ts';

interface Run extends Pick<ManagedRun, 'print' | 'withApp'> {
  /** Id typed behind the command. */
  readonly id: string | undefined;
}

type Work = (app: App, print: Run['print']) => Promise<void>;

const time = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;

const printAll = (print: Run['print'], lines: readonly string[], none: string): void => {
  for (const line of lines.length === 0 ? [none] : lines) print(line);
};

const bills: Work = async (app, print) => {
  const days = await listComparedDays(app);
  const lines = days.map(
    ({ day, gateway, payments, compared_at: at }) =>
      `${day}  ${gateway}  payments in the bill: ${payments}  compared ${time(at)}`,
  );
  printAll(print, lines, 'No bill was compared yet.');
};

const compare: Work = async (app, print) => {
  const found = Object.entries(await compareBills(app)).map(([name, count]) => `${name}: ${count} differ`);
  printAll(print, found, 'No bill is due.');
};

const differences: Work = async (app, print) => {
  const rows = await listDifferences(app);
  const lines = rows.map(
    (row) =>
      `${row.day}  ${row.gateway}  ${row.kind}  ${yuan(row.amount_fen)}  ${row.outcome}  order ${row.trade_no}  number ${row.reference}`,
  );
  printAll(print, lines, 'Nothing differs from the bills.');
};

const notices: Work = async (app, print) => {
  const rows = await listKept(app);
  const lines = rows.map(
    ({ error, next_at: next, ...row }) =>
      `${time(row.came_at)}  ${row.gateway}  ${yuan(row.amount_fen)}  order ${row.order_id}  ${error === null ? 'not tried yet' : `tried ${row.tries} times: ${error}, again ${time(next)}`}`,
  );
  printAll(print, lines, 'Every payment that a gateway told of is entered.');
};

const refunds: Work = async (app, print) => {
  const rows = await listWaitingRefunds(app);
  const lines = rows.map(
    (row) =>
      `${time(row.created_at)}  ${row.gateway}  ${yuan(row.amount_fen)}  ${row.reason}  tried ${row.tries} times  order ${row.order_id}`,
  );
  printAll(print, lines, 'No refund waits.');
};

const show =
  (id: string): Work =>
  async (app, print) => {
    const found = await findOrder(app, id);
    if (found === undefined) throw new UsageError(`There is no order ${id}.`);
    const { order, chain, payments, refunds: given, postings } = found;
    print(`order     ${order.id}  ${order.state}  ${yuan(order.amount_fen)}  ${order.kind} ${order.item}`);
    print(`made      ${time(order.created_at)} for ${order.gateway}, open until ${time(order.closes_at)}`);
    for (const one of chain) print(`chain     ${one.id}  ${one.state}  ${time(one.created_at)}`);
    for (const one of payments)
      print(
        `payment   ${one.transaction_id}  ${yuan(one.amount_fen)}  ${time(one.seen_at)}  trade ${one.trade_no}`,
      );
    for (const one of given)
      print(
        `refund    ${one.reason}  ${one.done_at === null ? `waits, tried ${one.tries} times` : time(one.done_at)}`,
      );
    for (const one of postings)
      print(
        `posting   ${one.kind}  buyer ${yuan(one.buyer_fen)}  author ${yuan(one.author_fen)}  platform ${yuan(one.platform_fen)}  tax ${yuan(one.tax_fen)}  coupon ${yuan(one.coupon_fen)}  promotion ${yuan(one.promotion_fen)}`,
      );
  };

/** Asks each gateway about a trade that cannot be: one that answers, with a signature we believe, believes our signature too. */
const check: Work = async (app, print) => {
  const lines = await Promise.all(
    app.gateways.all.map(async ({ name, query }) => {
      try {
        await query('0'.repeat(32));
        return `${name}  believes our key, and we believe its`;
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        return `${name}  ${error.code}: ${error.message}`;
      }
    }),
  );
  printAll(print, lines, 'Nothing takes payments.');
};

const COMMANDS: Readonly<Record<Exclude<PaymentCommand, 'show'>, Work>> = {
  bills,
  check,
  compare,
  differences,
  notices,
  refunds,
};

/** Returns the work of a command on an app. Throws a UsageError for a wrong argument. */
export const paymentWork = (command: PaymentCommand, id: string | undefined): Work => {
  if (command !== 'show') {
    if (id === undefined) return COMMANDS[command];
    throw new UsageError(`payments ${command} takes nothing behind it.`);
  }
  if (id === undefined)
    throw new UsageError('payments show needs the id of an order, or its number at the gateway.');
  return show(id);
};

/** Shows the state of payments, and returns the exit code. */
export const runPayments = async (command: PaymentCommand, { withApp, print, id }: Run): Promise<number> => {
  const work = paymentWork(command, id);
  await withApp((app) => work(app, print));
  return 0;
};
