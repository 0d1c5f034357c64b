import type { GuestEvents, PaymentOffer, PickedItem } from '../surface.types.ts';
import type { Guard } from './guards.ts';
import { isName, isOneOf, isOptional, isRecordOf } from './guards.ts';
import { arePickedItems, isAmount, isKey } from './values.ts';

/** Calls of the guest to the host only where the host's options say so: the parameters of each method. */
export interface ExtraCalls {
  readonly 'item.check': { readonly items: readonly PickedItem[] };
  readonly 'command.run': { readonly id: string; readonly items: readonly PickedItem[] };
}

/** Guards of the guest's questions that depend on the host's options. */
export const extraCalls: { readonly [Name in keyof ExtraCalls]: Guard<ExtraCalls[Name]> } = {
  'item.check': isRecordOf<ExtraCalls['item.check']>({ items: arePickedItems }),
  'command.run': isRecordOf<ExtraCalls['command.run']>({ id: isKey, items: arePickedItems }),
};

/** Calls of the guest to a host that takes orders over, and to no other: the parameters of the method. */
export interface PayCalls {
  /** Offers an order; the response is `{ taken }`, and where it is not taken the guest shows its code. Nothing is paid by a response. */
  readonly 'pay.present': PaymentOffer;
}

/** Guards of the guest's questions to a host that takes orders over. */
export const payCalls: { readonly [Name in keyof PayCalls]: Guard<PayCalls[Name]> } = {
  'pay.present': isRecordOf<PaymentOffer>({
    orderId: isKey,
    provider: isOneOf('wechat', 'alipay'),
    qr: isName(2048),
    expiresAt: isAmount,
  }),
};

/** Events that the guest sends only where the host's options say so. */
export type ExtraEvents = Pick<GuestEvents, 'progress' | 'telemetry'>;

/** Guards of the events that the guest sends only where the host's options say so. */
export const extraEvents: { readonly [Name in keyof ExtraEvents]: Guard<ExtraEvents[Name]> } = {
  progress: isRecordOf<ExtraEvents['progress']>({ name: isKey, done: isAmount, total: isAmount }),
  telemetry: isRecordOf<ExtraEvents['telemetry']>({
    name: isOneOf('painted', 'list', 'search', 'commit', 'problem'),
    ms: isOptional(isAmount),
    code: isOptional(isKey),
  }),
};
