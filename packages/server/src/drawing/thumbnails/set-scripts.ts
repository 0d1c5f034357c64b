/** Scripts whose letters change with their neighbours, and the families that their fonts give themselves. */
const FAMILIES: readonly (readonly [script: string, family: string])[] = [
  ['\\u0590-\\u05ff\\ufb1d-\\ufb4f', 'Noto Sans Hebrew'],
  ['\\u0600-\\u06ff\\u0750-\\u077f\\u08a0-\\u08ff\\ufb50-\\ufdff\\ufe70-\\ufefc', 'Noto Sans Arabic'],
  ['\\u0900-\\u097f\\u1cd0-\\u1cff\\ua8e0-\\ua8ff', 'Noto Sans Devanagari'],
  ['\\u0e00-\\u0e7f', 'Noto Sans Thai'],
];

const RUNS = FAMILIES.map(
  ([script, family]) =>
    [new RegExp(`[${script}]+(?:[ \\u200c\\u200d]*[${script}]+)*`, 'gu'), family] as const,
);
const ANY = new RegExp(`[${FAMILIES.map(([script]) => script).join('')}]`, 'u');
const WORDS = /(?<=>)[^<>]+(?=<)/g;

/**
 * Vowels that stand beside their consonant, and their widths in thousandths of an em. The renderer takes such a group to be as
 * wide as its widest letter, so the following text has to be moved on.
 */
const BESIDE: ReadonlyMap<string, number> = new Map([
  ['\u0903', 202],
  ['\u093e', 259],
  ['\u093f', 259],
  ['\u0940', 259],
  ['\u0949', 259],
  ['\u094b', 259],
  ['\u094c', 259],
  ['\u0e33', 406],
]);

/** Returns how far each letter of a run is moved on, as an attribute; none where none is. */
const movesIn = (run: string): string => {
  const moves = [...run].map((_, index, letters) => BESIDE.get(letters[index - 1] ?? '') ?? 0);
  return moves.some((move) => move > 0)
    ? ` dx="${moves.map((move) => (move === 0 ? '0' : `${move / 1_000}em`)).join(' ')}"`
    : '';
};

/**
 * Names the font of runs of these scripts in an SVG of ours. The renderer looks for missing letters one by one, which parts
 * vowels from their consonants; a font that has the whole run joins them.
 */
export const setScripts = (svg: string): string =>
  ANY.test(svg)
    ? svg.replace(WORDS, (words) =>
        RUNS.reduce(
          (text, [run, family]) =>
            text.replace(run, (found) => `<tspan font-family="${family}"${movesIn(found)}>${found}</tspan>`),
          words,
        ),
      )
    : svg;
