import type { CheckoutOrder, SurfaceOptions } from '../api/options.types.ts';
import { EmbedError } from '../errors.ts';
import type { DialogConfig, Receipt } from '../tasks.types.ts';
import type { Guard } from '../wire/guards.ts';
import { isOneOf, isOptional, isPlainObject, isRecordOf, isWhole } from '../wire/guards.ts';
import { isKey, isLabel } from '../wire/values.ts';
import { demand } from './demand.ts';
import type { Task, TaskOf } from './task.types.ts';

/** The dialog that sells each kind of thing, and the product's name of the kind. */
const DIALOGS: Readonly<Record<CheckoutOrder['kind'], readonly [name: string, payType: string]>> = {
  template: ['dlgPay', 'clone'],
  membership: ['dlgPay', 'member'],
  seats: ['dlgOrgPay', 'org'],
};

const isPrice: Guard<number> = (value): value is number => Number.isFinite(value) && (value as number) > 0;

const ORDER: { readonly [Name in keyof CheckoutOrder]-?: Guard<CheckoutOrder[Name]> } = {
  kind: isOneOf('template', 'membership', 'seats'),
  id: isKey,
  price: isPrice,
  title: isOptional(isLabel),
  coupon: isOptional(isKey),
  seats: isOptional(isWhole(10_000, 1)),
  orgName: isOptional(isLabel),
};

/** Outcome of a dialog in which someone paid, as far as a receipt holds it. */
interface Paid {
  readonly orderId: string;
  readonly chartId?: string;
  readonly title?: string;
  readonly category?: string;
}

const isPaid = isRecordOf<Paid>({
  orderId: isKey,
  chartId: isOptional(isKey),
  title: isOptional((value): value is string => typeof value === 'string' && value.length <= 256),
  category: isOptional(isKey),
});

const isAnswer = (value: unknown): value is { readonly value: Paid } =>
  isPlainObject(value) && value['result'] === 'ok' && isPaid(value['value']);

const receiptOf = ({
  value: { orderId, chartId: id, title = '', category = '' },
}: {
  value: Paid;
}): Receipt => (id === undefined ? { orderId } : { orderId, file: { id, title, category } });

/** Waits for an order that may be on its way. Throws `bad_option` when it does not come, or is none. */
const readOrder = async (source: unknown): Promise<CheckoutOrder> => {
  let order: unknown;
  try {
    order = await (typeof source === 'function' ? (source as () => unknown)() : source);
  } catch {
    throw new EmbedError('bad_option', 'bad option order: it did not come');
  }
  demand(isPlainObject(order), 'order');
  const fields = order as Readonly<Record<string, unknown>>;
  for (const [name, guard] of Object.entries(ORDER)) demand(guard(fields[name]), `order.${name}`);
  return order as CheckoutOrder;
};

/** Builds the task of `checkout`, which is one of the product's dialogs, once the order is there; throws `bad_option`. */
export const checkoutTask = async (source: unknown, options: SurfaceOptions): Promise<Task> => {
  const { kind, id, price, title: chartTitle, coupon, seats, orgName } = await readOrder(source);
  const [name, payType] = DIALOGS[kind];
  const given = Object.entries({ chartTitle, coupon, seats, orgName }).filter(
    ([, value]) => value !== undefined,
  );
  const params = { payType, id, price, ...Object.fromEntries(given) };
  return {
    config: { task: 'dialog', name, params } as TaskOf<DialogConfig>,
    options,
    names: { zh: '付款', en: 'Payment' },
    isValue: isAnswer as Guard<never>,
    valueOf: receiptOf,
    // It is paid by the time that the host hears of it.
    decide: undefined,
  };
};
