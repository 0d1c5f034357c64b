/** Names of signs that people write in texts, in the order of their code points from 160 on; the others stay as they are typed. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
const OTHERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  hellip: '…',
  mdash: '—',
  ndash: '–',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  bull: '•',
  trade: '™',
  euro: '€',
  larr: '←',
  uarr: '↑',
  rarr: '→',
  darr: '↓',
  harr: '↔',
  rArr: '⇒',
  lArr: '⇐',
  le: '≤',
  ge: '≥',
  ne: '≠',
  asymp: '≈',
  infin: '∞',
  sum: '∑',
  radic: '√',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  pi: 'π',
  sigma: 'σ',
  omega: 'ω',
  Omega: 'Ω',
  lambda: 'λ',
  mu: 'μ',
  check: '✓',
  star: '☆',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
};

const NAMED: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(' ').map((name, index) => [name, String.fromCharCode(160 + index)] as const),
  ...Object.entries(OTHERS),
]);

/** Matches an entity, at the place where it is asked. */
export const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,31}));/y;

const signOf = (point: number): string =>
  point === 0 || point > 0x10ffff || (point >= 0xd800 && point <= 0xdfff)
    ? '\ufffd'
    : String.fromCodePoint(point);

/** Returns the sign that a match of {@link ENTITY} stands for; an unknown name stays as it is. */
export const readEntity = ([whole, decimal, hex, name = '']: RegExpExecArray): string => {
  if (decimal !== undefined) return signOf(Number.parseInt(decimal, 10));
  if (hex !== undefined) return signOf(Number.parseInt(hex, 16));
  return NAMED.get(name) ?? whole;
};
