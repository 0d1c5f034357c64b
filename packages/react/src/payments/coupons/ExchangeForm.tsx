import type { CouponBox, CouponState, Exchanged } from '@chartdock/payments';
import type { JSX, KeyboardEvent } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { TextField } from '../../foundation/primitives/fields/TextField.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import { isComposing } from '../../foundation/primitives/fields/is-composing.ts';

const itself = (state: CouponState): CouponState => state;

/** Properties of {@link ExchangeForm}. */
export interface ExchangeFormProps {
  readonly box: CouponBox;
  /** Template that a coupon is exchanged for; undefined when the coupon names it. */
  readonly templateId: string | undefined;
  readonly onExchanged: (exchanged: Exchanged) => void;
}

const MOST_CODE = 64;

/** Takes the code of a coupon and exchanges it. */
export const ExchangeForm = ({ box, templateId, onExchanged }: ExchangeFormProps): JSX.Element => {
  const t = useT(shopTexts);
  const { code, isExchanging } = useStore(box, itself);
  const exchange = async (): Promise<void> => {
    const exchanged = await box.exchange(templateId);
    if (exchanged !== undefined) onExchanged(exchanged);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent) || event.key !== 'Enter') return;
    event.preventDefault();
    void exchange();
  };
  return (
    <div className="cd-exchange">
      <TextField
        label={t('coupons.field')}
        value={code}
        maxLength={MOST_CODE}
        allNumeric
        hint={t(templateId === undefined ? 'coupons.anyTemplate' : 'coupons.forTemplate')}
        onChange={box.type}
        onKeyDown={onKeyDown}
      />
      <Button look="primary" scale="large" busy={isExchanging} onClick={() => void exchange()}>
        {t('coupons.exchange')}
      </Button>
    </div>
  );
};
