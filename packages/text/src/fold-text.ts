// Invisible signs, and signs that people leave out or type otherwise: soft hyphens, joiners, marks of
// direction, accents.
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Mark}\p{Cf}]/gu;
const QUOTES = /[\u2018\u2019\u201a\u201b\u02bc\u02b9\u2032\u00b4`]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033\u300c-\u300f]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const SPACES = /[\p{Z}\s]+/gu;

/**
 * Returns the form in which texts are compared: without case, accents and invisible signs, with wide signs as
 * narrow ones, and with the quotes and dashes of a keyboard.
 */
export const foldText = (text: string): string =>
  text
    // Quotes first: some fall apart into a space and a mark.
    .replace(QUOTES, "'")
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(QUOTES, "'")
    .replace(DOUBLE_QUOTES, '"')
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ');
