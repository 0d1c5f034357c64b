import type { EmbedErrorCode, Locale } from '@chartdock/embed/guest';

const NO_ANSWER: Readonly<Record<Locale, string>> = {
  zh: '未能与外层页面建立连接，请关闭后重试。',
  en: 'The page around this one did not answer. Close this and try again.',
};

/** Says in a language why nobody can be let in. */
export const connectProblem = async (locale: Locale, code: EmbedErrorCode | undefined): Promise<string> => {
  try {
    const { CONNECT_WORDS } = await import('./connect-words.ts');
    return (code === undefined ? undefined : CONNECT_WORDS[locale][code]) ?? NO_ANSWER[locale];
  } catch {
    return NO_ANSWER[locale];
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
