/** Hides the middle of a phone number: `138****0000`. */
export const maskPhone = (phone: string): string =>
  phone.length < 7 ? '*'.repeat(phone.length) : `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Hides the middle of the local part of an e-mail address: `f***e@chartdock.test`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  if (at < 1) return '***';
  const local = email.slice(0, at);
  const end = local.length > 2 ? local.slice(-1) : '';
  return `${local.slice(0, 1)}***${end}${email.slice(at)}`;
};
