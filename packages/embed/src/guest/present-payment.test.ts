import { expect, it, vi } from 'vitest';
import { FEATURES } from '../protocol.ts';
import { presentPayment } from './present-payment.ts';
import type { GuestSession } from './session.ts';

const offer = { orderId: 'o1', provider: 'wechat', qr: 'weixin://1', expiresAt: 5 } as const;
const setUp = (features: readonly string[], response: unknown) => {
  const asked = vi.fn((_request: object) => Promise.resolve(response));
  return { asked, session: { features, ask: asked as GuestSession['ask'] } };
};

it.each([true, false])('knows whether its host takes orders: %s', async (taken) => {
  const { asked, session } = setUp(FEATURES, { taken });
  // Calls for hosts of our own alone stay here.
  const more = { ...offer, createTicket: () => Promise.resolve('t1') };
  expect(await presentPayment(session, more)).toBe(taken);
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ method: 'pay.present', params: offer }),
  );
});

it('asks no host that takes no orders', async () => {
  const { asked, session } = setUp(
    FEATURES.filter((name) => name !== 'pay.present'),
    { taken: true },
  );
  expect(await presentPayment(session, offer)).toBe(false);
  expect(asked).not.toHaveBeenCalled();
});
