import { formatYuan } from '@chartdock/templates';
import type { JSX } from 'react';
import { useT } from '../../i18n/useT.ts';
import { Button } from '../../primitives/Button.tsx';
import { Dialog } from '../../primitives/dialogs/Dialog.tsx';
import { chooserTexts } from '../choosing/texts/chooser-texts.ts';

/** A template that takes a payment. */
export interface Payment {
  readonly title: string;
  /** Yuan. */
  readonly price: number;
}

/** Properties of {@link PaymentNotice}. */
export interface PaymentNoticeProps extends Payment {
  readonly onClose: () => void;
}

/** Says what a template costs, and that it cannot be paid for here yet. */
export const PaymentNotice = ({ title, price, onClose }: PaymentNoticeProps): JSX.Element => {
  const t = useT(chooserTexts);
  return (
    <Dialog
      title={t('chooser.payTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      height="content"
      footer={
        <Button look="primary" onClick={onClose}>
          {t('common.ok')}
        </Button>
      }
    >
      <p>{t('chooser.payText', { title, price: formatYuan(price) })}</p>
    </Dialog>
  );
};
