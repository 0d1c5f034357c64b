import { CallError } from '../../kernel/errors/call-error.ts';
import { parseCleanJson } from '../definitions/index.ts';

// Texts of older systems in mainland China; tried only when the bytes are not UTF-8.
const ENCODINGS = ['utf-8', 'gb18030'] as const;

// Nobody types these; a file that holds them is no text.
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

const decode = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Marks at the beginning of a text that say how it is written. */
const MARKS = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const;

/** Returns the encodings that bytes may have: the one of their mark, or those that are tried. */
const encodingsOf = (bytes: Uint8Array): readonly string[] => {
  const mark = MARKS.find((one) => one.bytes.every((byte, at) => bytes[at] === byte));
  return mark === undefined ? ENCODINGS : [mark.encoding];
};

/** So many common signs come about by chance in no short text of another encoding. */
const FEWEST = 2;

/** The signs that any Chinese text of some length has some of. */
const COMMON =
  /[的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运]/g;

/**
 * Returns whether a text that was read as Chinese is Chinese. Bytes of other encodings read as it too, and come out as signs that nobody
 * writes: rare ones, ones between Latin letters, or ones of which none is common. So a short text of rare signs alone is not sure either.
 */
const isChinese = (text: string): boolean => {
  const wide = text.match(/[^\u0000-\u007f]/g) ?? [];
  const usual = text.match(/[\u4e00-\u9fa5\u3000-\u3017\uff01-\uff5e\u2014\u2018-\u201d\u2026\u00b7]/g) ?? [];
  const signs = text.match(/[\u4e00-\u9fa5]/g) ?? [];
  const torn = text.match(/[A-Za-z][\u4e00-\u9fa5](?=[A-Za-z]|$|\s)/g) ?? [];
  const common = text.match(COMMON) ?? [];
  if (usual.length < wide.length * 0.95 || torn.length > usual.length * 0.3) return false;
  return common.length >= FEWEST && common.length >= signs.length * 0.2;
};

/** Returns whether bytes are Korean as well: most of its syllables stand where common Chinese signs do. */
const isKoreanToo = (bytes: Uint8Array, text: string): boolean => {
  const korean = decode(bytes, 'euc-kr');
  if (korean === undefined || !/^[\u0000-\u007f\uac00-\ud7a3\uff01-\uff5e]*$/.test(korean)) return false;
  return (text.match(COMMON) ?? []).length < (text.match(/[\u4e00-\u9fa5]/g) ?? []).length * 0.5;
};

/** Signs of texts in any language. */
const USUAL =
  /[\n\r\t\u0020-\u007e\u00a0-\u00ff\u0400-\u045f\u2010-\u2026\u3000-\u30ff\u4e00-\u9fff\uac00-\ud7a3\uff01-\uff5e]/g;

const isMostlyUsual = (text: string): boolean => (text.match(USUAL) ?? []).length > text.length * 0.8;

/** Returns whether bytes that could not be read are a text all the same, so that saving it as another one helps. */
const isSomeText = (bytes: Uint8Array): boolean => {
  const single = decode(bytes, 'windows-1252');
  if (single !== undefined && !BINARY.test(single)) return true;
  return ['utf-16le', 'utf-16be'].some((encoding) => {
    const text = decode(bytes, encoding);
    return text !== undefined && text !== '' && !BINARY.test(text) && isMostlyUsual(text);
  });
};

/**
 * Reads bytes as a text without its byte order mark, with plain line ends. Throws `importEncodingUnsure` when it is not sure how they are
 * written, and `importUnreadable` when they are no text.
 */
export const readText = (bytes: Uint8Array): string => {
  for (const encoding of encodingsOf(bytes)) {
    const text = decode(bytes, encoding);
    const isSure =
      text !== undefined && (encoding !== 'gb18030' || (isChinese(text) && !isKoreanToo(bytes, text)));
    if (isSure && !BINARY.test(text)) return text.replace(/\r\n?/g, '\n');
  }
  throw new CallError(isSomeText(bytes) ? 'importEncodingUnsure' : 'importUnreadable');
};

/** Parses JSON as it can be stored. Throws `importUnreadable` for broken or endlessly nested JSON. */
export const parseDocument = (text: string): unknown => {
  const parsed = parseCleanJson(text);
  if (parsed === undefined) throw new CallError('importUnreadable');
  return parsed;
};
