import type { Locale } from '@chartdock/contract';

/** Texts of opening a file from a list in a surface; a picker loads none of them. */
export interface OpeningWords {
  /** Says that a page of the product does not open from here. */
  readonly stays: string;
  /** Leads back from a file to the list. */
  readonly back: string;
}

const OPENING: Readonly<Record<Locale, OpeningWords>> = {
  zh: { stays: '此内容只能在 Chartdock 中打开', back: '返回列表' },
  en: { stays: 'This opens only in Chartdock itself.', back: 'Back to the list' },
};

/** Gives the texts of opening a file in a language. */
export const openingWords = (locale: Locale): OpeningWords => OPENING[locale];
