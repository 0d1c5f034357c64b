/** A library in what a build serves, with its licence as its manifest names it. */
export interface ServedLibrary {
  readonly name: string;
  readonly version: string;
  /** SPDX expression; undefined where the manifest names none. */
  readonly licence: string | undefined;
}

/** Licences that ask for no more than a notice, or for the source of a file that we do not change. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  // Of fonts; they may not be sold by themselves, which we do not do.
  'OFL-1.1',
  'Unlicense',
]);

/** Libraries whose manifest names no licence, with the one that their licence file holds. */
const BY_FILE: Readonly<Record<string, string>> = { khroma: 'MIT' };

const HEADING = /^## (?<name>(?:@[\w.-]+\/)?[\w.-]+) - (?<version>\d\S*)(?: \((?<licence>.+)\))?$/gm;

/** Reads the libraries off the list of licences that Vite writes beside a build. */
export const parseServedLibraries = (text: string): ServedLibrary[] =>
  [...text.matchAll(HEADING)].map(({ groups = {} }) => ({
    name: groups['name'] ?? '',
    version: groups['version'] ?? '',
    licence: groups['licence'],
  }));

/** Returns whether an SPDX expression lets us serve the library; of alternatives, one that does is enough. */
export const isAllowedLicence = (expression: string): boolean =>
  expression
    .replace(/[()]/g, ' ')
    .split(/\sOR\s/)
    .some((alternative) => alternative.split(/\sAND\s/).every((one) => ALLOWED.has(one.trim())));

/** Finds the libraries of a build whose licence is missing, or is one that we do not serve. */
export const findLicenceProblems = (place: string, text: string): string[] => {
  const libraries = parseServedLibraries(text);
  if (libraries.length === 0) return [`${place}: no library is listed, so nothing could be checked`];
  return libraries.flatMap(({ name, version, licence = BY_FILE[name] }) => {
    if (licence === undefined) return [`${place}: ${name} ${version} names no licence`];
    return isAllowedLicence(licence) ? [] : [`${place}: ${name} ${version} comes under ${licence}`];
  });
};
