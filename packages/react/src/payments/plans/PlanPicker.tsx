import type { Coupon, Organisation, PayChannel, Plan } from '@chartdock/contract';
import type { Delivered, PaymentConfig } from '@chartdock/payments';
import type { JSX } from 'react';
import { useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { SegmentedControl } from '../../foundation/primitives/SegmentedControl.tsx';
import { shopTexts } from '../texts/pages/shop-texts.ts';
import { planName } from './plan-name.ts';
import { parseSeats, planPrice } from './plan-price.ts';
import { PlanCards } from './PlanCards.tsx';
import { PlanBought, PlanCheckout } from './PlanCheckout.tsx';
import { PlanFields } from './PlanFields.tsx';
import type { PlanWishes } from './PlanFields.tsx';

/** Properties of {@link PlanPicker}. */
export interface PlanPickerProps {
  /** All plans; at least one. */
  readonly plans: readonly Plan[];
  /** The plan that is chosen; it stands in the address, so that a reload goes on with its order. */
  readonly chosen: Plan;
  readonly onChoose: (plan: Plan) => void;
  /** Ways to pay that take money. */
  readonly channels: readonly PayChannel[];
  /** Organisation that the person is in, which an order of seats extends. */
  readonly organisation: Organisation | undefined;
  /** Code that stands in the field at first. */
  readonly coupon: string;
  /** Coupons of the person that can be used on a plan. */
  readonly coupons: readonly Coupon[];
  /** Runs when something was paid and delivered. */
  readonly onDelivered: (delivered: Delivered) => void;
}

const KINDS = ['member', 'org'] as const;

/** Typed entries; seats stay those of the organisation until someone types others. */
type TypedWishes = Omit<PlanWishes, 'seats'> & Partial<Pick<PlanWishes, 'seats'>>;

/** Seats that are offered to a new organisation. */
const FEW_SEATS = 3;

/** Builds the fields that an order of seats has besides: how many, and for whom. */
const seatsOf = (
  seats: number | undefined,
  organisation: Organisation | undefined,
  { orgName }: PlanWishes,
): Pick<PaymentConfig, 'seats' | 'payTeamId' | 'orgName'> => ({
  seats: seats ?? 1,
  ...(organisation === undefined ? { orgName: orgName.trim() } : { payTeamId: organisation.orgId }),
});

const seatsOffered = (organisation: Organisation | undefined): string =>
  String(organisation?.seats ?? FEW_SEATS);

type Kind = (typeof KINDS)[number];

interface KindChoiceProps extends Pick<PlanPickerProps, 'plans' | 'onChoose'> {
  readonly kind: Kind;
}

/** Lets a person say for whom they buy, where there are plans for both. */
const KindChoice = ({ plans, kind, onChoose }: KindChoiceProps): JSX.Element | null => {
  const t = useT(shopTexts);
  const firstOf = (one: Kind): Plan | undefined => plans.find(({ orderType }) => orderType === one);
  const kinds = KINDS.filter((one) => firstOf(one) !== undefined);
  if (kinds.length < 2) return null;
  return (
    <SegmentedControl
      label={t('shop.kind')}
      value={kind}
      segments={kinds.map((value) => ({ value, label: t(`shop.kind.${value}`) }))}
      onChange={(next) => {
        const plan = firstOf(next);
        if (plan !== undefined) onChoose(plan);
      }}
    />
  );
};

/** Lets a person choose a plan, says what it costs, and sells it. */
export const PlanPicker = (props: PlanPickerProps): JSX.Element => {
  const { plans, chosen, onChoose, channels, organisation, coupons, onDelivered } = props;
  const t = useT(shopTexts);
  const [typed, setWishes] = useState<TypedWishes>({ orgName: '', coupon: props.coupon });
  const wishes = { seats: seatsOffered(organisation), ...typed };
  const [bought, setBought] = useState<Plan>();
  const kind = chosen.orderType === 'org' ? 'org' : 'member';
  const isOrganisation = kind === 'org';
  const seats = isOrganisation ? parseSeats(wishes.seats) : 1;
  const code = wishes.coupon.trim();
  const price = planPrice(
    chosen,
    seats ?? 1,
    coupons.find((coupon) => coupon.code === code),
  );
  const config: PaymentConfig = {
    payType: kind,
    id: chosen.id,
    price: price.amountFen / 100,
    coupon: code,
    sourcePage: 'payment',
    ...(isOrganisation ? seatsOf(seats, organisation, wishes) : {}),
  };
  return (
    <div className="cd-shop__columns">
      <div className="cd-shop__choice">
        <KindChoice plans={plans} kind={kind} onChoose={onChoose} />
        <p className="cd-shop__rights">{t(`shop.rights.${kind}`)}</p>
        <PlanCards
          plans={plans.filter(({ orderType }) => orderType === chosen.orderType)}
          chosenId={chosen.id}
          onChoose={onChoose}
        />
        <PlanFields
          isOrganisation={isOrganisation}
          organisation={organisation}
          wishes={wishes}
          onChange={setWishes}
          coupons={coupons}
        />
      </div>
      <section className="cd-shop__till" aria-label={t('shop.summary')}>
        {bought !== undefined && (
          <PlanBought isOrganisation={bought.orderType === 'org'} onMore={() => setBought(undefined)} />
        )}
        {bought === undefined && seats === undefined && <p>{t('shop.summaryWrong')}</p>}
        {bought === undefined && seats !== undefined && (
          <PlanCheckout
            key={JSON.stringify(config)}
            config={config}
            channels={channels}
            title={planName(chosen, seats, t)}
            price={price}
            onDelivered={(delivered) => {
              setBought(chosen);
              setWishes({ ...typed, coupon: '' });
              onDelivered(delivered);
            }}
          />
        )}
      </section>
    </div>
  );
};
