import type { PaymentOffer } from '../surface.types.ts';
import { isFlag, isRecordOf } from '../wire/guards.ts';
import { PAY_FEATURE } from '../wire/pay-feature.ts';
import type { GuestSession } from './session.ts';

/** Returns whether a value is `{ taken }`, as `pay.present` answers. */
export const isTaken = isRecordOf<{ taken: boolean }>({ taken: isFlag });

/**
 * Offers an order that waits to be paid to the host of a session; false where the host does not take it over, and the guest shows its
 * code. Rejects with an `EmbedError` where the host fails. Nothing is paid by it: ask the server.
 */
export const presentPayment = async (
  { features, ask }: Pick<GuestSession, 'features' | 'ask'>,
  { orderId, provider, qr, expiresAt }: PaymentOffer,
): Promise<boolean> => {
  // A host that cannot take orders over is not asked.
  if (!features.includes(PAY_FEATURE)) return false;
  const params: PaymentOffer = { orderId, provider, qr, expiresAt };
  return (await ask({ method: 'pay.present', params, result: isTaken })).taken;
};
