import { isApiError } from '@chartdock/client';
import * as couponCalls from '@chartdock/contract/calls/coupons';
import { createCouponBox } from '@chartdock/payments';
import type { CouponNotice, Exchanged } from '@chartdock/payments';
import { systemClock } from '@chartdock/platform';
import type { JSX } from 'react';
import { useEffect, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { problemText } from '../foundation/app/problem-text.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { ticketIcon } from '../foundation/icons/shop-icons.ts';
import { Button } from '../foundation/primitives/Button.tsx';
import { EmptyState, ErrorState, IconTile } from '../foundation/primitives/StateMessage.tsx';
import { CouponList } from './coupons/CouponList.tsx';
import { ExchangeForm } from './coupons/ExchangeForm.tsx';
import { shopTexts } from './texts/pages/shop-texts.ts';
import { useLoaded } from './useLoaded.ts';
import { WaitingLines } from './WaitingLines.tsx';

/** Properties of {@link CouponScreen}. */
export interface CouponScreenProps {
  /** Query of the address: `code` stands in the field at first, `template` is what is exchanged for. */
  readonly query: URLSearchParams;
}

/** Value of the coupon that the server's campaign offers to people without one, in yuan. */
const WELCOME_YUAN = 5;

/** Returns where a file is made of what a coupon was exchanged for (COUPON-04). */
const newFileAddress = ({ templateId, teamId }: Exchanged): string =>
  `/diagraming/new?${new URLSearchParams({ template: templateId, team: teamId }).toString()}`;

/** Exchanges coupons and lists those of the person (ROUTE-24). */
export const CouponScreen = ({ query }: CouponScreenProps): JSX.Element => {
  const t = useT(shopTexts);
  const { workspace, navigate } = useApp();
  const { notices, translate } = workspace;
  const [now] = useState(() => Date.now());
  const [{ calls, box }] = useState(() => {
    const client = workspace.client.bind({ coupons: { ...couponCalls } });
    const tell = ({ text, forMs: duration }: CouponNotice): void =>
      void notices.show({
        tone: 'error',
        text: 'key' in text ? translate(text.key) : text.literal,
        duration,
      });
    return { calls: client.coupons, box: createCouponBox({ client, clock: systemClock, tell }) };
  });
  const options = { quiet: true, keep: true } as const;
  const [owned, reload] = useLoaded(async () => (await calls.owned({}, options)).rows);
  const [isTaking, setTaking] = useState(false);
  const given = query.get('code') ?? '';
  useEffect(() => {
    // What the address says stands before what is found.
    if (given !== '') box.type(given);
    void box.load();
  }, [box, given]);
  const take = async (): Promise<void> => {
    setTaking(true);
    try {
      const { code } = await calls.handSend({ discount: WELCOME_YUAN }, options);
      notices.show({ tone: 'success', text: t('coupons.taken', { code }) });
      if (box.getState().code === '') box.type(code);
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      notices.show({ tone: 'error', text: problemText(thrown, t('error.generic')) });
    } finally {
      setTaking(false);
      reload();
    }
  };
  const templateId = query.get('template') ?? '';
  const price = `¥${WELCOME_YUAN}`;
  return (
    <div className="cd-shop cd-shop--narrow">
      <header>
        <h1 className="cd-shop__heading">{t('coupons.title')}</h1>
        <p className="cd-shop__lead">{t('coupons.lead')}</p>
      </header>
      <ExchangeForm
        box={box}
        templateId={templateId === '' ? undefined : templateId}
        onExchanged={(exchanged) => navigate(newFileAddress(exchanged))}
      />
      <section className="cd-shop__section">
        <h2 className="cd-shop__subheading">{t('coupons.list')}</h2>
        {owned.status === 'loading' && <WaitingLines label={t('coupons.loading')} />}
        {owned.status === 'failed' && (
          <ErrorState
            title={t('coupons.failed')}
            text={problemText(owned.problem, t('coupons.failedText'))}
            retryLabel={t('common.retry')}
            onRetry={reload}
          />
        )}
        {owned.status === 'loaded' && owned.value.length === 0 && (
          <EmptyState
            art={<IconTile icon={ticketIcon} />}
            title={t('coupons.empty')}
            text={t('coupons.emptyText', { price })}
            next={
              <Button look="primary" busy={isTaking} onClick={() => void take()}>
                {t('coupons.take', { price })}
              </Button>
            }
          />
        )}
        {owned.status === 'loaded' && owned.value.length > 0 && (
          <CouponList coupons={owned.value} now={now} onFill={box.type} />
        )}
      </section>
    </div>
  );
};
