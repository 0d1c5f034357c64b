const FORBIDDEN_IN_NAME = /[`~!@#$%^&*+<>?:"{}\\/;'[\]]/;
const EMAIL =
  /^[a-z\d_%+'-]+(?:\.[a-z\d_%+'-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const [EMAIL_LENGTH, LOCAL_LENGTH] = [254, 64];
const PHONE = /^1\d{10}$/;
const PRICE = /^(?:0|[1-9]\d*)(?:\.\d{1,2})?$/;
const ID_CARD = /^(?:\d{15}|\d{17}[\dXx])$/;
const LANDLINE = /^(?:0\d{2,3}-?)?\d{7,8}(?:-\d{1,6})?$/;

/** Returns whether the name of a person or organisation is free of the 24 characters that names may not have (VALID-16). */
export const isAllowedName = (name: string): boolean => !FORBIDDEN_IN_NAME.test(name);

/** Returns whether a text is an e-mail address (VALID-17). */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_LENGTH && text.indexOf('@') <= LOCAL_LENGTH && EMAIL.test(text);

/** Returns whether an e-mail address is one of a school or of the product: its domain is, or ends in a dot and, one of those (VALID-18). */
export const isEducationEmail = (text: string, productDomain?: string): boolean => {
  if (!isEmail(text)) return false;
  const domain = text.slice(text.lastIndexOf('@') + 1).toLowerCase();
  const accepted = ['edu.cn', productDomain ?? ''].filter((ending) => ending !== '');
  return accepted.some((ending) => {
    const wanted = ending.toLowerCase();
    return domain === wanted || domain.endsWith(`.${wanted}`);
  });
};

/** Returns whether a text is a mainland phone number: 11 digits, the first a 1 (VALID-19). */
export const isPhone = (text: string): boolean => PHONE.test(text);

/** Returns whether a text is a price with at most two decimals (VALID-23). */
export const isPrice = (text: string): boolean => PRICE.test(text);

/** Returns whether a text has the form of an ID card number: 15 digits, or 17 and a digit or X (VALID-24). */
export const isIdCard = (text: string): boolean => ID_CARD.test(text);

/** Returns whether a text is a landline number: area code and extension are optional (VALID-25). */
export const isLandline = (text: string): boolean => LANDLINE.test(text);
