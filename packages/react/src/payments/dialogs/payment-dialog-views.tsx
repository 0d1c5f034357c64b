import type { Delivered } from '@chartdock/payments';
import type { PayParams, PayResult } from '@chartdock/workspace';
import type { JSX } from 'react';
import type { DialogViewProps } from '../../foundation/dialogs/dialog-drawing.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { CheckoutPanel } from '../checkout/CheckoutPanel.tsx';
import { useBoughtTitle } from '../checkout/useBoughtTitle.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { paymentTexts } from '../texts/payment-texts.ts';
import type { PaymentTextKey } from '../texts/payment-texts.ts';

/** Width of the code in pixels, by dialog (PAY-06, PAY-07). */
const QR_SIZE = { usual: 170, activity: 120 } as const;

type Props = DialogViewProps<PayParams>;

interface Look {
  readonly heading: PaymentTextKey;
  readonly qrSize: number;
  readonly isActivity?: boolean;
}

const resultOf = ({ order, file }: Delivered): PayResult => ({
  orderId: order.orderId,
  ...(file?.chartId === undefined
    ? {}
    : { chartId: file.chartId, category: file.category, title: file.title }),
});

const PayDialog = ({ dialog, onConfirm, onCancel, look }: Props & { readonly look: Look }): JSX.Element => {
  const t = useT(paymentTexts);
  const { params, width } = dialog;
  const config = { ...params, ...(look.isActivity === true ? { isActivity: true } : {}) };
  const used = useCheckout(config, (delivered) => onConfirm(resultOf(delivered)));
  const bought = useBoughtTitle(params, used.plan);
  return (
    <Dialog
      title={t(look.heading)}
      closeLabel={t('common.close')}
      onClose={onCancel}
      width={width}
      height="content"
      footer={null}
    >
      <CheckoutPanel {...used} title={bought} qrSize={look.qrSize} />
    </Dialog>
  );
};

/** Sells a template or a membership (DLG-05). */
export const Pay = (props: Props): JSX.Element => (
  <PayDialog {...props} look={{ heading: 'payments.title', qrSize: QR_SIZE.usual }} />
);

/** Sells seats of an organisation (DLG-06). */
export const PayForOrganisation = (props: Props): JSX.Element => (
  <PayDialog {...props} look={{ heading: 'payments.orgTitle', qrSize: QR_SIZE.usual }} />
);

/** Sells what is offered for a limited time (DLG-07). */
export const PayActivity = (props: Props): JSX.Element => (
  <PayDialog
    {...props}
    look={{ heading: 'payments.activityTitle', qrSize: QR_SIZE.activity, isActivity: true }}
  />
);
