import { formatDate } from '@chartdock/contract';
import type { PayChannel } from '@chartdock/contract';
import type { Delivered, PaymentConfig } from '@chartdock/payments';
import { yuanOf } from '@chartdock/payments';
import type { JSX } from 'react';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../foundation/app/AppLink.tsx';
import { useApp } from '../../foundation/app/app-context.ts';
import { useAccount } from '../../foundation/app/useAccount.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { successIcon } from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconTile } from '../../foundation/primitives/StateMessage.tsx';
import { CheckoutPanel } from '../checkout/CheckoutPanel.tsx';
import { useCheckout } from '../checkout/useCheckout.ts';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import type { PlanPrice } from './plan-price.ts';

const QR_SIZE = 170;

/** Properties of {@link PlanCheckout}. */
export interface PlanCheckoutProps {
  readonly config: PaymentConfig;
  /** Ways to pay that take money. */
  readonly channels: readonly PayChannel[];
  readonly title: string;
  readonly price: PlanPrice;
  readonly onDelivered: (delivered: Delivered) => void;
}

/** Sells one plan on the page. Draw it with a key of what is bought: another plan is another order. */
export const PlanCheckout = (props: PlanCheckoutProps): JSX.Element => {
  const { config, channels, title, price, onDelivered } = props;
  const t = useT(shopTexts);
  const used = useCheckout(config, onDelivered, channels);
  const { listFen, offFen } = price;
  return (
    <>
      <CheckoutPanel {...used} title={title} qrSize={QR_SIZE} />
      {offFen > 0 && (
        <p className="cd-shop__discount">
          {t('shop.discount', { off: `¥${yuanOf(offFen)}`, price: `¥${yuanOf(listFen)}` })}
        </p>
      )}
    </>
  );
};

/** Properties of {@link PlanBought}. */
export interface PlanBoughtProps {
  readonly isOrganisation: boolean;
  readonly onMore: () => void;
}

/** Says that a plan was paid for and until when it lasts, and leads on. */
export const PlanBought = ({ isOrganisation, onMore }: PlanBoughtProps): JSX.Element => {
  const t = useT(shopTexts);
  const { addressOf } = useApp();
  const account = useAccount();
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const privilege = account.status === 'signedIn' ? account.privilege : undefined;
  const until = isOrganisation ? privilege?.orgExpireTime : privilege?.expireTime;
  return (
    <div className="cd-bought" role="status">
      <IconTile icon={successIcon} tone="accent" />
      <p ref={heading} tabIndex={-1} className="cd-bought__title">
        {t('shop.done')}
      </p>
      {until !== undefined && (
        <p>{t(isOrganisation ? 'shop.doneOrganisation' : 'shop.doneMember', { date: formatDate(until) })}</p>
      )}
      <div className="cd-bought__ways">
        <AppLink className="cd-button cd-button--primary cd-link" href={addressOf({ page: 'history' })}>
          {t('shop.toFiles')}
        </AppLink>
        <Button onClick={onMore}>{t('shop.buyMore')}</Button>
      </div>
    </div>
  );
};
