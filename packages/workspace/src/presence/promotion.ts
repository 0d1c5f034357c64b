/** First and last day of a promotion as `YYYY-MM-DD`, both included, in the time of Shanghai. */
export interface PromotionWindow {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** When and where a promotion is asked about. */
export interface PromotionMoment {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Path of the open page. */
  readonly path: string;
  /** Default 2023-12-01 to 2023-12-31 (GUIDE-10). */
  readonly window?: PromotionWindow;
}

const DAY_MS = 86_400_000;
const WITHOUT = /^\/(?:upgrade|mindmap|outline|diagraming)(?:[/?#]|$)/;
const USUAL: PromotionWindow = { firstDay: '2023-12-01', lastDay: '2023-12-31' };

const startOf = (day: string): number => Date.parse(`${day}T00:00:00+08:00`);

/** Returns whether the promotional dialog shows: within its days, and not on pages to upgrade or to edit (GUIDE-10..14). */
export const showsPromotion = ({ now, path, window = USUAL }: PromotionMoment): boolean =>
  now >= startOf(window.firstDay) && now < startOf(window.lastDay) + DAY_MS && !WITHOUT.test(path);
