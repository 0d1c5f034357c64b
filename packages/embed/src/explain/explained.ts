import type { EmptyOutcome } from '../api/outcomes.ts';
import { failedBy } from '../api/outcomes.ts';
import type { SurfaceErrorCode } from '../errors.ts';
import { EmbedError } from '../errors.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { sentenceOf } from './sentences.ts';

/** Makes the outcome of a lost surface, with a sentence for people in the language of the page. */
export const failedWith = (
  { locale }: Pick<SurfaceContext, 'locale'>,
  code: SurfaceErrorCode,
): EmptyOutcome => failedBy(code, sentenceOf(locale, code));

/** Makes the error of a call that is no surface, likewise. */
export const explained = (
  { locale }: Pick<SurfaceContext, 'locale'>,
  code: SurfaceErrorCode | 'declined',
): EmbedError => new EmbedError(code, sentenceOf(locale, code));
