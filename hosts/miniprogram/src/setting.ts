import { readParameter } from './fragment.ts';

/** What the app tells the page about itself, in the fragment of the first address. */
export interface ProgramSetting {
  /** The mini-program runs in business-program mode (HOST-03). */
  readonly businessProgram: boolean;
}

const PARAMETER = 'chartdock-program';
const KEY = 'chartdock.program';

const storageOf = (window: Window): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

/**
 * Reads the setting that the native page put into the fragment, `chartdock-program=business` or `plain`; later pages of
 * the same visit, whose addresses lack it, take it from the session's storage. Default is no business program.
 */
export const readProgramSetting = (window: Window): ProgramSetting => {
  const storage = storageOf(window);
  const given = readParameter(window.location.hash.slice(1), PARAMETER);
  if (given !== undefined) storage?.setItem(KEY, given);
  return { businessProgram: (given ?? storage?.getItem(KEY)) === 'business' };
};
