import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setScripts } from './set-scripts.ts';
import { readCoverage, unpackFont } from './woff.ts';

/** The name that the files give their family; it is that of the thinnest weight for all of them. */
export const FONT_FAMILY = 'Noto Sans SC Thin';

/** Fonts that stand in for signs the font of documents lacks, the first that has one. */
export const FALLBACK_FONTS = [
  '@fontsource/noto-sans-math',
  '@fontsource/noto-sans-symbols-2',
  '@fontsource/noto-sans-symbols',
  '@fontsource/noto-emoji',
  '@fontsource/noto-sans-kr',
  '@fontsource/noto-sans-thai',
  '@fontsource/noto-sans-arabic',
  '@fontsource/noto-sans-hebrew',
  '@fontsource/noto-sans-devanagari',
] as const;
/** The font of documents. */
export const DOCUMENT_FONT_PACKAGE = '@fontsource/noto-sans-sc';

/** An SVG whose every sign is in one of the files beside it. */
export interface SetText {
  readonly svg: string;
  readonly files: readonly string[];
}

/** Finds fonts for texts. */
export interface DocumentFonts {
  /**
   * Resolves with the fonts that an SVG of ours takes: those of documents, and others for signs that they lack. A sign that none has
   * takes its usual form, `2` for `₂`, or becomes a square, because the renderer would stop to look for those after it.
   */
  readonly setFor: (svg: string) => Promise<SetText>;
}

const require = createRequire(import.meta.url);
const MAIN = /chinese-simplified-(400|700)-normal\.woff$/;
// All Hangul is in one file, and the other files of that package hold parts of it.
const OTHER = /^(?!noto-sans-kr-(?!korean-)).*-400-normal\.woff$/;
const NO_GLYPH = '□';
// Signs that only change the look of their neighbours are left out where no font has them, rather than drawn.
const UNSEEN = /^[\p{M}\p{Cf}\p{Variation_Selector}]$/u;
// Turns the order of the following text, and no font draws it.
const DIRECTION = /^[\u202a-\u202e\u2066-\u2069]$/;
const FOREIGN = /[^\u0000-\u007f]/gu;

const filesOf = async (library: string): Promise<string[]> => {
  const folder = join(dirname(require.resolve(`${library}/package.json`)), 'files');
  const names = (await readdir(folder)).toSorted();
  return names.filter((name) => OTHER.test(name) && !MAIN.test(name)).map((name) => join(folder, name));
};

const mainFiles = (): string[] =>
  [400, 700].map((weight) =>
    require.resolve(`${DOCUMENT_FONT_PACKAGE}/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`),
  );

interface Covering {
  readonly file: string;
  readonly points: ReadonlySet<number>;
}

const coveringOf = async (file: string): Promise<Covering> => ({
  file,
  points: await readCoverage(await readFile(file)),
});

/** Unpacks a font into a folder unless it is there; threads that do it at the same time write the same. */
const unpackInto = async (folder: string, woff: string): Promise<string> => {
  const file = join(folder, basename(woff).replace(/woff$/, 'ttf'));
  if (existsSync(file)) return file;
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(aside, await unpackFont(await readFile(woff)), { mode: 0o600 });
  await rename(aside, file);
  return file;
};

/** Runs something once, however often it is asked for. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};

/** Returns the usual form of a sign, such as the digit of a lowered one; undefined when the font of documents lacks that too. */
const plainForm = (sign: string, known: ReadonlySet<number>): string | undefined => {
  const plain = sign.normalize('NFKC');
  const isDrawn = [...plain].every((one) => one !== sign && known.has(one.codePointAt(0) ?? 0));
  return isDrawn ? plain : undefined;
};

/** Finds fonts for texts and unpacks them into a folder, each with the first text that takes it. */
export const createDocumentFonts = (folder: string): DocumentFonts => {
  const main = once(() => Promise.all(mainFiles().map((file) => unpackInto(folder, file))));
  const covered = once(async () => (await coveringOf(mainFiles()[0] ?? '')).points);
  const others = once(async () => {
    const files = await Promise.all([DOCUMENT_FONT_PACKAGE, ...FALLBACK_FONTS].map(filesOf));
    return Promise.all(files.flat().map(coveringOf));
  });
  const findFile = async (sign: string): Promise<string | undefined> => {
    const point = sign.codePointAt(0) ?? 0;
    return (await others()).find(({ points }) => points.has(point))?.file;
  };

  return {
    setFor: async (svg) => {
      const text = svg.normalize('NFC');
      const known = await covered();
      const replaced = new Map<string, string>();
      const taken = new Set<string>();
      for (const sign of new Set(text.match(FOREIGN))) {
        if (known.has(sign.codePointAt(0) ?? 0) || DIRECTION.test(sign)) continue;
        const file = await findFile(sign);
        if (file !== undefined) taken.add(file);
        else replaced.set(sign, UNSEEN.test(sign) ? '' : (plainForm(sign, known) ?? NO_GLYPH));
      }
      const square = [...replaced.values()].includes(NO_GLYPH) ? await findFile(NO_GLYPH) : undefined;
      if (square !== undefined) taken.add(square);
      const extra = await Promise.all([...taken].map((file) => unpackInto(folder, file)));
      return {
        svg: setScripts(
          replaced.size === 0 ? text : text.replace(FOREIGN, (sign) => replaced.get(sign) ?? sign),
        ),
        files: [...(await main()), ...extra],
      };
    },
  };
};

let folder: string | undefined;

/**
 * Returns the folder into which this process unpacks fonts, for all of its threads. Only this process may read it, and it goes
 * with it.
 */
export const fontFolder = (): string => {
  if (folder !== undefined) return folder;
  const made = mkdtempSync(join(tmpdir(), 'chartdock-fonts-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  folder = made;
  return made;
};
