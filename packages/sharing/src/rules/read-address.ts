import { isEmail, isPhone } from '@chartdock/contract';

/** Reads what was typed as an address that can be invited; undefined for a name. Blanks and dashes of a phone number go. */
export const readAddress = (typed: string): string | undefined => {
  const text = typed.trim();
  if (isEmail(text)) return text;
  const digits = text.replace(/[\s-]/g, '').replace(/^(\+86|0086)(?=1\d{10}$)/, '');
  return isPhone(digits) ? digits : undefined;
};
