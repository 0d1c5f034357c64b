/** Fields of a key event that tell whether an input method has it. */
export interface TypedKey {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  /** When it happened, in milliseconds. */
  readonly timeStamp: number;
}

/** Progress of a composition by an input method. */
export interface Composition {
  readonly isOpen: boolean;
  /** When the last one ended, in milliseconds. */
  readonly endedAt: number;
}

/** Nothing is composed, and nothing was. */
export const noComposition: Composition = { isOpen: false, endedAt: -Infinity };

/** Code of a key that an input method takes. */
const TAKEN = 229;
/** Safari sends the Enter that confirms a composition after its end, within this many milliseconds. */
const CONFIRMING_MS = 50;

/** Notes that an input method began to compose. */
export const afterCompositionStart = (before: Composition): Composition => ({ ...before, isOpen: true });

/** Notes that it is done, whether something came of it or not. */
export const afterCompositionEnd = (timeStamp: number): Composition => ({
  isOpen: false,
  endedAt: timeStamp,
});

/** Returns whether a key belongs to an input method, so that it means no command. */
export const belongsToInputMethod = (
  { isOpen, endedAt }: Composition,
  { key, keyCode, isComposing, timeStamp }: TypedKey,
): boolean =>
  isOpen || isComposing || keyCode === TAKEN || (key === 'Enter' && timeStamp - endedAt < CONFIRMING_MS);
