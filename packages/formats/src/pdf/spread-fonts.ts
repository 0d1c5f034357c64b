import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { FormatError } from '../model/format-error.ts';
import type { FormatFonts } from '../model/format.types.ts';

/** Name that a page uses for the font of documents, and for its bold cut. */
export const REGULAR = 'regular';
export const BOLD = 'bold';

/** Gives SVG texts the fonts that have their signs. */
export interface FontSpreader {
  /** Wraps runs of signs that the regular font lacks into spans with a fallback's name. */
  readonly spread: (svg: string) => string;
  /** Bytes of every font by its name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const TEXT_NODE = />([^<>]+)</g;
const ENTITY = /&(?:#x?[0-9a-f]+|[a-z]+);/gi;

const open = (bytes: Uint8Array): Font => {
  const font = create(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!('hasGlyphForCodePoint' in font)) throw new FormatError('no_fonts', 'a font is a collection of fonts');
  return font;
};

/** Prepares fonts for pages. Throws `no_fonts` for bytes that are no single font. */
export const createFontSpreader = ({ regular, bold, fallbacks = [] }: FormatFonts): FontSpreader => {
  const main = open(regular);
  const opened = new Map<number, Font>();
  const fallbackFor = (point: number): number =>
    fallbacks.findIndex((bytes, at) => {
      const font = opened.get(at) ?? open(bytes);
      opened.set(at, font);
      return font.hasGlyphForCodePoint(point);
    });
  const known = new Map<number, number>();
  const fontOf = (sign: string): number => {
    const point = sign.codePointAt(0) ?? 0;
    const found =
      known.get(point) ?? (point < 0x80 || main.hasGlyphForCodePoint(point) ? -1 : fallbackFor(point));
    known.set(point, found);
    return found;
  };
  const wrap = (run: string, font: number): string =>
    font === -1 ? run : `<tspan font-family="fallback-${font}">${run}</tspan>`;
  const spreadText = (text: string): string => {
    // Entities stand for signs that every font has.
    const signs = text.split(/(?=&)/).flatMap((part) => {
      const entity = part.match(ENTITY)?.[0];
      return entity !== undefined && part.startsWith(entity)
        ? [entity, ...part.slice(entity.length)]
        : [...part];
    });
    let [written, run, font] = ['', '', -1];
    for (const sign of signs) {
      const next = sign.length > 2 ? -1 : fontOf(sign);
      if (next !== font) {
        written += run === '' ? '' : wrap(run, font);
        [run, font] = ['', next];
      }
      run += sign;
    }
    return written + (run === '' ? '' : wrap(run, font));
  };
  return {
    spread: (svg) => svg.replace(TEXT_NODE, (_, text: string) => `>${spreadText(text)}<`),
    files: new Map([
      [REGULAR, regular],
      [BOLD, bold],
      ...fallbacks.map((bytes, at): [string, Uint8Array] => [`fallback-${at}`, bytes]),
    ]),
  };
};
