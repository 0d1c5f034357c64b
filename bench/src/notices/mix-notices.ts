import type { GatewayPayment, RawNotice } from '../../../packages/server/src/kernel/calls/gateway.types.ts';
import { createRandom } from '../../../packages/server/src/kernel/db/crash/random.ts';
import type {
  FakeGateway,
  NoticeChange,
} from '../../../packages/server/src/domains/payments/gateways/testing/gateway-under-test.ts';
import { planPurchase } from '../../../tests/paying/purchase-plan.ts';
import type { DeliveryKind } from '../../../tests/paying/purchase-plan.ts';

const CHANGES: Readonly<Record<Exclude<DeliveryKind, 'page'>, NoticeChange>> = {
  true: {},
  forged: { isForged: true },
  amount: { amountFen: 1 },
  application: { appId: 'wx0000000000000000' },
  seller: { seller: '1900000009' },
  stranger: { tradeNo: 'f'.repeat(32) },
};

const DELIVERIES = 20;

/**
 * Mixes notices as `tests/pay-deliveries.ts` does: notices about one purchase, of twenty deliveries those that are notices,
 * true ones again and again, forged ones, of another amount, application, seller or order. Each plan uses up two orders, for
 * two codes.
 */
export const mixNotices = (
  fake: FakeGateway,
  payments: readonly GatewayPayment[],
  seed: number,
): readonly RawNotice[] => {
  const random = createRandom(seed);
  const mixed: RawNotice[] = [];
  for (let at = 0; at + 1 < payments.length; at += 2)
    for (const { kind, code } of planPurchase(random, DELIVERIES).deliveries) {
      const payment = payments[at + code];
      if (kind !== 'page' && payment !== undefined) mixed.push(fake.notice(payment, CHANGES[kind]));
    }
  return mixed;
};
