import * as orderCalls from '@chartdock/contract/calls/orders';
import type { CallData } from '@chartdock/contract';
import type { PaymentConfig } from '@chartdock/payments';
import type { JSX } from 'react';
import { useEffect, useRef, useState } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useApp } from '../../foundation/app/app-context.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { receiptIcon } from '../../foundation/icons/shop-icons.ts';
import { successIcon } from '../../foundation/icons/interface-icons.ts';
import { EmptyState, IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { CheckoutPanel } from '../checkout/CheckoutPanel.tsx';
import { useBoughtTitle } from '../checkout/useBoughtTitle.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import { useLoaded } from '../useLoaded.ts';
import { WaitingLines } from '../WaitingLines.tsx';

const QR_SIZE = 170;

type Info = CallData<'orders', 'readPreOrderInfo'>;

const configOf = (info: Info, query: URLSearchParams): PaymentConfig => {
  const { orderType, id, price, title, seats, coupon, orgId, orgName } = info;
  return {
    payType: orderType,
    id,
    price,
    memberFree: query.get('memberFree') === '1',
    sourcePage: query.get('source') ?? '',
    ...(orderType === 'clone' ? { chartTitle: title } : {}),
    ...(orderType === 'org' ? { seats } : {}),
    ...(coupon === undefined ? {} : { coupon }),
    ...(orgId === undefined ? {} : { payTeamId: orgId }),
    ...(orgName === undefined ? {} : { orgName }),
  };
};

const Till = ({
  info,
  query,
  onPaid,
}: {
  readonly info: Info;
  readonly query: URLSearchParams;
  readonly onPaid: () => void;
}): JSX.Element => {
  const [config] = useState(() => configOf(info, query));
  const used = useCheckout(config, onPaid);
  const bought = useBoughtTitle(config, used.plan);
  // The phone is in the hand that pays: it shows no code of itself.
  return <CheckoutPanel {...used} phoneLink={undefined} title={bought} qrSize={QR_SIZE} />;
};

/** Properties of {@link LinkedPurchase}. */
export interface LinkedPurchaseProps {
  /** Query of the link that a QR code held: `uuid`, `source` and `memberFree` (PAY-12). */
  readonly query: URLSearchParams;
}

/** Goes on, on a phone, with what someone began to buy on another device: they choose here how to pay. */
export const LinkedPurchase = ({ query }: LinkedPurchaseProps): JSX.Element => {
  const t = useT(shopTexts);
  const { workspace } = useApp();
  const [{ orders }] = useState(() => workspace.client.bind({ orders: { ...orderCalls } }));
  const uuid = query.get('uuid') ?? '';
  const [info] = useLoaded(() => orders.readPreOrderInfo({ uuid }, { quiet: true, keep: true }));
  const [isPaid, setPaid] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  // What had the focus is gone.
  useEffect(() => {
    if (isPaid) done.current?.focus();
  }, [isPaid]);
  return (
    <div className="cd-shop">
      <h1 className="cd-shop__heading">{t('shop.link')}</h1>
      {info.status === 'loading' && <WaitingLines label={t('shop.loading')} />}
      {info.status === 'failed' && (
        <EmptyState
          art={<IconTile icon={receiptIcon} />}
          title={t('shop.link.gone')}
          text={t('shop.link.goneText')}
          next={
            <AppLink className="cd-button cd-link" href="/payment">
              {t('shop.link.plans')}
            </AppLink>
          }
        />
      )}
      {info.status === 'loaded' && !isPaid && (
        <>
          <p className="cd-shop__lead">{t('shop.link.lead')}</p>
          <section className="cd-shop__till" aria-label={t('shop.summary')}>
            <Till
              info={info.value}
              query={query}
              onPaid={() => {
                setPaid(true);
                // Without a response the page says what was known before; the next page asks again.
                workspace.account.reload({ compulsion: true }).catch(() => undefined);
              }}
            />
          </section>
        </>
      )}
      {isPaid && (
        <div className="cd-bought" role="status">
          <IconTile icon={successIcon} tone="accent" />
          <p ref={done} tabIndex={-1} className="cd-bought__title">
            {t('shop.link.done')}
          </p>
        </div>
      )}
    </div>
  );
};
