import * as couponCalls from '@chartdock/contract/calls/coupons';
import * as orderCalls from '@chartdock/contract/calls/orders';
import { tierOf } from '@chartdock/account';
import { formatDate } from '@chartdock/contract';
import type { Plan, Privilege } from '@chartdock/contract';
import { PAY_CHANNELS } from '@chartdock/payments';
import type { JSX } from 'react';
import { useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { problemText } from '../app/problem-text.ts';
import { useAccount } from '../app/useAccount.ts';
import { useT } from '../i18n/useT.ts';
import { receiptIcon } from '../icons/shop-icons.ts';
import { EmptyState, ErrorState, IconTile } from '../primitives/StateMessage.tsx';
import { LinkedPurchase } from './linked/LinkedPurchase.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { couponsForPlans } from './plans/plan-price.ts';
import { PlanPicker } from './plans/PlanPicker.tsx';
import { shopTexts } from './texts/pages/shop-texts.ts';
import { useLoaded } from './useLoaded.ts';
import { WaitingLines } from './WaitingLines.tsx';

/** Properties of {@link PaymentScreen}. */
export interface PaymentScreenProps {
  /** Query of the address: `plan` is chosen at first, `coupon` stands in the field; `uuid` stands for a purchase that began elsewhere, with its `source` and `memberFree`. */
  readonly query: URLSearchParams;
}

const Standing = ({ privilege }: { readonly privilege: Privilege }): JSX.Element => {
  const t = useT(shopTexts);
  const tier = tierOf(privilege);
  const until = tier === 'organisation' ? privilege.orgExpireTime : privilege.expireTime;
  const isPaid = tier !== 'free' && until !== undefined;
  return (
    <p className="cd-shop__lead">
      {isPaid
        ? t(`shop.lead.${tier}`, { date: formatDate(until) })
        : t('shop.lead.free', { total: privilege.fileCount })}
    </p>
  );
};

const addressOfPlan = (plan: Plan, query: URLSearchParams): string => {
  const next = new URLSearchParams(query);
  next.set('plan', plan.id);
  return `/payment?${next.toString()}`;
};

/** The plan of the address, else the first that lasts longest: a month is the dearest. */
const chosenOf = (plans: readonly Plan[], id: string | null): Plan | undefined =>
  plans.find((plan) => plan.id === id) ??
  [...plans]
    .sort((one, other) => other.months - one.months)
    .find(({ orderType }) => orderType === 'member') ??
  plans[0];

/** Sells plans to a person or an organisation and lists what was paid (ROUTE-23); a link of a QR code goes on with what it stands for (PAY-12). */
export const PaymentScreen = ({ query }: PaymentScreenProps): JSX.Element =>
  query.has('uuid') ? <LinkedPurchase key={query.get('uuid')} query={query} /> : <Plans query={query} />;

const Plans = ({ query }: PaymentScreenProps): JSX.Element => {
  const t = useT(shopTexts);
  const { workspace, navigate } = useApp();
  const account = useAccount();
  const [now] = useState(() => Date.now());
  const [calls] = useState(() =>
    workspace.client.bind({ orders: { ...orderCalls }, coupons: { ...couponCalls } }),
  );
  const options = { quiet: true, keep: true } as const;
  const [plans, reloadPlans] = useLoaded(() => calls.orders.plans({}, options));
  const [orders, reloadOrders] = useLoaded(async () => (await calls.orders.userPay({}, options)).rows);
  const [coupons, reloadCoupons] = useLoaded(async () => (await calls.coupons.mine({}, options)).cous);
  const rows = plans.status === 'loaded' ? plans.value.rows : [];
  const chosen = chosenOf(rows, query.get('plan'));
  const afterDelivery = (): void => {
    reloadOrders();
    reloadCoupons();
    // Without a response the page says what was known before; the next page asks again.
    workspace.account.reload({ compulsion: true }).catch(() => undefined);
  };
  return (
    <div className="cd-shop">
      <header>
        <h1 className="cd-shop__heading">{t('shop.title')}</h1>
        {account.status === 'signedIn' && <Standing privilege={account.privilege} />}
      </header>
      {plans.status === 'loading' && <WaitingLines label={t('shop.loading')} />}
      {plans.status === 'failed' && (
        <ErrorState
          title={t('shop.failed')}
          text={problemText(plans.problem, t('shop.failedText'))}
          retryLabel={t('common.retry')}
          onRetry={reloadPlans}
        />
      )}
      {plans.status === 'loaded' && chosen === undefined && (
        <EmptyState art={<IconTile icon={receiptIcon} />} title={t('shop.none')} text={t('shop.noneText')} />
      )}
      {plans.status === 'loaded' && chosen !== undefined && (
        <PlanPicker
          plans={rows}
          chosen={chosen}
          channels={PAY_CHANNELS.filter((channel) => plans.value.channels.includes(channel))}
          onChoose={(plan) => navigate(addressOfPlan(plan, query), { replace: true })}
          coupon={query.get('coupon') ?? ''}
          // Without them a code can still be typed.
          coupons={coupons.status === 'loaded' ? couponsForPlans(coupons.value, now) : []}
          onDelivered={afterDelivery}
        />
      )}
      <section className="cd-shop__section">
        <h2 className="cd-shop__subheading">{t('orders.title')}</h2>
        <OrderList orders={orders} plans={rows} onRetry={reloadOrders} />
      </section>
    </div>
  );
};
