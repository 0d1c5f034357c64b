import type { Notice, NoticesState } from './notices.types.ts';

/** How many notices are on screen at once. */
export const VISIBLE_NOTICES = 3;

/** Nothing to show. */
export const NO_NOTICES: NoticesState = { visible: [], waiting: [] };

const fill = (all: readonly Notice[]): NoticesState => ({
  visible: all.slice(0, VISIBLE_NOTICES),
  waiting: all.slice(VISIBLE_NOTICES),
});

/** Puts a notice at the end of the queue. */
export const afterNoticeShown = ({ visible, waiting }: NoticesState, notice: Notice): NoticesState =>
  fill([...visible, ...waiting, notice]);

/** Takes a notice out; the first that waits moves up. */
export const afterNoticeGone = ({ visible, waiting }: NoticesState, id: string): NoticesState =>
  fill([...visible, ...waiting].filter((notice) => notice.id !== id));

/** Finds the notice that already says the same. */
export const findEqual = (
  { visible, waiting }: NoticesState,
  { text, tone }: Pick<Notice, 'text' | 'tone'>,
): Notice | undefined =>
  [...visible, ...waiting].find((notice) => notice.text === text && notice.tone === tone);
