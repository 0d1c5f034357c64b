import type { PayChannel } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { MOST_POLLS, POLL_MS, priceText, splitPrice } from '@chartdock/payments';
import type { CheckoutStep } from '@chartdock/payments';
import type { JSX, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../foundation/icons/Icon.tsx';
import { alertIcon, infoIcon } from '../../foundation/icons/interface-icons.ts';
import { useT } from '../../foundation/i18n/useT.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { SegmentedControl } from '../../foundation/primitives/SegmentedControl.tsx';
import { Spinner } from '../../foundation/primitives/Spinner.tsx';
import { joinClasses } from '../../foundation/styles/join-classes.ts';
import { paymentTexts } from '../texts/payment-texts.ts';
import { cashierAddress } from './cashier-address.ts';
import { QrCode } from './QrCode.tsx';
import type { UsedCheckout } from './useCheckout.ts';

/** Properties of {@link CheckoutPanel}. */
export interface CheckoutPanelProps extends UsedCheckout {
  /** Name of the goods, as a person calls them. */
  readonly title: string;
  /** Width and height of the code in pixels. */
  readonly qrSize: number;
}

/** Draws a purchase: the price, the ways to pay, the code, and what became of it (PAY-01, PAY-03). */
export const CheckoutPanel = (props: CheckoutPanelProps): JSX.Element => {
  const { title, checkout, state, channels } = props;
  const t = useT(paymentTexts);
  const { flow } = state;
  const [picked, setChosen] = useState<PayChannel | undefined>('channel' in flow ? flow.channel : undefined);
  const chosen = picked ?? channels?.[0];
  const price = splitPrice(priceText(state.price));
  const choose = (channel: PayChannel): void => {
    setChosen(channel);
    // Before the first code a choice is only a choice.
    if (flow.step !== 'idle') void checkout.pay(channel);
  };
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its step, and the focus with it.
    if (flow.step !== 'idle' && document.activeElement === document.body) stage.current?.focus();
  }, [flow.step]);
  return (
    <div className="cd-checkout">
      <p className="cd-checkout__title">{title}</p>
      <p className="cd-checkout__price">
        <span>{price.whole}</span>
        <small>{price.decimals}</small>
      </p>
      {flow.step !== 'paid' && (
        <div className="cd-checkout__ways">
          {channels !== undefined && chosen !== undefined && (
            <SegmentedControl
              label={t('payments.channel')}
              value={chosen}
              onChange={choose}
              segments={channels.map((value) => ({ value, label: t(`payments.${value}`) }))}
            />
          )}
        </div>
      )}
      <div ref={stage} className="cd-checkout__stage" role="status" tabIndex={-1}>
        <Stage
          {...props}
          flow={flow}
          onPay={() => {
            if (chosen !== undefined) void checkout.pay(chosen);
          }}
        />
      </div>
    </div>
  );
};

/** Holds the place of the code, so that nothing moves when it comes or goes. */
const Blank = ({ size, children }: { readonly size: number; readonly children: ReactNode }): JSX.Element => (
  <div className="cd-checkout__blank" style={{ width: size, height: size }}>
    {children}
  </div>
);

interface SaidProps {
  readonly icon: string;
  readonly text: string;
  /** Whether it is read out at once. Default false. */
  readonly isAlert?: boolean;
  /** Next step or its result. */
  readonly children: ReactNode;
}

/** Says where the purchase stands in place of the code. */
const Said = ({ icon, text, isAlert = false, children }: SaidProps): JSX.Element => (
  <div className={joinClasses('cd-checkout__said', isAlert && 'cd-checkout__said--wrong')}>
    <Icon of={icon} size={24} />
    <p role={isAlert ? 'alert' : undefined}>{text}</p>
    {children}
  </div>
);

interface StageProps extends CheckoutPanelProps {
  readonly flow: CheckoutStep;
  readonly onPay: () => void;
}

const Stage = (props: StageProps): JSX.Element | null => {
  const { flow, checkout, channels, onPay, isLate, deliver, qrSize } = props;
  const t = useT(paymentTexts);
  switch (flow.step) {
    case 'idle':
      if (channels === undefined)
        return (
          <Blank size={qrSize}>
            <Spinner label={t('payments.checking')} />
          </Blank>
        );
      if (channels.length === 0)
        return (
          <Said icon={infoIcon} text={t('payments.none')}>
            {t('payments.noneText')}
          </Said>
        );
      return (
        <>
          <Blank size={qrSize}>
            <Button look="primary" scale="large" onClick={onPay}>
              {t('payments.pay')}
            </Button>
          </Blank>
          <p className="cd-checkout__hint">{t('payments.before')}</p>
        </>
      );
    case 'ordering':
      return (
        <Blank size={qrSize}>
          <Spinner label={t('payments.ordering')} />
        </Blank>
      );
    case 'waiting':
      return <WaitingStage {...props} flow={flow} />;
    case 'expired':
      return (
        <Blank size={qrSize}>
          <p>
            {t('payment.qrExpired')}{' '}
            <button type="button" className="cd-link" onClick={() => void checkout.refresh()}>
              {t('payments.refresh')}
            </button>
          </p>
        </Blank>
      );
    case 'failed':
      return <Failed {...props} flow={flow} />;
    case 'paid':
      return isLate ? (
        <Said icon={infoIcon} text={t('payments.late')}>
          <Button onClick={deliver}>{t('payments.again')}</Button>
        </Said>
      ) : (
        <div className="cd-checkout__said">
          <Spinner />
          <p>{t('payments.paid')}</p>
        </div>
      );
    case 'closed':
      return null;
  }
};

type Refused = Extract<CheckoutStep, { readonly step: 'failed' }>;

/** Says why nothing could be ordered; what is bought already needs no other try. */
const Failed = ({ flow, checkout }: CheckoutPanelProps & { readonly flow: Refused }): JSX.Element => {
  const t = useT(paymentTexts);
  const { text, envelopeCode } = flow.problem;
  return (
    <Said isAlert icon={alertIcon} text={text ?? t('error.generic')}>
      {envelopeCode !== CODE.alreadyPaid && (
        <Button onClick={() => void checkout.refresh()}>{t('payments.again')}</Button>
      )}
    </Said>
  );
};

type Waiting = Extract<CheckoutStep, { readonly step: 'waiting' }>;

const WaitingStage = (props: CheckoutPanelProps & { readonly flow: Waiting }): JSX.Element =>
  props.flow.elsewhere === undefined ? <Code {...props} /> : <Elsewhere {...props} />;

/** Stands in the place of the code while the app around the page has the order paid. */
const Elsewhere = (props: CheckoutPanelProps & { readonly flow: Waiting }): JSX.Element => {
  const { flow, checkout, qrSize } = props;
  const t = useT(paymentTexts);
  if (flow.elsewhere === 'asking')
    return (
      <Blank size={qrSize}>
        <Spinner label={t('payments.opening')} />
      </Blank>
    );
  return (
    <>
      <p>{t('payments.elsewhere')}</p>
      <Button onClick={() => void checkout.present()}>{t('payments.openAgain')}</Button>
      <Button onClick={checkout.showCode}>{t('payments.showCode')}</Button>
    </>
  );
};

const Code = (props: CheckoutPanelProps & { readonly flow: Waiting }): JSX.Element => {
  const { flow, qrSize, phoneLink } = props;
  const t = useT(paymentTexts);
  const [isLink, setLink] = useState(false);
  const { order, channel, polls } = flow;
  const seconds = ((MOST_POLLS - polls) * POLL_MS) / 1_000;
  const cashier = cashierAddress(order.code);
  return (
    <>
      {isLink && phoneLink !== undefined ? (
        <>
          <QrCode text={phoneLink} size={qrSize} label={t('payments.phoneCode')} />
          <p>{t('payments.scan.phone')}</p>
        </>
      ) : (
        <>
          <QrCode text={order.code} size={qrSize} label={t('payments.code')} />
          <p>{t(`payments.scan.${channel}`)}</p>
        </>
      )}
      <p className="cd-checkout__hint" aria-live="off">
        {t('payments.left', { n: seconds })}
      </p>
      {phoneLink !== undefined && (
        <button type="button" className="cd-link" onClick={() => setLink(!isLink)}>
          {isLink ? t(`payments.back.${channel}`) : t('payments.onPhone')}
        </button>
      )}
      {cashier !== undefined && !isLink && (
        <p className="cd-checkout__sandbox">
          {t('payments.sandbox')}{' '}
          <a className="cd-link" href={cashier} target="_blank" rel="noreferrer">
            {t('payments.cashier')}
          </a>
        </p>
      )}
    </>
  );
};
