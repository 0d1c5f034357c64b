import { formatDate } from '@chartdock/contract';
import type { Order, Plan } from '@chartdock/contract';
import { yuanOf } from '@chartdock/payments';
import type { JSX } from 'react';
import { useState } from 'react';
import { AppLink } from '../../app/AppLink.tsx';
import { problemText } from '../../app/problem-text.ts';
import { useT } from '../../i18n/useT.ts';
import { receiptIcon } from '../../icons/shop-icons.ts';
import { Badge } from '../../primitives/Badge.tsx';
import type { BadgeProps } from '../../primitives/Badge.tsx';
import { Button } from '../../primitives/Button.tsx';
import { EmptyState, ErrorState, IconTile } from '../../primitives/StateMessage.tsx';
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
  readonly orders: Loaded<readonly Order[]>;
  readonly plans: readonly Plan[];
  readonly onRetry: () => void;
}

/** Lists what a person has paid for, with a receipt of each. */
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
  if (orders.value.length === 0)
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
        {orders.value.map((order) => {
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
