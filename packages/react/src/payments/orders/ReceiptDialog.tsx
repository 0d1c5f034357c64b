import { formatTimestamp } from '@chartdock/contract';
import type { Order } from '@chartdock/contract';
import { yuanOf } from '@chartdock/payments';
import type { JSX } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { paymentTexts } from '../texts/payment-texts.ts';
import { shopTexts } from '../texts/pages/shop-texts.ts';

/** Properties of {@link ReceiptDialog}. */
export interface ReceiptDialogProps {
  readonly order: Order;
  readonly title: string;
  readonly onClose: () => void;
}

/** Shows what was paid, for what, when and how, and prints it. */
export const ReceiptDialog = ({ order, title, onClose }: ReceiptDialogProps): JSX.Element => {
  const t = useT(shopTexts);
  const pay = useT(paymentTexts);
  const { orderId, channel, amountFen, couponFen, payTime, state } = order;
  const lines: readonly (readonly [string, string])[] = [
    [t('receipt.what'), title],
    [t('receipt.number'), orderId],
    ...(payTime === null ? [] : [[t('receipt.time'), formatTimestamp(payTime)] as const]),
    [t('receipt.channel'), pay(`payments.${channel}`)],
    ...(couponFen === 0
      ? []
      : [
          [t('receipt.list'), `¥${yuanOf(amountFen + couponFen)}`] as const,
          [t('receipt.coupon'), `−¥${yuanOf(couponFen)}`] as const,
        ]),
    [t('receipt.paid'), `¥${yuanOf(amountFen)}`],
    [t('receipt.state'), t(`orders.state.${state}`)],
  ];
  return (
    <Dialog
      title={t('receipt.title')}
      closeLabel={t('common.close')}
      onClose={onClose}
      width={440}
      height="content"
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button look="primary" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        </>
      }
    >
      <dl className="cd-receipt">
        {lines.map(([name, value]) => (
          <div key={name} className="cd-receipt__line">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
