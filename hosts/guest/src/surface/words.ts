import type { Locale } from '@chartdock/embed/guest';

/** Texts around a task that its first picture does not show. */
export interface SurfaceWords {
  readonly done: string;
  readonly retry: string;
  /** Names the top when it is a list of what a token covers. */
  readonly given: string;
  /** Says that a page of the product does not open from here. */
  readonly stays: string;
  /** Leads back from a file to the list. */
  readonly back: string;
}

const SURFACE: Readonly<Record<Locale, SurfaceWords>> = {
  zh: {
    done: '完成',
    retry: '重试',
    given: '可选内容',
    stays: '此内容只能在 Chartdock 中打开',
    back: '返回列表',
  },
  en: {
    done: 'Done',
    retry: 'Try again',
    given: 'Available items',
    stays: 'This opens only in Chartdock itself.',
    back: 'Back to the list',
  },
};

/** Gives the texts around a task in a language. */
export const surfaceWords = (locale: Locale): SurfaceWords => SURFACE[locale];
