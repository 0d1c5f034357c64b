import type { PayChannel } from '@chartdock/contract';
import type { CheckoutClient } from '../payments.types.ts';

/** Lists the ways to pay, as a person chooses between them. */
export const PAY_CHANNELS: readonly PayChannel[] = ['wechat', 'alipay'];

/** Returns the way to pay that a text names; undefined for any other text (PAY-02). */
export const parseChannel = (text: string): PayChannel | undefined =>
  PAY_CHANNELS.find((channel) => channel === text);

/** Returns the ways to pay that the server takes money in, in the order of `PAY_CHANNELS`; none when it takes none. */
export const openChannels = async ({ orders }: CheckoutClient): Promise<readonly PayChannel[]> => {
  const { channels } = await orders.plans({}, { quiet: true, keep: true });
  return PAY_CHANNELS.filter((channel) => channels.includes(channel));
};
