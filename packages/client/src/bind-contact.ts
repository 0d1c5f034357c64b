import type { BindInfo } from '@chartdock/contract';
import type { ClientCalls } from './client.types.ts';
import type { CallOptions } from './exchange.ts';

/** A contact to bind, with the code that was sent to it. */
export interface ContactToBind {
  readonly value: string;
  readonly code: string;
  /** Binding token of `checkSafe`: the contact takes the place of the old one. */
  readonly token?: string | undefined;
  /** Bound contact that proves ownership instead, by `safeCode`; stands above a token. */
  readonly replaceBindType?: 'phone' | 'email' | undefined;
  /** Code that was sent to the contact that `replaceBindType` names. */
  readonly safeCode?: string | undefined;
  /** Data added by a partner's page; with it the third-party call binds the phone. */
  readonly partner?: PartnerBinding | undefined;
}

/** The partner's side of a third-party phone binding. */
export interface PartnerBinding {
  readonly mluuuid: string;
  readonly partner: string;
  readonly thirdInfo?: string | undefined;
}

/** Options of a binding's call, e.g. to leave the toast to its screen. */
export type BindOptions = Omit<CallOptions, 'noCheck'>;

type BindCalls = Pick<ClientCalls, 'account'>;
type Bound = Promise<{ bindings: BindInfo }>;

/** Returns whether a page was opened from the partner product whose phone bindings go over the third-party call (CALL-U-050). */
export const isThirdPartyAddress = (address: string): boolean => address.includes('zdtc');

/**
 * Binds a phone over the call that its proof asks for: `replace/bind/` with `replaceBindType`, else `rp/bind/` with a
 * token, else `setting/` (CALL-U-015..020). With `partner` the third-party call is used (CALL-U-050).
 */
export const bindPhone = (
  { account }: BindCalls,
  contact: ContactToBind,
  options: BindOptions = {},
): Bound => {
  const { value: phone, code, token, replaceBindType, safeCode = '', partner } = contact;
  if (partner !== undefined) {
    const { thirdInfo, ...request } = partner;
    const info = thirdInfo === undefined ? {} : { thirdInfo };
    const input = { ...request, ...info, idFlag: 'phone', idVal: phone, poInfo: code } as const;
    return account.bindThirdPhone(input, options);
  }
  if (replaceBindType !== undefined)
    return account.replacePhone({ phone, code, replaceBindType, safeCode }, options);
  if (token !== undefined) return account.bindPhoneByToken({ phone, code, token }, options);
  return account.bindPhone({ phone, code }, options);
};

/** Binds an e-mail address over the call that its proof asks for, as `bindPhone` does. */
export const bindEmail = (
  { account }: BindCalls,
  contact: Omit<ContactToBind, 'partner'>,
  options: BindOptions = {},
): Bound => {
  const { value: email, code, token, replaceBindType, safeCode = '' } = contact;
  if (replaceBindType !== undefined)
    return account.replaceEmail({ email, code, replaceBindType, safeCode }, options);
  if (token !== undefined) return account.bindEmailByToken({ email, code, token }, options);
  return account.bindEmail({ email, code }, options);
};

/** Calls that read the restriction of an account. */
export interface RestrictionCalls {
  readonly account: { readonly publishBlack: (input: Record<string, never>) => Promise<boolean> };
}

/** Returns whether the account may not publish: only `data === true` means restricted (CALL-F-040). */
export const isPublishRestricted = async ({ account }: RestrictionCalls): Promise<boolean> =>
  (await account.publishBlack({})) === true;
