import type { PayChannel } from '@chartdock/contract';

/** Lists the ways to pay, as a person chooses between them. */
export const PAY_CHANNELS: readonly PayChannel[] = ['wechat', 'alipay'];

/** Returns the way to pay that a text names; undefined for any other text (PAY-02). */
export const parseChannel = (text: string): PayChannel | undefined =>
  PAY_CHANNELS.find((channel) => channel === text);
