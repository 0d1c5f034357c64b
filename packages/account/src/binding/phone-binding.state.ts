import { isPhone } from '@chartdock/contract';
import * as CODE from '@chartdock/contract/codes';
import { isApiError } from '@chartdock/client';
import type { BindingProblem, PhoneBindingState } from './phone-binding.types.ts';

/** Nothing was typed yet. */
export const NO_PHONE: PhoneBindingState = {
  phone: '',
  code: '',
  status: 'editing',
  waitSeconds: 0,
  isCodeSent: false,
  problem: undefined,
};

// These are about the code; everything else that a call refuses is about the phone.
const CODE_REFUSALS: ReadonlySet<string> = new Set([CODE.codeWrong, CODE.proofNeeded]);

/** Writes a phone as the server takes it: without spaces, hyphens and the country code. */
export const plainPhone = (phone: string): string => phone.replace(/[\s-]/g, '').replace(/^(\+86|0086)/, '');

/** Another phone stands in the field: a code sent to the one before proves nothing for it. */
export const afterPhoneTyped = (state: PhoneBindingState, phone: string): PhoneBindingState => ({
  ...state,
  phone,
  isCodeSent: state.isCodeSent && plainPhone(phone) === plainPhone(state.phone),
  problem: undefined,
});

/** The code was typed; nothing but digits goes into the field. */
export const afterCodeTyped = (state: PhoneBindingState, code: string): PhoneBindingState => ({
  ...state,
  code: code.replace(/\D/g, '').slice(0, 6),
  problem: undefined,
});

/** Returns the problem of the input before a code is sent, or before the phone is bound. */
export const bindingProblem = (
  { phone, code }: PhoneBindingState,
  step: 'send' | 'bind',
): BindingProblem | undefined => {
  if (!isPhone(plainPhone(phone))) return { field: 'phone', text: { key: 'validation.phone' } };
  if (step === 'bind' && !/^\d{6}$/.test(code)) return { field: 'code', text: { key: 'validation.code' } };
  return undefined;
};

/** Something is wrong; the fields can be changed again. */
export const afterProblem = (state: PhoneBindingState, problem: BindingProblem): PhoneBindingState => ({
  ...state,
  status: 'editing',
  problem,
});

/** Turns the error of a call into a text beside its field. */
export const problemOf = (thrown: unknown): BindingProblem => {
  const text =
    isApiError(thrown) && thrown.text ? { literal: thrown.text } : ({ key: 'error.generic' } as const);
  const isCode = isApiError(thrown) && CODE_REFUSALS.has(thrown.envelopeCode ?? '');
  return { field: isCode ? 'code' : 'phone', text };
};
