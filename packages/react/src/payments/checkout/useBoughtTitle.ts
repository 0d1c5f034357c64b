import type { Plan } from '@chartdock/contract';
import type { PaymentConfig } from '@chartdock/payments';
import { useT } from '../../foundation/i18n/useT.ts';
import { planName } from '../plans/plan-name.ts';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import { paymentTexts } from '../texts/payment-texts.ts';

/** Names what a checkout sells, as its buyer calls it: a template by its title, a plan by how long it lasts, once that is known. */
export const useBoughtTitle = (
  { chartTitle, payType, seats = 1 }: Pick<PaymentConfig, 'chartTitle' | 'payType' | 'seats'>,
  plan: Plan | undefined,
): string => {
  const [t, shop] = [useT(paymentTexts), useT(shopTexts)];
  if (chartTitle !== undefined) return chartTitle;
  return plan === undefined ? t(`payments.item.${payType}`) : planName(plan, seats, shop);
};
