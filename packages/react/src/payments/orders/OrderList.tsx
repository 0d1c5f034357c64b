import { formatDate } from '@chartdock/contract';
import type { Order, OrderRefund, Plan } from '@chartdock/contract';
import { yuanOf } from '@chartdock/payments';
import type { JSX } from 'react';
import { useState } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { problemText } from '../../foundation/app/problem-text.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { receiptIcon } from '../../foundation/icons/shop-icons.ts';
import { Badge } from '../../foundation/primitives/Badge.tsx';
import type { BadgeProps } from '../../foundation/primitives/Badge.tsx';
import { Button } from '../../foundation/primitives/Button.tsx';
import { EmptyState, ErrorState, IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { paymentTexts } from '../texts/payment-texts.ts';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import { WaitingLines } from '../WaitingLines.tsx';
import type { Loaded } from '../useLoaded.ts';
import { orderName } from './order-name.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';

const TONES: Readonly<Partial<Record<Order['state'], BadgeProps['tone']>>> = {
  delivered: 'success',
  paid: 'accent',
  refunding: 'warning',
};

/** Properties of {@link OrderList}. */
export interface OrderListProps {
  readonly orders: Loaded<{ readonly rows: readonly Order[]; readonly refunds: readonly OrderRefund[] }>;
  readonly plans: readonly Plan[];
  readonly onRetry: () => void;
}

/** Lists what a person has paid for, with a receipt of each, and above it what they paid twice and get back. */
export const OrderList = ({ orders, plans, onRetry }: OrderListProps): JSX.Element => {
  const t = useT(shopTexts);
  const pay = useT(paymentTexts);
  const [shown, setShown] = useState<Order>();
  if (orders.status === 'loading') return <WaitingLines label={t('orders.loading')} />;
  if (orders.status === 'failed')
    return (
      <ErrorState
        title={t('orders.failed')}
        text={problemText(orders.problem, t('orders.failedText'))}
        retryLabel={t('common.retry')}
        onRetry={onRetry}
      />
    );
  const { rows, refunds } = orders.value;
  if (rows.length + refunds.length === 0)
    return (
      <EmptyState
        art={<IconTile icon={receiptIcon} />}
        title={t('orders.empty')}
        text={t('orders.emptyText')}
      />
    );
  return (
    <>
      <ul className="cd-shop__list" aria-label={t('orders.title')}>
        {refunds.map((refund) => (
          <SecondPayment key={refund.refundId} refund={refund} title={orderName(refund, plans, t)} />
        ))}
        {rows.map((order) => {
          const title = orderName(order, plans, t);
          return (
            <li key={order.orderId} className="cd-shop__row">
              <div className="cd-shop__texts">
                <h3 className="cd-shop__name">{title}</h3>
                <p className="cd-shop__facts">
                  {formatDate(order.payTime ?? order.createTime)} · {pay(`payments.${order.channel}`)}
                </p>
              </div>
              <Badge tone={TONES[order.state] ?? 'neutral'}>{t(`orders.state.${order.state}`)}</Badge>
              <span className="cd-shop__amount">¥{yuanOf(order.amountFen)}</span>
              <div className="cd-shop__ways">
                {order.chartId !== null && (
                  <AppLink
                    className="cd-button cd-button--ghost cd-link"
                    href={`/preview/${order.chartId}`}
                    aria-label={t('orders.openOf', { title })}
                  >
                    {t('orders.open')}
                  </AppLink>
                )}
                <Button aria-label={t('orders.receiptOf', { title })} onClick={() => setShown(order)}>
                  {t('orders.receipt')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {shown !== undefined && (
        <ReceiptDialog order={shown} title={orderName(shown, plans, t)} onClose={() => setShown(undefined)} />
      )}
    </>
  );
};

/** Says of a payment that came for what was paid already where its money is. */
const SecondPayment = ({
  refund: { channel, amountFen, createTime, backTime },
  title,
}: {
  readonly refund: OrderRefund;
  readonly title: string;
}): JSX.Element => {
  const t = useT(shopTexts);
  const pay = useT(paymentTexts);
  const isBack = backTime !== null;
  return (
    <li className="cd-shop__row">
      <div className="cd-shop__texts">
        <h3 className="cd-shop__name">{t('orders.second', { title })}</h3>
        <p className="cd-shop__facts">
          {formatDate(createTime)} · {pay(`payments.${channel}`)}
        </p>
        <p className="cd-shop__facts">
          {isBack ? t('orders.secondDone', { date: formatDate(backTime) }) : t('orders.secondText')}
        </p>
      </div>
      <Badge tone={isBack ? 'neutral' : 'warning'}>
        {t(isBack ? 'orders.state.refunded' : 'orders.state.refunding')}
      </Badge>
      <span className="cd-shop__amount">¥{yuanOf(amountFen)}</span>
    </li>
  );
};
