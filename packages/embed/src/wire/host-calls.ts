import type {
  GuestClose,
  GuestEvents,
  NavigationRequest,
  PickedItem,
  RefusalCode,
  SessionStatus,
  TokenReason,
} from '../pick.types.ts';
import {
  isEither,
  isFlag,
  isListOf,
  isName,
  isNothing,
  isOneOf,
  isRecordOf,
  isText,
  type Guard,
} from './guards.ts';
import { arePickedItems, isAmount, isKey, placeFields } from './values.ts';

/** What the guest may ask the host: the parameters of each method. */
export interface HostCalls {
  readonly 'token.get': { readonly reason: TokenReason; readonly scopes: readonly string[] };
  readonly 'pick.commit': { readonly items: readonly PickedItem[] };
  readonly 'nav.open': NavigationRequest;
  readonly 'store.get': { readonly key: string };
  readonly 'store.set': { readonly key: string; readonly value: string };
  readonly shortcut: { readonly key: string };
  readonly 'surface.resize': { readonly height: number };
  readonly close: { readonly outcome: GuestClose };
}

const isWebAddress: Guard<string> = (value): value is string =>
  isName(2048)(value) && /^https?:\/\//.test(value);

const isClose: Guard<GuestClose> = isEither(
  isRecordOf<{ status: 'cancelled' }>({ status: isOneOf('cancelled') }),
  isRecordOf<{ status: 'refused'; code: RefusalCode }>({
    status: isOneOf('refused'),
    code: isOneOf('signed_out', 'restricted', 'not_allowed', 'rate_limited'),
  }),
);

/** Guards of what the guest may ask the host. */
export const hostCalls: { readonly [Name in keyof HostCalls]: Guard<HostCalls[Name]> } = {
  'token.get': isRecordOf<HostCalls['token.get']>({
    reason: isOneOf('initial', 'expiring', 'rejected', 'wake', 'stepUp'),
    scopes: isListOf(isKey, 16),
  }),
  'pick.commit': isRecordOf<HostCalls['pick.commit']>({ items: arePickedItems }),
  'nav.open': isRecordOf<NavigationRequest>({
    url: isWebAddress,
    kind: isOneOf('file', 'page'),
    disposition: isOneOf('new', 'same'),
  }),
  'store.get': isRecordOf<HostCalls['store.get']>({ key: isKey }),
  'store.set': isRecordOf<HostCalls['store.set']>({ key: isKey, value: isText(16_384) }),
  shortcut: isRecordOf<HostCalls['shortcut']>({ key: isKey }),
  'surface.resize': isRecordOf<HostCalls['surface.resize']>({ height: isAmount }),
  close: isRecordOf<HostCalls['close']>({ outcome: isClose }),
};

/** Guards of the guest's events, by name. */
export const guestEvents: { readonly [Name in keyof GuestEvents]: Guard<GuestEvents[Name]> } = {
  ready: isNothing,
  selection: isRecordOf<GuestEvents['selection']>({ items: arePickedItems }),
  navigated: isRecordOf<GuestEvents['navigated']>(placeFields),
  session: isRecordOf<SessionStatus>({
    state: isOneOf('active', 'expiring', 'interrupted', 'expired'),
    recoverable: isFlag,
  }),
};
