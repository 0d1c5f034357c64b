// The pages on which people pay, in a part of their own: they come when one is asked for.
import { CouponScreen, PaymentScreen } from '@chartdock/react/payments';
import '@chartdock/react/payment-pages.css';
import type { JSX } from 'react';
import { useSearchParams } from 'wouter';

/** Sells plans and lists orders (ROUTE-23). */
export const PaymentPage = (): JSX.Element => {
  const [query] = useSearchParams();
  return <PaymentScreen query={query} />;
};

/** Exchanges and lists coupons (ROUTE-24). */
export const CouponPage = (): JSX.Element => {
  const [query] = useSearchParams();
  return <CouponScreen query={query} />;
};
