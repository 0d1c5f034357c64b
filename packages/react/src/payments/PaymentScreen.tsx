import * as couponCalls from '@chartdock/contract/calls/coupons';
import * as organisationCalls from '@chartdock/contract/calls/organisations';
import * as orderCalls from '@chartdock/contract/calls/orders';
import { tierOf } from '@chartdock/account';
import { formatDate } from '@chartdock/contract';
import type { CallData, Coupon, Organisation, Plan, Privilege } from '@chartdock/contract';
import { PAY_CHANNELS } from '@chartdock/payments';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { problemText } from '../foundation/app/problem-text.ts';
import { useAccount } from '../foundation/app/useAccount.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { receiptIcon } from '../foundation/icons/shop-icons.ts';
import { EmptyState, ErrorState, IconTile } from '../foundation/primitives/StateMessage.tsx';
import { LinkedPurchase } from './linked/LinkedPurchase.tsx';
import { Invitations } from './organisation/Invitations.tsx';
import { OrganisationSection } from './organisation/OrganisationSection.tsx';
import type { InvitationsProps } from './organisation/Invitations.tsx';
import type { OrganisationSectionProps } from './organisation/OrganisationSection.tsx';
import { OrderList } from './orders/OrderList.tsx';
import { couponsForPlans } from './plans/plan-price.ts';
import { PlanPicker } from './plans/PlanPicker.tsx';
import { shopTexts } from './texts/pages/shop-texts.ts';
import { useLoaded } from './useLoaded.ts';
import type { Loaded } from './useLoaded.ts';
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

const OPTIONS = { quiet: true, keep: true } as const;

const CALLS = {
  orders: { ...orderCalls },
  coupons: { ...couponCalls },
  organisations: { ...organisationCalls },
};

const Plans = ({ query }: PaymentScreenProps): JSX.Element => {
  const t = useT(shopTexts);
  const { workspace } = useApp();
  const account = useAccount();
  const [calls] = useState(() => workspace.client.bind(CALLS));
  const [plans, reloadPlans] = useLoaded(() => calls.orders.plans({}, OPTIONS));
  const [orders, reloadOrders] = useLoaded(() => calls.orders.userPay({}, OPTIONS));
  const [mine, reloadMine] = useLoaded(() => calls.organisations.mine({}, OPTIONS));
  const [coupons, reloadCoupons] = useLoaded(async () => (await calls.coupons.mine({}, OPTIONS)).cous);
  const reloadAccount = (): void => {
    // Without a response the page says what was known before; the next page asks again.
    workspace.account.reload({ compulsion: true }).catch(() => undefined);
  };
  const reloadBought = (): void => {
    reloadCoupons();
    reloadMine();
    reloadAccount();
  };
  const afterDelivery = (): void => {
    reloadOrders();
    reloadBought();
  };
  const hasOrders = orders.status === 'loaded' && orders.value.rows.length > 0;
  const afterList = useRef(reloadBought);
  // Asking for the orders delivers what was paid late, after the rest was asked for.
  useEffect(() => {
    if (hasOrders) afterList.current();
  }, [hasOrders]);
  return (
    <div className="cd-shop">
      <header>
        <h1 className="cd-shop__heading">{t('shop.title')}</h1>
        {account.status === 'signedIn' && <Standing privilege={account.privilege} />}
      </header>
      <Offer
        plans={plans}
        mine={mine}
        coupons={coupons}
        query={query}
        onRetry={reloadPlans}
        onDelivered={afterDelivery}
      />
      <Mine
        mine={mine}
        calls={calls.organisations}
        onRetry={reloadMine}
        onChanged={(after) => {
          reloadMine();
          if (after === null) reloadAccount();
        }}
        onAnswered={(entered) => {
          reloadMine();
          if (entered !== null) reloadAccount();
        }}
      />
      <section className="cd-shop__section">
        <h2 className="cd-shop__subheading">{t('orders.title')}</h2>
        <OrderList
          orders={orders}
          plans={plans.status === 'loaded' ? plans.value.rows : []}
          onRetry={reloadOrders}
        />
      </section>
    </div>
  );
};

type LoadedMine = Loaded<CallData<'organisations', 'mine'>>;

interface OfferProps {
  readonly plans: Loaded<CallData<'orders', 'plans'>>;
  readonly mine: LoadedMine;
  readonly coupons: Loaded<readonly Coupon[]>;
  readonly query: URLSearchParams;
  readonly onRetry: () => void;
  readonly onDelivered: () => void;
}

/** Offers the plans, or says what has become of them. */
const Offer = ({ plans, mine, coupons, query, onRetry, onDelivered }: OfferProps): JSX.Element => {
  const t = useT(shopTexts);
  const { navigate } = useApp();
  const [now] = useState(() => Date.now());
  if (plans.status === 'failed')
    return (
      <ErrorState
        title={t('shop.failed')}
        text={problemText(plans.problem, t('shop.failedText'))}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    );
  // The seats of an organisation are part of what is ordered: it has to be known before the till is drawn.
  if (plans.status === 'loading' || mine.status === 'loading')
    return <WaitingLines label={t('shop.loading')} />;
  const { rows, channels } = plans.value;
  const chosen = chosenOf(rows, query.get('plan'));
  if (chosen === undefined)
    return (
      <EmptyState art={<IconTile icon={receiptIcon} />} title={t('shop.none')} text={t('shop.noneText')} />
    );
  return (
    <PlanPicker
      plans={rows}
      chosen={chosen}
      channels={PAY_CHANNELS.filter((channel) => channels.includes(channel))}
      onChoose={(plan) => navigate(addressOfPlan(plan, query), { replace: true })}
      coupon={query.get('coupon') ?? ''}
      organisation={organisationOf(mine)}
      // Without them a code can still be typed.
      coupons={coupons.status === 'loaded' ? couponsForPlans(coupons.value, now) : []}
      onDelivered={onDelivered}
    />
  );
};

const organisationOf = (mine: LoadedMine): Organisation | undefined =>
  mine.status === 'loaded' ? (mine.value.organisation ?? undefined) : undefined;

interface MineProps
  extends Pick<OrganisationSectionProps, 'calls' | 'onChanged'>, Pick<InvitationsProps, 'onAnswered'> {
  readonly mine: LoadedMine;
  readonly onRetry: () => void;
}

/** Shows the organisation of a person who is in one, and what they were asked into. */
const Mine = ({ mine, onRetry, onAnswered, ...section }: MineProps): JSX.Element | null => {
  const t = useT(shopTexts);
  if (mine.status === 'failed')
    return (
      <ErrorState
        title={t('org.loadFailed')}
        text={problemText(mine.problem, t('org.loadFailedText'))}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    );
  const organisation = organisationOf(mine);
  const invitations = mine.status === 'loaded' ? mine.value.invitations : [];
  return (
    <>
      <Invitations invitations={invitations} calls={section.calls} onAnswered={onAnswered} />
      {organisation !== undefined && <OrganisationSection {...section} organisation={organisation} />}
    </>
  );
};
