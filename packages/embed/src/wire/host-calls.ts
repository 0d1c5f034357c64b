import type {
  FileRequest,
  GuestClose,
  GuestEvents,
  NavigationRequest,
  RefusalCode,
  SessionStatus,
  TokenReason,
} from '../surface.types.ts';
import type { ExtraEvents } from './extra-calls.ts';
import type { Guard } from './guards.ts';
import {
  isAnything,
  isEither,
  isFlag,
  isListOf,
  isNothing,
  isOneOf,
  isOptional,
  isRecordOf,
  isText,
} from './guards.ts';
import { arePickedItems, isAmount, isDirection, isKey, placeFields } from './values.ts';
import { isWebAddress } from './web-address.ts';

/** Calls of the guest to the host: the parameters of each method. */
export interface HostCalls {
  readonly 'token.get': { readonly reason: TokenReason; readonly scopes: readonly string[] };
  /** Offers the value that the surface ends with; the shape of `value` depends on the task. */
  readonly commit: { readonly value: unknown };
  readonly 'nav.open': NavigationRequest;
  readonly 'store.get': { readonly key: string };
  readonly 'store.set': { readonly key: string; readonly value: string };
  readonly close: { readonly outcome: GuestClose };
}

const isClose: Guard<GuestClose> = isEither(
  isRecordOf<{ status: 'cancelled' }>({ status: isOneOf('cancelled') }),
  isRecordOf<{ status: 'refused'; code: RefusalCode }>({
    status: isOneOf('refused'),
    code: isKey as Guard<RefusalCode>,
  }),
);

const isFileRequest = isRecordOf<FileRequest>({
  id: isKey,
  title: isOptional(isText(256)),
  category: isOptional(isKey),
  folderId: isOptional(isKey),
});

/** Guards of the guest's questions to the host. */
export const hostCalls: { readonly [Name in keyof HostCalls]: Guard<HostCalls[Name]> } = {
  'token.get': isRecordOf<HostCalls['token.get']>({
    reason: isOneOf('initial', 'expiring', 'rejected', 'wake', 'stepUp'),
    scopes: isListOf(isKey, 16),
  }),
  commit: isRecordOf<HostCalls['commit']>({ value: isAnything }),
  'nav.open': isRecordOf<NavigationRequest>({
    url: isWebAddress,
    kind: isOneOf('file', 'page'),
    disposition: isOneOf('new', 'same'),
    file: isOptional(isFileRequest),
    signIn: isOptional(isFlag),
  }),
  'store.get': isRecordOf<HostCalls['store.get']>({ key: isKey }),
  'store.set': isRecordOf<HostCalls['store.set']>({ key: isKey, value: isText(16_384) }),
  close: isRecordOf<HostCalls['close']>({ outcome: isClose }),
};

/** Guards of the guest's events, by name; those of few surfaces stand apart. */
export const guestEvents: {
  readonly [Name in Exclude<keyof GuestEvents, keyof ExtraEvents>]: Guard<GuestEvents[Name]>;
} = {
  ready: isNothing,
  selection: isRecordOf<GuestEvents['selection']>({ items: arePickedItems }),
  navigated: isRecordOf<GuestEvents['navigated']>(placeFields),
  session: isRecordOf<SessionStatus>({
    state: isOneOf('active', 'expiring', 'interrupted', 'expired'),
    recoverable: isFlag,
  }),
  shortcut: isRecordOf<GuestEvents['shortcut']>({ key: isKey }),
  focusLeave: isRecordOf<GuestEvents['focusLeave']>({ direction: isDirection }),
  resize: isRecordOf<GuestEvents['resize']>({ height: isAmount }),
};
