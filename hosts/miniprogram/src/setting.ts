import { readParameter } from './fragment.ts';
import { NATIVE_VERSION } from './native-pages.ts';

/** Whether the native pages that were copied into the mini-program go with this package. */
export type NativeFit = 'fits' | 'native_older' | 'native_newer' | 'unknown';

/** Facts that the app tells the page about itself, in the fragment of the first address. */
export interface ProgramSetting {
  /** The mini-program runs in business-program mode (HOST-03). */
  readonly businessProgram: boolean;
  /** Our native page shows this one; false in a page of the mini-program's own. */
  readonly inNativePage: boolean;
  /** Language that the native pages speak, so that the page can speak the same; undefined where they do not say. */
  readonly language: 'zh' | 'en' | undefined;
  readonly fit: NativeFit;
  /** Version of the native pages; 0 where they do not say. */
  readonly nativeVersion: number;
}

const PARAMETERS = {
  program: 'chartdock-program',
  native: 'chartdock-native',
  language: 'chartdock-language',
} as const;

const storageOf = (window: Window): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

const fitOf = (version: string | null | undefined): NativeFit => {
  if (!version) return 'unknown';
  const difference = Number(version) - NATIVE_VERSION;
  if (difference === 0) return 'fits';
  return difference > 0 ? 'native_newer' : 'native_older';
};

const languageOf = (text: string | null | undefined): ProgramSetting['language'] =>
  text === 'zh' || text === 'en' ? text : undefined;

/**
 * Reads the setting that the native page put into the fragment, e.g. `chartdock-program=business`; later pages of the
 * same visit, whose addresses lack it, take it from the session's storage. Default is no business program.
 */
export const readProgramSetting = (window: Window): ProgramSetting => {
  const storage = storageOf(window);
  const fragment = window.location.hash.slice(1);
  const read = (name: keyof typeof PARAMETERS): string | null | undefined => {
    const given = readParameter(fragment, PARAMETERS[name]);
    const key = `chartdock.${name}`;
    if (given !== undefined) storage?.setItem(key, given);
    return given ?? storage?.getItem(key);
  };
  const program = read('program');
  // The first version of the native pages told the mode and not itself.
  const version = read('native') ?? (program ? '1' : undefined);
  return {
    businessProgram: program === 'business',
    inNativePage: Boolean(program),
    language: languageOf(read('language')),
    fit: fitOf(version),
    nativeVersion: Number(version ?? 0),
  };
};
