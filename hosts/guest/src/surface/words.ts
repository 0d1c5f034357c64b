import type { EmbedErrorCode, Locale } from '@chartdock/embed/guest';
import { surfaceTitles } from './surface-titles.ts';

/** Says in a language why nobody can be let in. */
export const connectProblem = async (locale: Locale, code: EmbedErrorCode | undefined): Promise<string> => {
  try {
    const { connectWords } = await import('../trouble/connect-words.ts');
    return connectWords(locale, code);
  } catch {
    return surfaceTitles(locale).failed;
  }
};

/** Texts of what goes wrong around a task, and of its end. */
export interface SurfaceWords {
  readonly done: string;
  readonly retry: string;
  /** Names the top when it is a list of what a token covers. */
  readonly given: string;
}

const SURFACE: Readonly<Record<Locale, SurfaceWords>> = {
  zh: { done: '完成', retry: '重试', given: '可选内容' },
  en: { done: 'Done', retry: 'Try again', given: 'Available items' },
};

/** Gives the texts around a task in a language. */
export const surfaceWords = (locale: Locale): SurfaceWords => SURFACE[locale];
