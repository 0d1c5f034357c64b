import type { Notice, NoticesState } from './notices.types.ts';

/** Longest stay of a notice that a newer one may take the place of for good, in milliseconds; others return after it. */
const BRIEF_MS = 6000;

/** Nothing to show. */
export const NO_NOTICES: NoticesState = { visible: [], waiting: [] };

const isWarning = ({ tone }: Notice): boolean => tone === 'warning' || tone === 'error';

/**
 * Gives notices their places. Warnings wait their turn; of other notices only the latest is shown, and longer ones
 * come back after it.
 *
 *     done a, error x, done b, error y  →  visible x b, waiting y
 */
const fill = (all: readonly Notice[]): NoticesState => {
  const warnings = all.filter(isWarning);
  const told = all.filter((notice) => !isWarning(notice));
  const latest = told.at(-1);
  const kept = told.slice(0, -1).filter(({ duration }) => duration > BRIEF_MS);
  return {
    visible: [...warnings.slice(0, 1), ...(latest === undefined ? [] : [latest])],
    waiting: [...warnings.slice(1), ...kept],
  };
};

/** Returns all notices, the oldest first of those that compete for a place. */
const inOrder = ({ visible, waiting }: NoticesState): readonly Notice[] => [
  ...waiting.filter((notice) => !isWarning(notice)),
  ...visible,
  ...waiting.filter(isWarning),
];

/** Puts a notice with the others. */
export const afterNoticeShown = (state: NoticesState, notice: Notice): NoticesState =>
  fill([...inOrder(state), notice]);

/** Takes a notice out; the next that waits takes its place. */
export const afterNoticeGone = (state: NoticesState, id: string): NoticesState =>
  fill(inOrder(state).filter((notice) => notice.id !== id));

/** Finds the notice that says the same already, or is about the same. */
export const findEqual = (
  { visible, waiting }: NoticesState,
  { text, tone, topic, detail }: Pick<Notice, 'text' | 'tone' | 'topic' | 'detail'>,
): Notice | undefined =>
  [...visible, ...waiting].find(
    (notice) =>
      (topic !== undefined && notice.topic === topic) ||
      (notice.text === text && notice.tone === tone && notice.detail === detail),
  );
