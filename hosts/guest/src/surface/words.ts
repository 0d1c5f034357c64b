import type { Locale } from '@chartdock/embed/guest';

/** Texts around a task that its first picture does not show. */
export interface SurfaceWords {
  readonly done: string;
  readonly retry: string;
  /** Names the top when it is a list of a token's items. */
  readonly given: string;
}

const SURFACE: Readonly<Record<Locale, SurfaceWords>> = {
  zh: { done: '完成', retry: '重试', given: '可选内容' },
  en: { done: 'Done', retry: 'Try again', given: 'Available items' },
};

/** Gives the texts around a task in a language. */
export const surfaceWords = (locale: Locale): SurfaceWords => SURFACE[locale];
