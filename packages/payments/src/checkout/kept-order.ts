import type { PayChannel } from '@chartdock/contract';
import type { KeyValueStorage } from '@chartdock/platform';
import { parseChannel } from './channels.ts';
import { fieldsOf } from './fields-of.ts';
import type { PlacedOrder } from './checkout.types.ts';
import type { PreOrder } from './payment-config.ts';

const KEY = 'chartdock.checkout';

/** Data of a checkout that outlives a reload. */
export interface KeptOrder {
  readonly channel: PayChannel;
  readonly order: PlacedOrder;
  readonly polls: number;
  /** The app around the page had it, or was asked. */
  readonly elsewhere?: 'open';
}

// Another price, coupon or number of seats is another order: its code must not stand beside a price that it does not take.
const nameOf = (wanted: PreOrder): string => JSON.stringify(wanted);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readOrder = (value: unknown): PlacedOrder | undefined => {
  const { orderId, code, uuid } = fieldsOf(value);
  if (typeof orderId !== 'string' || typeof code !== 'string') return undefined;
  return { orderId, code, ...(typeof uuid === 'string' ? { uuid } : {}) };
};

/** Reads the order that was waiting when the page went away; undefined for none, and for one of another thing or on other terms. */
export const readKept = (
  storage: Pick<KeyValueStorage, 'get'> | undefined,
  wanted: PreOrder,
): KeptOrder | undefined => {
  const value = fieldsOf(parse(storage?.get(KEY) ?? ''));
  if (value['name'] !== nameOf(wanted)) return undefined;
  const channel = parseChannel(String(value['channel']));
  const [order, polls] = [readOrder(value['order']), value['polls']];
  if (channel === undefined || order === undefined || typeof polls !== 'number') return undefined;
  // A code on the phone that should scan it is of no use; nothing opens by itself, for the order may be paid by now.
  return { channel, order, polls, ...(value['elsewhere'] === undefined ? {} : { elsewhere: 'open' }) };
};

/** Keeps the order that waits. */
export const keepOrder = (
  storage: Pick<KeyValueStorage, 'set'> | undefined,
  wanted: PreOrder,
  kept: Omit<KeptOrder, 'elsewhere'>,
): void => storage?.set(KEY, JSON.stringify({ name: nameOf(wanted), ...kept }));

/** Forgets the order that waited. */
export const forgetOrder = (storage: Pick<KeyValueStorage, 'remove'> | undefined): void =>
  storage?.remove(KEY);
